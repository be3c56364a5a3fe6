import { useEffect, useState } from 'react'
import { formatFinding } from '../../checks/findings'
import type { Text, TextId } from './api'
import { formatFindingCounts } from './findings'
import { getGroupName } from './groups'
import { t, tCheck } from './language'
import { getPurpose, type Hit, isSameText, searchTexts } from './search'
import { type EditorState, listDrafts } from './state'
import { actions, useLoadedEditor } from './store'
import { TextName } from './text-name'

/** By the name of the string that labels the filter. */
const filters = {
  all: () => true,
  findings: (text: Text) => text.findings.length > 0,
  placeholders: (text: Text) => text.hasPlaceholder,
  drafts: (text: Text, state: EditorState) => listDrafts(state, text).length > 0,
  lagging: (text: Text) => text.lagging.length > 0,
} as const
type Filter = keyof typeof filters
const filterNames = Object.keys(filters) as Filter[]

/** The searchable list of all texts, grouped by section. */
export function TextList() {
  const state = useLoadedEditor()
  const { site, query, returnFocus } = state
  const filter = filterNames.find((name) => name === state.filter) ?? 'all'
  const hits = searchTexts(site.texts, query).filter(({ text }) => filters[filter](text, state))
  // A text that was opened here stays until the query changes, although it may not match any more once it is saved.
  const name = `${filter} ${query}`
  const [opened, setOpened] = useState<{ list: string; ids: TextId[] }>({ list: name, ids: [] })
  const openedIds = opened.list === name ? opened.ids : []
  const kept = site.texts.filter(
    (text) => openedIds.some((id) => isSameText(id, text)) && hits.every((hit) => hit.text !== text),
  )
  const open = (id: TextId) => {
    setOpened({ list: name, ids: [...openedIds, id] })
    actions.openText(id, 'list')
  }
  const found = [...hits, ...kept.map((text) => ({ text, isDescribed: false }))]
  const groups = [...new Set(found.map(({ text }) => text.group))]
  useEffect(() => {
    if (returnFocus?.opener === 'list')
      document.querySelector<HTMLElement>(`aside [data-key="${CSS.escape(returnFocus.id.key)}"]`)?.focus()
  }, [returnFocus])

  return (
    <div className="list">
      {site.fileFindings.map((finding) => (
        <p key={formatFinding(finding)} className="finding error" role="alert">
          {formatFinding(finding, tCheck)}{' '}
          {/^not(?:Json|Object)$/.test(finding.code) && (
            <button type="button" onClick={() => actions.restoreFile(finding.path)}>
              {t('stopped.restore', { path: finding.path })}
            </button>
          )}
        </p>
      ))}
      <p>
        <label htmlFor="search">{t('editor.search')}</label>
        <input
          type="search"
          id="search"
          placeholder={t('editor.searchHint')}
          value={query}
          onChange={(event) => actions.set({ query: event.target.value })}
        />
      </p>
      <p>
        <label htmlFor="filter">{t('editor.show')}</label>
        <select id="filter" value={filter} onChange={(event) => actions.set({ filter: event.target.value })}>
          {filterNames.map((name) => (
            <option key={name} value={name}>
              {t(`editor.${name}`)} ({site.texts.filter((text) => filters[name](text, state)).length})
            </option>
          ))}
        </select>
      </p>
      <p role="status" className="count">
        {t('editor.texts', { count: found.length })}{' '}
        {filter === 'placeholders' && t('editor.placeholdersOnly', { items: site.launch.length })}
      </p>
      {groups.length > 1 && (
        <select
          className="jump"
          aria-label={t('editor.goToSection')}
          onChange={({ target }) => document.getElementById(`section-${target.value}`)?.scrollIntoView()}
        >
          <option value="">{t('editor.goToSection')}</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {getGroupName(group, site.texts)}
            </option>
          ))}
        </select>
      )}
      {groups.map((group) => (
        <section key={group} id={`section-${group}`}>
          <h3>{getGroupName(group, site.texts)}</h3>
          <ul>
            {found
              .filter(({ text }) => text.group === group)
              .map((hit) => (
                <Item key={hit.text.key} {...hit} hasDraft={filters.drafts(hit.text, state)} onOpen={open} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type ItemProps = Hit & { hasDraft: boolean; onOpen: (id: TextId) => void }

function Item({ text, isDescribed, hasDraft, onOpen }: ItemProps) {
  const state = useLoadedEditor()
  const notes = [
    formatFindingCounts(text.findings),
    text.hasPlaceholder && t('editor.placeholders'),
    hasDraft && t('editor.unsavedDraft'),
  ].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        className="text"
        data-key={text.key}
        aria-current={(state.openText && isSameText(state.openText.id, text)) || undefined}
        onClick={() => onOpen(text)}
      >
        <TextName text={text} />
        {isDescribed && <small>{getPurpose(text)}</small>}
        {notes.length > 0 && (
          <small className={text.findings.length ? 'over' : undefined}>{notes.join(', ')}</small>
        )}
      </button>
    </li>
  )
}
