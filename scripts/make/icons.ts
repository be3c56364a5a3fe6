import { readFileSync, writeFileSync } from 'node:fs'
import { palette } from '@/lib/palette'
import { launchChromium } from '../tools/browser'

/*
 * `npm run make -- icons`: public/favicon.ico and apple-icon.png from Nori's head, which itself is the third icon. Run it
 * after `npm run make -- art` has changed it.
 */
const browser = await launchChromium()
const svg = readFileSync('public/art/nori-head.svg', 'base64')

async function draw(size: number, background: string) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;background:${background}"><img src="data:image/svg+xml;base64,${svg}" width="${size}" height="${size}">`,
  )
  await page.evaluate(() => document.images[0]?.decode())
  return page.screenshot({ omitBackground: true })
}

const png = await draw(48, 'transparent')
// An ICO file of one PNG: header, one directory entry, the picture.
const header = Buffer.alloc(22)
header.writeUInt16LE(1, 2)
header.writeUInt16LE(1, 4)
header.writeUInt8(48, 6)
header.writeUInt8(48, 7)
header.writeUInt16LE(1, 10)
header.writeUInt16LE(32, 12)
header.writeUInt32LE(png.length, 14)
header.writeUInt32LE(header.length, 18)
writeFileSync('public/favicon.ico', Buffer.concat([header, png]))
writeFileSync('public/apple-icon.png', await draw(180, palette.paper))
await browser.close()
