import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { characters, fonts, subset } from './make/font-subset.mjs'

/*
 * `npm run fonts`, also part of every build: creates the font subsets again if a message contains a character
 * that they lack.
 */
const list = 'app/fonts/characters.txt'
const text = characters()
const known = existsSync(list) ? readFileSync(list, 'utf8') : ''
if (process.argv.includes('--force') || [...text].some((character) => !known.includes(character))) {
  for (const font of fonts) writeFileSync(`app/fonts/${font.file}`, await subset(font, text))
  writeFileSync(list, text)
  console.log(`Reduced ${fonts.length} fonts to ${[...text].length} characters.`)
}
