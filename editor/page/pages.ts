import type { SitePage, SiteTexts, TextId } from '../texts'
import { toName } from '../texts'
import { getShownText } from './describe'
import { editorLanguage, t } from './language'
import type { EditorState } from './state'

/** The title of a legal document, as its link in the footer has it. */
const getLegalTitle = (key: string, { texts }: SiteTexts) => {
  const title = texts.find((text) => text.folder === 'messages' && text.key === `footer.${key}`)
  return title ? getShownText(title, editorLanguage) : key
}

/** The name of a page in the editor's language. */
export const getPageName = ({ kind, document: key = '' }: SitePage, site: SiteTexts): string =>
  kind === 'legal' ? getLegalTitle(key, site) : t(`editor.${kind}`)

/** The name of the section of a text. A new section has the name of its key. */
export function getSectionName({ folder, key }: TextId, site: SiteTexts): string {
  const [section = ''] = key.split('.')
  if (folder === 'messages/legal') return getLegalTitle(section, site)
  const name = `groups.${section}` as 'groups.hero'
  return t.has(name) ? t(name) : section
}

export function findPageOfText({ folder, key }: TextId, pages: readonly SitePage[], locale: string) {
  const [section = ''] = key.split('.')
  const isOfText = ({ kind, document }: SitePage) => {
    if (folder === 'messages/legal') return document === section
    if (section === 'notFound') return kind === 'notFound'
    return kind === (/^free-story\.(?:page|story)\./.test(key) ? 'story' : 'landing')
  }
  return pages.find((page) => page.locale === locale && isOfText(page)) ?? pages.find(isOfText)
}

/** The page that the frame has to open for a text; nothing if it already shows the text. */
export function getPagePath(id: TextId, { pages }: SiteTexts, page: EditorState['page']): { path?: string } {
  if (!page || page.names.has(toName(id))) return {}
  const target = findPageOfText(id, pages, page.locale)
  return target && target.path !== page.path ? { path: target.path } : {}
}
