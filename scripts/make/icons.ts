import { readFileSync, writeFileSync } from 'node:fs'
import { palette } from '@/lib/palette'
import { launchChromium } from '../tools/browser'

/*
 * `npm run make -- icons` makes public/favicon.ico and apple-icon.png from Nori's head (public/art/nori-head.svg), which is
 * itself the SVG icon. Run it after the drawing has changed.
 */
const browser = await launchChromium()
const svg = readFileSync('public/art/nori-head.svg', 'base64')

async function drawIcon(size: number, background: string) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;background:${background}"><img src="data:image/svg+xml;base64,${svg}" width="${size}" height="${size}">`,
  )
  await page.evaluate(() => document.images[0]?.decode())
  return page.screenshot({ omitBackground: true })
}

/** Wraps a PNG in an ICO file: a header, one directory entry, and the PNG itself. @param size in pixels */
function createIco(png: Buffer, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6) // width
  header.writeUInt8(size, 7) // height
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // offset of the image
  return Buffer.concat([header, png])
}

writeFileSync('public/favicon.ico', createIco(await drawIcon(48, 'transparent'), 48))
writeFileSync('public/apple-icon.png', await drawIcon(180, palette.paper))
await browser.close()
