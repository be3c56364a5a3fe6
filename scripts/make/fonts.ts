import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { collectCharacters, fonts, subsetFont } from './font-subset'

/*
 * `npm run make -- fonts` makes the font subsets in app/fonts/. Every build runs it with `--if-needed`, which makes them
 * only if a message has a character that they lack.
 */
const list = 'app/fonts/characters.txt'
const characters = collectCharacters()
const subsetCharacters = existsSync(list) ? readFileSync(list, 'utf8') : ''
const isComplete = [...characters].every((character) => subsetCharacters.includes(character))
if (!isComplete || !process.argv.includes('--if-needed')) {
  for (const font of fonts) writeFileSync(`app/fonts/${font.file}`, await subsetFont(font, characters))
  writeFileSync(list, characters)
  console.log(`Reduced ${fonts.length} fonts to ${[...characters].length} characters.`)
}
