import { allowLists } from './allow-lists'
import { type Finding, type FindingCode, formatFinding } from './findings'

/*
 * What a developer can do about a finding, besides the advice for editors in strings/. Printed in the terminal only, in
 * English, because it names files of the code.
 */

/** By the code of the finding; `{path}` and the like are replaced by the finding's values. */
const hints: Partial<Record<FindingCode, string>> = {
  notFilled: 'If the code fills it in, name it in checks/text-specs.ts.',
  noDictionary: 'Add a dictionary to checks/spelling-dictionaries.ts.',
  noStoryPage: 'To add the page, add it to storyPages and pageLayouts in {path}.',
  noPicture: 'Draw {path} in art/scenes/story/, then run npm run make -- art.',
  navigationFull: 'Move the section from navigationSections to sections.',
}

/** Formats a finding for the terminal, in English, with a hint for developers if there is one. */
export function formatForTerminal(finding: Finding): string {
  const { code, values, allow } = finding
  const hint = hints[code]?.replace(/\{(\w+)\}/g, (_, name) => String(values?.[name]))
  // Editors know an argument by what the page shows there.
  const argument = values?.source && `It is written ${values.source}.`
  const allowance = allow && `If it is right, add “${allow.entry}” to ${allowLists[allow.list]}.`
  return [formatFinding(finding), argument, hint, allowance].filter(Boolean).join(' ')
}
