import { readFileSync } from 'node:fs'
import { fonts, subsetFont } from './font-subset'

const characters = readFileSync('app/fonts/characters.txt', 'utf8')

test.each(fonts)('app/fonts/$file is up to date (`npm run make -- fonts`)', async (font) => {
  const subset = await subsetFont(font, characters)
  expect(subset.equals(readFileSync(`app/fonts/${font.file}`))).toBe(true)
})
