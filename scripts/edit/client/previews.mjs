import { h } from './dom.mjs'

/** The texts that search results and link cards show, and how the other half of each is found. */
const pairs = [
  { title: 'meta.title', description: 'meta.description', path: (/** @type {string} */ home) => home },
  { title: 'free-story.page.title', description: 'free-story.page.description', path: () => '/free-story' },
]

/**
 * How a page looks in search results and as a link card, beside the fields of its title or description; null for
 * other texts. `update` shows other values.
 * @param {import('./api.mjs').TextId} id
 * @param {(key: string, locale: string) => string} stored a text as stored
 */
export function searchPreview({ folder, key }, stored) {
  const pair = pairs.find(
    ({ title, description }) => folder === 'messages' && [title, description].includes(key),
  )
  if (!pair) return null
  const element = h('div', { class: 'previews' })
  return {
    element,
    /** @param {{ code: string, name: string, path: string }} locale @param {string} value of the edited text */
    of(locale, value) {
      const text = (/** @type {string} */ which) => (which === key ? value : stored(which, locale.code))
      const picture = pair.title === 'meta.title' ? `/og/${locale.code}.png` : `/og/story-${locale.code}.png`
      return h(
        'div',
        { class: 'preview', lang: locale.code },
        h(
          'div',
          { class: 'result', role: 'img', 'aria-label': `Search result, ${locale.name}` },
          h('cite', {}, `nori.example${new URL(pair.path(locale.path), location.href).pathname}`),
          h('b', {}, text(pair.title)),
          h('span', {}, text(pair.description)),
        ),
        h(
          'div',
          { class: 'card', role: 'img', 'aria-label': `Link card, ${locale.name}` },
          h('img', { src: picture, alt: '', width: 1200, height: 630, loading: 'lazy' }),
          h('b', {}, text(pair.title)),
          h('span', {}, text(pair.description)),
        ),
      )
    },
  }
}
