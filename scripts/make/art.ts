import { mkdirSync, writeFileSync } from 'node:fs'
import { palette } from '@/lib/palette'
import { render } from '../../art/kit/render'
import { maxBytes } from '../../art/kit/scene'
import { modelSheet } from '../../art/model-sheet'
import { scenes } from '../../art/pictures'

/*
 * `npm run make -- art` draws public/art/*.svg from art/, with the same result every time;
 * `npm run make -- art --sheet` also writes .art/sheet.html, a contact sheet of all of them, and `-- --model` writes
 * .art/model.svg, the characters beside each other (docs/model-sheet.jpg).
 */
mkdirSync('public/art', { recursive: true })
let failed = false
for (const [name, scene] of Object.entries(scenes)) {
  const svg = render(scene)
  writeFileSync(`public/art/${name}.svg`, svg)
  if (svg.length <= maxBytes(name)) continue
  failed = true
  console.error(
    `public/art/${name}.svg has ${svg.length} bytes; draw it with fewer parts (at most ${maxBytes(name)}).`,
  )
}
console.log(`Drew ${Object.keys(scenes).length} pictures in public/art.`)
if (failed) process.exitCode = 1

if (process.argv.includes('--sheet')) {
  const figures = Object.keys(scenes).map(
    (name) => `<figure><img src="../public/art/${name}.svg" alt=""><figcaption>${name}</figcaption></figure>`,
  )
  mkdirSync('.art', { recursive: true })
  writeFileSync(
    '.art/sheet.html',
    `<!doctype html><meta charset="utf-8"><title>Art</title><style>body{display:grid;grid-template-columns:repeat(5,1fr);gap:12px;margin:12px;font:14px sans-serif;background:#e9f3ea}figure{margin:0}img{width:100%;background:${palette.paper}}</style>${figures.join('')}`,
  )
  console.log('Open .art/sheet.html in a browser.')
}

if (process.argv.includes('--model')) {
  mkdirSync('.art', { recursive: true })
  writeFileSync('.art/model.svg', modelSheet())
  console.log('Open .art/model.svg in a browser.')
}
