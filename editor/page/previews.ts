import type { State, TextId } from './api'
import { h } from './dom'
import { t } from './strings'

/** The pages whose search results and link cards can be seen, with the two texts that these show. */
const pairs = [
  { title: 'meta.title', description: 'meta.description', kind: 'landing' },
  { title: 'free-story.page.title', description: 'free-story.page.description', kind: 'story' },
]

/**
 * How a page looks in search results and as a link card, beside the fields of its title or description; null for
 * other texts. `of` draws it in one language, with another value of the edited text.
 * @param stored a text as stored
 */
export function searchPreview(
  { folder, key }: TextId,
  { url, pages }: State,
  stored: (key: string, locale: string) => string,
) {
  const pair = pairs.find(
    ({ title, description }) => folder === 'messages' && [title, description].includes(key),
  )
  if (!pair) return null
  const element = h('div', { class: 'previews' })
  return {
    element,
    /** @param value of the edited text */
    of(locale: { code: string; name: string; path: string }, value: string) {
      const text = (which: string) => (which === key ? value : stored(which, locale.code))
      const picture = pair.kind === 'landing' ? `/og/${locale.code}.png` : `/og/story-${locale.code}.png`
      const page = pages.find((one) => one.kind === pair.kind && one.locale === locale.code)
      const { host, pathname } = new URL(page?.path ?? '/', url)
      return h(
        'div',
        { class: 'preview', lang: locale.code },
        h(
          'div',
          { class: 'result', role: 'img', 'aria-label': t('editor.searchResult', { language: locale.name }) },
          h('cite', {}, `${host}${pathname}`),
          h('b', {}, text(pair.title)),
          h('span', {}, text(pair.description)),
        ),
        h(
          'div',
          { class: 'card', role: 'img', 'aria-label': t('editor.linkCard', { language: locale.name }) },
          h('img', { src: picture, alt: '', width: 1200, height: 630, loading: 'lazy' }),
          h('b', {}, text(pair.title)),
          h('span', {}, text(pair.description)),
        ),
      )
    },
  }
}
