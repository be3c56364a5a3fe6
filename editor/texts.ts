import type { Finding } from '../checks/findings'
import type { MessageFolder } from '../checks/message-files'
import type { Placeholder } from '../checks/placeholders'

/* The texts as the server sends them to the page, and what is derived from them. */

/** Identifies a text: the folder of its files, and its key. */
export type TextId = { folder: MessageFolder; key: string }
export type Translations = Record<string, string>
/** `before`: the text before the changes that are not published yet, in the languages where it has changed */
export type Text = TextId & { values: Translations; before: Translations }

/** A page of the site. `document`: the key of its legal document */
export type SitePage = {
  kind: 'landing' | 'story' | 'legal' | 'notFound'
  document?: string
  path: string
  locale: string
}
export type Site = { locales: { code: string; name: string }[]; pages: SitePage[] }
/** `version`: changes with the files; `findings`: all that `npm run check` reports, without spelling */
export type SiteTexts = Site & {
  version: string
  texts: Text[]
  findings: Finding[]
  launch: Placeholder[]
}

/** The name of a text, under which it is found and its draft is stored. */
export const toName = ({ folder, key }: TextId): string => `${folder} ${key}`

export const getTextId = ({ path, key }: Pick<Finding, 'path' | 'key'>): TextId => ({
  folder: path.slice(0, path.lastIndexOf('/')) as MessageFolder,
  key,
})

/** Whether both are the key of the same text, whatever its wording. */
export const isSameId = (one: TextId | undefined, other: TextId | undefined): boolean =>
  one?.key === other?.key && one?.folder === other?.folder

/** The languages in which a text has changed since it was published. */
export const listChanged = ({ before }: Text): string[] => Object.keys(before)

/** The languages that lag behind: a text was changed, but not in these. */
export const listLagging = (text: Text): string[] =>
  listChanged(text).length > 0 ? Object.keys(text.values).filter((locale) => !(locale in text.before)) : []

/** The dates of legal documents whose text was changed since it was published, but not their date. */
export const listStaleDates = ({ findings, texts }: SiteTexts): Text[] => {
  const stale = findings.filter(({ code }) => code === 'dateUnchanged').map(getTextId)
  return texts.filter((text) => stale.some((id) => isSameId(id, text)))
}
