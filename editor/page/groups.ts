import type { SiteTexts, Text, TextId } from './api'
import { getShownText } from './arguments'
import { t } from './language'

/* The names of the groups of texts and of the pages, and the page on which a text is shown. */

type SitePage = SiteTexts['pages'][number]

const groupNames: Record<string, string> = {
  meta: t('groups.meta'),
  shell: t('groups.shell'),
  nav: t('groups.nav'),
  action: t('groups.action'),
  hero: t('groups.hero'),
  moon: t('groups.moon'),
  book: t('groups.book'),
  app: t('groups.app'),
  benefits: t('groups.benefits'),
  'about-us': t('groups.aboutUs'),
  'free-story': t('groups.freeStory'),
  footer: t('groups.footer'),
  toast: t('groups.toast'),
  legal: t('groups.legal'),
  notFound: t('groups.notFound'),
}

/** The title of a legal document's link in the footer, in the editor's language if its file can be read. */
function getDocumentTitle(key: string, texts: Text[]) {
  const title = texts.find((text) => text.folder === 'messages' && text.key === `footer.${key}`)
  return title ? getShownText(title) : key
}

/** The name of a group of texts: `First screen`. A group without one, such as a new section, has the name of its key. */
export const getGroupName = (group: string, texts: Text[]): string =>
  group.startsWith('legal/')
    ? getDocumentTitle(group.slice('legal/'.length), texts)
    : (groupNames[group] ?? group)

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
