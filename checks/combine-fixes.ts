import { isAllowable } from './allow-lists'
import type { Finding } from './findings'
import { setApostrophes } from './format-while-typing'

/** Replaces a word, which may have a straight apostrophe, throughout a text. */
const replaceWord = (text: string, word: string, right: string) =>
  text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}_])${word.replace(/['’]/g, "[’']")}(?![\\p{L}\\p{N}_])`, 'gu'),
    setApostrophes(right),
  )

/** Corrects everything in a text that its findings correct. @param findings with a replacement, about the same text */
function fixAll(findings: readonly Finding[]): string | undefined {
  const misspellings = findings.filter(({ code }) => code === 'unknownWordLike')
  const others = findings.filter(({ code }) => code !== 'unknownWordLike')
  // The replacement of a doubtful finding also corrects what is certain (rule.ts).
  const fixed = (others.find(({ code }) => isAllowable(code)) ?? others[0])?.replacement
  if (fixed === undefined) return misspellings[0]?.replacement
  return misspellings.reduce(
    (text, { values, choices }) => replaceWord(text, String(values?.word), choices?.[0]?.right ?? ''),
    fixed,
  )
}

/** Gives all findings about a text that have a replacement the same one, which corrects what each of them corrects. */
export function combineFixes(findings: readonly Finding[]): Finding[] {
  const fixable = findings.filter(({ replacement }) => replacement !== undefined)
  return findings.map((finding) => {
    if (finding.replacement === undefined) return finding
    const own = fixable.filter(({ path, key }) => path === finding.path && key === finding.key)
    return { ...finding, replacement: fixAll(own) }
  })
}
