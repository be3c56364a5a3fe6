import { differentNumbers } from './numbers'
import { listIndex } from './parse'

/*
 * Legal texts say the same in every language, clause for clause: what a reader is promised must not depend on
 * the language. Words can't be compared by a program; what stands for them can.
 */

/** Whether a key is of a document's text: `terms.updated`, `privacy.intro.0`, `terms.sections.contact.items`. */
export const isClause = (key: string) => /^[^.]+\.(?:updated$|(?:intro|sections)(?:\.|$))/.test(key)

/** What only the owner knows: `[telephone number]`. */
const placeholders = (text: string) => text.match(/\[[^\]]+\]/g) ?? []

/**
 * Holds documents against the English ones: the same sections in the same order, as many paragraphs and
 * items, and in each of them the same numbers and as many placeholders in square brackets; the same dates.
 */
export function checkClauses(
  { file, leaves }: import('./parse').Parsed,
  source: import('./parse').Parsed,
): import('./parse').Finding[] {
  const findings: import('./parse').Finding[] = []
  const report = (key: string, { line, column }: import('./parse').Place, problem: string, cure: string) =>
    findings.push({ severity: 'error', path: file.path, line, column, key, problem, cure })
  const isUneven = (list: string) => lengthOf(leaves, list) !== lengthOf(source.leaves, list)

  for (const [key, leaf] of leaves) {
    if (!isClause(key)) continue
    if (Array.isArray(leaf.value) && isUneven(key))
      report(
        key,
        leaf,
        `has ${lengthOf(leaves, key)} texts, English ${lengthOf(source.leaves, key)}`,
        'say the same in as many texts',
      )
    if (typeof leaf.value !== 'string') continue
    if (/[[\]]/.test(leaf.value.replaceAll(/\[[^[\]]+\]/g, '')))
      report(
        key,
        leaf,
        'has a square bracket without its other half',
        'write placeholders as [what comes here]',
      )
    const english = source.leaves.get(key)?.value
    // In an uneven list the same index is not the same clause.
    if (typeof english !== 'string' || isUneven(key.replace(listIndex, ''))) continue
    const [own, wanted] = [leaf.value, english].map((text) => placeholders(text).length)
    if (own !== wanted)
      report(key, leaf, `has ${own} placeholders in [ ], English ${wanted}`, 'leave the same open')
    const numbers = differentNumbers({ text: leaf.value }, { text: english })
    if (numbers) report(key, leaf, numbers.problem, numbers.cure)
  }

  const [sections, wantedSections] = [leaves, source.leaves].map(sectionsOf)
  for (const [index, section] of (sections ?? []).entries()) {
    const wanted = wantedSections?.[index]
    // Missing sections are reported as missing keys.
    if (section.key === wanted?.key || sections?.length !== wantedSections?.length) continue
    report(
      section.key,
      section,
      `stands where English has ${wanted?.key}`,
      'put the sections in the same order',
    )
    break
  }
  return findings
}

const lengthOf = (leaves: Map<string, import('./parse').Leaf>, list: string) =>
  [...leaves.keys()].filter((key) => listIndex.test(key) && key.replace(listIndex, '') === list).length

const sectionsOf = (leaves: Map<string, import('./parse').Leaf>) =>
  [...leaves].flatMap(([key, { line, column }]) =>
    /^[^.]+\.sections\.[^.]+\.title$/.test(key) ? [{ key: key.replace(/\.title$/, ''), line, column }] : [],
  )
