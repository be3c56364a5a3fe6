import { readdirSync, readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

interface Font {
  /** in app/fonts */
  file: string
  /** Fontsource's file */
  source: string
  /** the ranges of its axes that the design uses */
  axes: Record<string, number | { min: number; max: number }>
}

/** The fonts that the site sends. */
export const fonts: Font[] = [
  {
    file: 'display.woff2',
    source: '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
    // Titles and buttons have one weight, so the file is half as large as with the whole axis.
    axes: { wght: 760 },
  },
  {
    file: 'text.woff2',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  { file: 'story.woff2', source: '@fontsource/andika/files/andika-latin-400-normal.woff2', axes: {} },
]

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
// The letters of English, French and Spanish, whether a message uses them now or not.
const letters = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸÁÍÓÚÑ'
const signs = '¿¡«»“”‘’‹›–—…•·×€¢°©®™ªº½¼¾→←\u00a0\u202f\u2011'

/** Every character that the fonts must contain: those of the three languages and of the messages. */
export function characters() {
  const texts = ['messages', 'messages/legal'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const all = [ascii, letters, letters.toLowerCase(), signs, ...texts]
    .join('')
    .replaceAll(/\s(?<![ \u00a0\u202f])/g, '')
  return [...new Set(all)].sort().join('')
}

/** Reduces a font to the characters of a text. */
export const subset = ({ source, axes }: Font, text: string) =>
  subsetFont(readFileSync(`node_modules/${source}`), text, { targetFormat: 'woff2', variationAxes: axes })
