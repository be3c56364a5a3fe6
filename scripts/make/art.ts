import { mkdirSync, writeFileSync } from 'node:fs'
import { render } from '../../art/kit/render'
import { maxBytes } from '../../art/kit/scene'
import { scenes } from '../../art/pictures'
import { measureMousePlaces } from '../../art/scenes/story/mouse-places'

/*
 * `npm run make -- art` draws public/art/*.svg from art/, and writes where the mouse is in the story's pictures. With
 * `--overviews`, it also draws the pictures of docs/, such as storyboard.jpg.
 */

function drawPictures() {
  mkdirSync('public/art', { recursive: true })
  for (const [name, scene] of Object.entries(scenes)) {
    const svg = render(scene)
    writeFileSync(`public/art/${name}.svg`, svg)
    if (svg.length <= maxBytes(name)) continue
    process.exitCode = 1
    console.error(
      `public/art/${name}.svg has ${svg.length} bytes; draw it with fewer parts (at most ${maxBytes(name)}).`,
    )
  }
  console.log(`Drew ${Object.keys(scenes).length} pictures in public/art.`)
}

async function drawOverviews() {
  const { overviews } = await import('../../art/overviews')
  const { launchChromium } = await import('../tools/browser')
  const browser = await launchChromium()
  try {
    for (const [name, { width, html }] of Object.entries(overviews)) {
      const page = await browser.newPage({ viewport: { width, height: 100 }, reducedMotion: 'reduce' })
      await page.setContent(html)
      await page.screenshot({ path: `docs/${name}.jpg`, type: 'jpeg', quality: 80, fullPage: true })
      await page.close()
    }
  } finally {
    await browser.close()
  }
  console.log(`Drew ${Object.keys(overviews).length} overviews in docs.`)
}

function writeMousePlaces() {
  writeFileSync('art/mouse-places.json', `${JSON.stringify(measureMousePlaces(), null, 2)}\n`)
}

drawPictures()
writeMousePlaces()
if (process.argv.includes('--overviews')) await drawOverviews()
