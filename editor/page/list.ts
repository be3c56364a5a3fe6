import { formatFinding } from '../../scripts/check/findings'
import type { State, Text } from './api'
import { h } from './dom'
import { drafts } from './drafts'
import { countInWords } from './findings'
import { isPartlyChanged, searched } from './search'
import { t } from './strings'
import { named } from './text-field'

const filters = {
  all: () => true,
  findings: (text: Text) => text.findings.length > 0,
  open: (text: Text) => text.isOpen,
  drafts: (text: Text) => drafts.has(text),
  partly: isPartlyChanged,
} as const
type Filter = keyof typeof filters

/** What the visitor of the list has chosen; kept while the list is drawn anew. */
const chosen = { search: '', filter: 'all' as Filter }

/** The searchable list of all texts, grouped as the page is. */
export function textList(state: State, onOpen: (text: Text) => void) {
  const results = h('div', {})
  const count = h('p', { role: 'status', class: 'count' })

  const show = () => {
    const found = searched(state.texts, chosen.search).filter(filters[chosen.filter])
    const groups = new Map(found.map(({ group }) => [group, found.filter((text) => text.group === group)]))
    count.textContent = t('editor.texts', { count: found.length })
    results.replaceChildren(
      ...[...groups].map(([group, texts]) =>
        h('section', {}, h('h3', {}, group), h('ul', {}, ...texts.map((text) => item(text, onOpen)))),
      ),
    )
  }

  const search = h('input', { type: 'search', id: 'search', placeholder: t('editor.searchHint') })
  search.value = chosen.search
  search.addEventListener('input', () => {
    chosen.search = search.value
    show()
  })
  const filter = h(
    'select',
    { id: 'filter' },
    ...(Object.keys(filters) as Filter[]).map((id) =>
      h(
        'option',
        { value: id, selected: id === chosen.filter },
        `${t(`editor.${id}`)} (${state.texts.filter(filters[id]).length})`,
      ),
    ),
  )
  filter.addEventListener('change', () => {
    chosen.filter = filter.value as Filter
    show()
  })
  show()

  return h(
    'div',
    { class: 'list' },
    h('h2', { tabindex: -1 }, t('editor.allTexts')),
    ...state.problems.map((problem) =>
      h('p', { class: 'finding error', role: 'alert' }, formatFinding(problem, t)),
    ),
    h('p', {}, h('label', { for: 'search' }, t('editor.search')), search),
    h('p', {}, h('label', { for: 'filter' }, t('editor.show')), filter),
    count,
    results,
    h(
      'details',
      {},
      h('summary', {}, t('editor.openBeforeLaunch', { count: state.placeholders.length })),
      h(
        'ul',
        {},
        ...state.placeholders.map(({ what, where }) => h('li', {}, what, h('small', {}, ` ${where}`))),
      ),
    ),
  )
}

function item(text: Text, onOpen: (text: Text) => void) {
  const state = [
    countInWords(text.findings),
    text.isOpen && t('editor.open'),
    drafts.has(text) && t('editor.notSaved'),
  ].filter(Boolean)
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'text', 'data-key': text.key, onClick: () => onOpen(text) },
      ...named(text),
      state.length > 0 && h('small', { class: text.findings.length ? 'over' : '' }, state.join(', ')),
    ),
  )
}
