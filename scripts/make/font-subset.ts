import { readdirSync, readFileSync } from 'node:fs'
import reduceFont from 'subset-font'

interface Font {
  /** name in app/fonts/ */
  file: string
  /** path of Fontsource's file in node_modules/ */
  source: string
  /** the values or ranges of its axes that the design uses */
  axes: Record<string, number | { min: number; max: number }>
  /** the characters that it needs, if not all */
  only?: RegExp
}

export const fonts: Font[] = [
  {
    file: 'display.woff2',
    source: '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
    // Titles and buttons have one weight: half the size of a file with the whole axis.
    axes: { wght: 760 },
  },
  {
    file: 'text.woff2',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'italic.woff2',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    axes: { wght: 400 },
    // Titles within a text, and a sentence.
    only: /[\p{L}\s.,:;?!¿¡’—-]/u,
  },
  { file: 'story.woff2', source: '@fontsource/andika/files/andika-latin-400-normal.woff2', axes: {} },
]

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
// All letters of English, French and Spanish, so that most changes of a text need no new subset.
const letters = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸÁÍÓÚÑ'
const punctuation = '¿¡«»“”‘’‹›–—…•·×€¢°©®™ªº½¼¾→←\u00a0\u202f\u2011'

/** Collects the characters that the fonts must contain: those of the three languages and of all messages. */
export function collectCharacters(): string {
  const texts = ['messages', 'messages/legal'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const all = [ascii, letters, letters.toLowerCase(), punctuation, ...texts]
    .join('')
    .replaceAll(/\s(?<![ \u00a0\u202f])/g, '')
  return [...new Set(all)].sort().join('')
}

export function subsetFont({ source, axes, only = /./ }: Font, characters: string): Promise<Buffer> {
  const own = [...characters].filter((one) => only.test(one)).join('')
  return reduceFont(readFileSync(`node_modules/${source}`), own, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
}
