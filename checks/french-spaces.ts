/* The spaces of French punctuation. Has no imports, because the editor's page uses it too. */

export const nbsp = '\u00a0'
export const narrowNbsp = '\u202f'

type Replacement = [pattern: RegExp, replacement: string]

/** Arguments, tags, web and e-mail addresses and HTML entities, whose punctuation is not that of a sentence. */
const protectedPart = /\{[^{}]*\}|<[^<>\s]+>|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+|&#?\w+;/g
/** Stands for a protected part. A character for private use, which no text contains. */
export const protectedMark = '\ue000'

const replacements: Replacement[] = [
  [/ (?=[;!?])|(?<=[^\s«([;!?])(?=[;!?])/gu, narrowNbsp],
  [/ (?=[»%$])|(?<=[^\s«([])(?=[»%])|(?<=«) |(?<=«)(?=\S)/gu, nbsp],
  // Not the colon in a time (10:30). After the spaces above, which may follow a colon.
  [/ (?=:(?=\s|$))|(?<=[^\s«([:])(?=:(?=\s|$))/gu, nbsp],
]
/** A wide space before ; ! ? is also read as a space, but a narrow one is usual. */
export const narrowedSpace: Replacement = [/\u00a0(?=[;!?])/g, narrowNbsp]

/** Formats a text except its arguments, tags and addresses. @param format receives `protectedMark` for each of them */
export function keepProtectedParts(text: string, format: (rest: string) => string): string {
  const parts = text.match(protectedPart) ?? []
  return format(text.replace(protectedPart, protectedMark)).replaceAll(
    protectedMark,
    () => parts.shift() ?? '',
  )
}

/** Sets no-break spaces before : ; ! ? % $ and inside « ». Leaves arguments, tags and addresses as they are. */
export const setFrenchSpaces = (text: string): string =>
  keepProtectedParts(text, (rest) =>
    replacements.reduce((left, replacement) => left.replace(...replacement), rest),
  )
