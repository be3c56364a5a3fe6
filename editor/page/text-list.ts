import { formatFinding } from '../../scripts/check/findings'
import type { State, Text } from './api'
import { h } from './dom'
import { drafts } from './drafts'
import { formatFindingCounts } from './finding-list'
import { t } from './language'
import { isPartlyChanged, searchTexts } from './search'
import { renderTextName } from './text-field'

/** By the name of the string that labels the filter. */
const filters = {
  all: () => true,
  findings: (text: Text) => text.findings.length > 0,
  placeholders: (text: Text) => text.hasPlaceholder,
  drafts: (text: Text) => drafts.has(text),
  partlyChanged: isPartlyChanged,
} as const
type Filter = keyof typeof filters

/** The current search, which is kept when the list is rendered again. */
const selection = { query: '', filter: 'all' as Filter }

/** Renders the searchable list of all texts, grouped by section. */
export function renderTextList(state: State, onOpen: (text: Text) => void) {
  const results = h('div', {})
  const count = h('p', { role: 'status', class: 'count' })

  const update = () => {
    const found = searchTexts(state.texts, selection.query).filter(filters[selection.filter])
    const groups = new Map(found.map(({ group }) => [group, found.filter((text) => text.group === group)]))
    count.textContent = t('editor.texts', { count: found.length })
    results.replaceChildren(
      ...[...groups].map(([group, texts]) =>
        h('section', {}, h('h3', {}, group), h('ul', {}, ...texts.map((text) => renderItem(text, onOpen)))),
      ),
    )
  }

  const search = h('input', { type: 'search', id: 'search', placeholder: t('editor.searchHint') })
  search.value = selection.query
  search.addEventListener('input', () => {
    selection.query = search.value
    update()
  })
  const filterMenu = h(
    'select',
    { id: 'filter' },
    ...(Object.keys(filters) as Filter[]).map((name) =>
      h(
        'option',
        { value: name, selected: name === selection.filter },
        `${t(`editor.${name}`)} (${state.texts.filter(filters[name]).length})`,
      ),
    ),
  )
  filterMenu.addEventListener('change', () => {
    selection.filter = filterMenu.value as Filter
    update()
  })
  update()

  return h(
    'div',
    { class: 'list' },
    h('h2', { tabindex: -1 }, t('editor.allTexts')),
    ...state.fileFindings.map((finding) =>
      h('p', { class: 'finding error', role: 'alert' }, formatFinding(finding, t)),
    ),
    h('p', {}, h('label', { for: 'search' }, t('editor.search')), search),
    h('p', {}, h('label', { for: 'filter' }, t('editor.show')), filterMenu),
    count,
    results,
    h(
      'details',
      {},
      h('summary', {}, t('editor.placeholderCount', { count: state.placeholders.length })),
      h(
        'ul',
        {},
        ...state.placeholders.map(({ what, where }) => h('li', {}, what, h('small', {}, ` ${where}`))),
      ),
    ),
  )
}

function renderItem(text: Text, onOpen: (text: Text) => void) {
  const notes = [
    formatFindingCounts(text.findings),
    text.hasPlaceholder && t('editor.placeholders'),
    drafts.has(text) && t('editor.unsavedDraft'),
  ].filter(Boolean)
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'text', 'data-key': text.key, onClick: () => onOpen(text) },
      ...renderTextName(text),
      notes.length > 0 && h('small', { class: text.findings.length ? 'over' : '' }, notes.join(', ')),
    ),
  )
}
