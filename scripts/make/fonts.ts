import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { characters, fonts, subset } from './font-subset'

/*
 * `npm run make -- fonts` creates the font subsets again; every build does (`--if-needed`) if a message contains a
 * character that they lack.
 */
const list = 'app/fonts/characters.txt'
const text = characters()
const known = existsSync(list) ? readFileSync(list, 'utf8') : ''
if (!process.argv.includes('--if-needed') || [...text].some((character) => !known.includes(character))) {
  for (const font of fonts) writeFileSync(`app/fonts/${font.file}`, await subset(font, text))
  writeFileSync(list, text)
  console.log(`Reduced ${fonts.length} fonts to ${[...text].length} characters.`)
}
