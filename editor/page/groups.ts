import type { SiteTexts, Text, TextId } from './api'
import { getShownText } from './arguments'
import { t } from './language'

/* The names of the groups of texts and of the pages, and the page on which a text is shown. */

type SitePage = SiteTexts['pages'][number]

/** The title of a legal document's link in the footer, in the editor's language if its file can be read. */
function getDocumentTitle(key: string, texts: Text[]) {
  const title = texts.find((text) => text.folder === 'messages' && text.key === `footer.${key}`)
  return title ? getShownText(title) : key
}

const nameGroup = (name: 'hero', group: string) => (t.has(`groups.${name}`) ? t(`groups.${name}`) : group)

/** The name of a group of texts: `First screen`. A group without one, such as a new section, has the name of its key. */
export const getGroupName = (group: string, texts: Text[]): string =>
  group.startsWith('legal/')
    ? getDocumentTitle(group.slice('legal/'.length), texts)
    : nameGroup(group.replace(/-(\w)/, (_, letter) => letter.toUpperCase()) as 'hero', group)

/** The name of a page; a legal document has the title of its link in the footer. */
export const getPageName = ({ kind, document: key }: SitePage, texts: Text[]): string =>
  kind === 'document' ? getDocumentTitle(key ?? '', texts) : t(`editor.${kind}`)

/** Finds the page that shows a text, in a language. */
export function findPageOfText({ folder, key }: TextId, pages: SitePage[], locale: string) {
  const [group = ''] = key.split('.')
  const isOfText = ({ kind, document }: SitePage) => {
    if (folder === 'messages/legal') return document === group
    if (group === 'notFound') return kind === 'notFound'
    return kind === (/^free-story\.(?:page|story)\./.test(key) ? 'story' : 'landing')
  }
  return pages.find((page) => page.locale === locale && isOfText(page)) ?? pages.find(isOfText)
}

export const getPathname = (path: string = ''): string => new URL(path, location.href).pathname
