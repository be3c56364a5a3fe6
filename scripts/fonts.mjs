import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { characters, fonts, subset } from './export/font-subset.mjs'

/*
 * `npm run fonts`, and part of every build: cuts the fonts anew when a message has brought a character
 * that they lack.
 */
const list = 'app/fonts/characters.txt'
const text = characters()
const known = existsSync(list) ? readFileSync(list, 'utf8') : ''
if (process.argv.includes('--force') || [...text].some((sign) => !known.includes(sign))) {
  for (const font of fonts) writeFileSync(`app/fonts/${font.file}`, await subset(font, text))
  writeFileSync(list, text)
  console.log(`Cut ${fonts.length} fonts to ${[...text].length} characters.`)
}
