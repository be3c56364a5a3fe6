import type { State, TextId } from './api'
import { h } from './dom'
import { t } from './language'

/** The kinds of pages with a preview, and the keys of the two texts that it shows. */
const previewedPages = [
  { title: 'meta.title', description: 'meta.description', kind: 'landing' },
  { title: 'free-story.page.title', description: 'free-story.page.description', kind: 'story' },
]

/**
 * Creates the preview of a page's search result and link card, for its title and its description; null for other texts.
 * @param getStoredText returns a text as stored
 */
export function createSearchPreview(
  { folder, key }: TextId,
  { url, pages }: State,
  getStoredText: (key: string, locale: string) => string,
) {
  const previewed = previewedPages.find(
    ({ title, description }) => folder === 'messages' && [title, description].includes(key),
  )
  if (!previewed) return null
  const element = h('div', { class: 'previews' })
  return {
    element,
    /** Renders it in a language. @param value of the edited text */
    render(locale: { code: string; name: string; path: string }, value: string) {
      const getText = (other: string) => (other === key ? value : getStoredText(other, locale.code))
      const image = previewed.kind === 'landing' ? `/og/${locale.code}.png` : `/og/story-${locale.code}.png`
      const page = pages.find(
        (candidate) => candidate.kind === previewed.kind && candidate.locale === locale.code,
      )
      const { host, pathname } = new URL(page?.path ?? '/', url)
      return h(
        'div',
        { class: 'preview', lang: locale.code },
        h(
          'div',
          { class: 'result', role: 'img', 'aria-label': t('editor.searchResult', { language: locale.name }) },
          h('cite', {}, `${host}${pathname}`),
          h('b', {}, getText(previewed.title)),
          h('span', {}, getText(previewed.description)),
        ),
        h(
          'div',
          { class: 'card', role: 'img', 'aria-label': t('editor.linkCard', { language: locale.name }) },
          h('img', { src: image, alt: '', width: 1200, height: 630, loading: 'lazy' }),
          h('b', {}, getText(previewed.title)),
          h('span', {}, getText(previewed.description)),
        ),
      )
    },
  }
}
