import type { Text } from './api'
import { getDraft } from './drafts'
import { getLanguageName, t } from './language'
import { findText } from './state'
import { useLoadedEditor } from './store'

/** The kinds of pages with a preview, and the keys of the two texts that it shows. */
const previewedPages = [
  { title: 'meta.title', description: 'meta.description', kind: 'landing' },
  { title: 'free-story.page.title', description: 'free-story.page.description', kind: 'story' },
]

/** Cuts a text after a number of characters, which the counter of its field counts too. */
const cutAfter = (text: string, maxLength = Number.POSITIVE_INFINITY) =>
  [...text].length > maxLength ? `${[...text].slice(0, maxLength).join('').trimEnd()}…` : text

/** A page's search result and link card, for its title and its description; nothing for other texts. */
export function SearchPreview({ text: { folder, key }, locale: code }: { text: Text; locale: string }) {
  const state = useLoadedEditor()
  const { site } = state
  const previewed = previewedPages.find(
    ({ title, description }) => folder === 'messages' && [title, description].includes(key),
  )
  if (!previewed) return null
  const { title, description, kind } = previewed
  const language = getLanguageName(code)
  const getText = (key: string) => {
    const id = { folder: 'messages', key } as const
    const text = findText(state, id)
    return cutAfter(getDraft(state.drafts, id, code)?.text ?? text?.values[code] ?? '', text?.maxLength)
  }
  const page = site.pages.find((candidate) => candidate.kind === kind && candidate.locale === code)
  const { host, pathname } = new URL(page?.path ?? '/', site.url)
  const texts = (
    <>
      <b>{getText(title)}</b>
      <span>{getText(description)}</span>
    </>
  )
  return (
    <div className="preview" lang={code}>
      <div className="result" role="img" aria-label={t('editor.searchResult', { language })}>
        <cite>{host + pathname}</cite>
        {texts}
      </div>
      <div className="card" role="img" aria-label={t('editor.linkCard', { language })}>
        <img
          src={kind === 'landing' ? `/og/${code}.png` : `/og/story-${code}.png`}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
        />
        {texts}
      </div>
    </div>
  )
}
