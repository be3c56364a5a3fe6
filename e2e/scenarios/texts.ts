import { messageFolders, readMessageFiles } from '@/checks/message-files'
import { mapMessages } from '@/lib/i18n/map-messages'
import type { ProjectCopy } from '../../scripts/tools/project-copy'

/** New values for formatted messages, which the message checks accept. */
const values: [RegExp, (value: string) => string][] = [
  [/(^|\.)email$/, () => 'letters@other.example'],
  [/\.amount$/, (value) => (Number(value) + 5).toFixed(2)],
  [/\.currency$/, () => 'USD'],
  [/^book\.rating\.best$/, () => '10'],
  [/^book\.rating\.value$/, () => '9.3'],
  [/^book\.rating\.count$/, (value) => String(Number(value) + 30)],
  [/^(terms|privacy|accessibility)\.updated$/, () => '2027-02-15'],
]

/** ROT13: every word changes; lengths and punctuation stay. */
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })

/** Changes every word of a text; arguments, tags, punctuation and lengths stay. */
function changeText(text: string, key: string) {
  const [, change] = values.find(([keys]) => keys.test(key)) ?? []
  if (/\{[^}]*\{/.test(text)) throw new Error(`${key}: e2e/scenarios/texts.ts can't change a plural yet.`)
  return change
    ? change(text)
    : text.replaceAll(/\{[^}]*\}|<[^>]*>|[^{<]+/g, (part) => (/^[{<]/.test(part) ? part : rot13(part)))
}

/** Reads all message files of a copy of the project. */
export const readCopiedMessages = ({ folder }: ProjectCopy) =>
  messageFolders.flatMap((name) => readMessageFiles(name, folder))

/** Changes every text of a copy of the project. */
export function changeTexts(copy: ProjectCopy) {
  for (const { path, text } of readCopiedMessages(copy))
    copy.write(path, `${JSON.stringify(mapMessages(JSON.parse(text), changeText), null, 2)}\n`)
}
