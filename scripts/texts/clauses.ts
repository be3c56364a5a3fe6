import { differentNumbers } from './numbers'
import { type Finding, listIndex, type Parsed, type Remark } from './parse'
import { openPlaces } from './placeholders'
import { findingAt, when } from './remarks'

/*
 * Legal texts say the same in every language, clause for clause: what a reader is promised must not depend on
 * the language. Words can't be compared by a program; what stands for them can.
 */

/** Whether a key is of a document's text: `terms.updated`, `privacy.intro.0`, `terms.sections.contact.items`. */
export const isClause = (key: string) => /^[^.]+\.(?:updated$|(?:intro|sections)(?:\.|$))/.test(key)

/**
 * Holds documents against the English ones: the same sections in the same order, as many paragraphs and
 * items, and in each of them the same numbers and as many placeholders in square brackets; the same dates.
 */
export function checkClauses({ file, leaves }: Parsed, source: Parsed): Finding[] {
  const differences = (list: string): Remark[] => {
    const [own, wanted] = [leaves, source.leaves].map((texts) => lengthOf(texts, list))
    return when(own !== wanted, {
      problem: `has ${own} texts, English ${wanted}`,
      cure: 'say the same in as many texts',
    })
  }
  const remarksOn = (key: string, value: unknown): Remark[] => {
    if (Array.isArray(value)) return differences(key)
    if (typeof value !== 'string') return []
    const brackets = when(/[[\]]/.test(value.replaceAll(/\[[^[\]]+\]/g, '')), {
      problem: 'has a square bracket without its other half',
      cure: 'write placeholders as [what comes here]',
    })
    const english = source.leaves.get(key)?.value
    // In an uneven list the same index is not the same clause.
    if (typeof english !== 'string' || differences(key.replace(listIndex, '')).length > 0) return brackets
    const [own, wanted] = [value, english].map((text) => openPlaces(text).length)
    return [
      ...brackets,
      ...when(own !== wanted, {
        problem: `has ${own} placeholders in [ ], English ${wanted}`,
        cure: 'leave the same open',
      }),
      ...differentNumbers({ text: value }, { text: english }),
    ]
  }
  const clauses = [...leaves].filter(([key]) => isClause(key))
  const findings = clauses.flatMap(([key, leaf]) =>
    remarksOn(key, leaf.value).map((remark) => findingAt(file.path, key, leaf, remark)),
  )
  const [sections = [], wanted = []] = [leaves, source.leaves].map(sectionsOf)
  const index = sections.findIndex(({ key }, at) => key !== wanted[at]?.key)
  const section = sections[index]
  // Missing sections are reported as missing keys.
  if (!section || sections.length !== wanted.length) return findings
  const problem = `stands where English has ${wanted[index]?.key}`
  return [
    ...findings,
    findingAt(file.path, section.key, section, { problem, cure: 'put the sections in the same order' }),
  ]
}

const lengthOf = (leaves: Parsed['leaves'], list: string) =>
  [...leaves.keys()].filter((key) => listIndex.test(key) && key.replace(listIndex, '') === list).length

const sectionsOf = (leaves: Parsed['leaves']) =>
  [...leaves].flatMap(([key, { line, column }]) =>
    /^[^.]+\.sections\.[^.]+\.title$/.test(key) ? [{ key: key.replace(/\.title$/, ''), line, column }] : [],
  )
