import { readFileSync } from 'node:fs'
import { fonts, subset } from './font-subset'

test.each(fonts)(
  'app/fonts/$file is what `npm run make -- fonts` writes for the characters of its list',
  async (font) => {
    const cut = await subset(font, readFileSync('app/fonts/characters.txt', 'utf8'))
    expect(cut.equals(readFileSync(`app/fonts/${font.file}`))).toBe(true)
  },
)
