import { useEffect, useRef } from 'react'
import type { Finding } from '../../checks/findings'
import { getTextId, listChanged, type Text, toName } from '../texts'
import { getPurpose, getShownText, showVersion } from './describe'
import { findDraft, getTyped } from './drafts'
import { editorLanguage, t } from './language'
import { getSectionName } from './pages'
import type { EditorState, Shown } from './state'
import { useEditor } from './store'

const shownNames: Shown[] = ['page', 'all', 'findings', 'drafts']

/** Removes what a search ignores: capitals, accents, currency signs, kinds of quotation marks, invisible characters. */
const simplify = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Sc}]/gu, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

export function mapSeverities(findings: readonly Finding[]): Map<string, Finding['severity']> {
  const severities = new Map<string, Finding['severity']>()
  for (const finding of findings) {
    const name = toName(getTextId(finding))
    if (severities.get(name) !== 'error') severities.set(name, finding.severity)
  }
  return severities
}

/** Filters the texts by words, as they are shown in any language, and by what is chosen. */
export function filterTexts(
  texts: readonly Text[],
  { words, shown, page, drafts }: Pick<EditorState, 'words' | 'shown' | 'page' | 'drafts'>,
  severities: ReadonlyMap<string, unknown>,
): Text[] {
  const parts = simplify(words).split(' ').filter(Boolean)
  return texts.filter((text) => {
    const name = toName(text)
    if (shown === 'page' && !page?.names.has(name)) return false
    if (shown === 'findings' && !severities.has(name)) return false
    if (shown === 'drafts' && !findDraft(drafts, text)) return false
    const versions = Object.values(getTyped(drafts, text)).map((version) => showVersion(text, version))
    const haystack = simplify([...versions, getPurpose(text) ?? '', text.key].join('\n'))
    return parts.every((part) => haystack.includes(part))
  })
}

export function TextList() {
  const { state, site, set } = useEditor()
  const severities = mapSeverities(site.findings)
  const texts = filterTexts(site.texts, state, severities)
  const sections = Map.groupBy(texts, (text) => getSectionName(text, site))
  return (
    <>
      <div className="filter">
        <input
          type="search"
          aria-label={t('editor.search')}
          placeholder={t('editor.search')}
          value={state.words}
          onChange={(event) => set({ words: event.target.value })}
        />
        <select
          aria-label={t('editor.show')}
          value={state.shown}
          onChange={(event) => set({ shown: event.target.value as Shown })}
        >
          {shownNames.map((name) => (
            <option key={name} value={name}>
              {t(`filters.${name}`)}
            </option>
          ))}
        </select>
        <p role="status">{t('editor.count', { count: texts.length })}</p>
      </div>
      <div className="scroll">
        {[...sections].map(([section, own]) => (
          <section key={section}>
            <h2>{section}</h2>
            <ul className="texts">
              {own.map((text) => (
                <TextRow key={toName(text)} text={text} severity={severities.get(toName(text))} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** The text that was open last, which gets the focus again. */
let lastOpen: string | undefined

function TextRow({ text, severity }: { text: Text; severity: Finding['severity'] | undefined }) {
  const { state, open } = useEditor()
  const button = useRef<HTMLButtonElement>(null)
  const name = toName(text)
  useEffect(() => {
    if (lastOpen !== name) return
    lastOpen = undefined
    button.current?.focus()
  }, [name])
  return (
    <li>
      <button
        ref={button}
        type="button"
        data-key={text.key}
        title={getPurpose(text)}
        onClick={() => {
          lastOpen = name
          open(text)
        }}
      >
        <span>{getShownText(text, state.page?.locale ?? editorLanguage)}</span>
        {severity && <i className={`badge ${severity}`}>{t(`editor.${severity}`)}</i>}
        {findDraft(state.drafts, text) && <i className="badge">{t('editor.draft')}</i>}
        {listChanged(text).length > 0 && <i className="badge">{t('editor.changed')}</i>}
      </button>
    </li>
  )
}
