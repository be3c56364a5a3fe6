import type { State, Text } from './api'
import { h } from './dom'
import { drafts } from './drafts'
import { countInWords } from './findings'
import { isPartlyChanged, searched } from './search'
import { named } from './text-field'

const filters = {
  all: { name: 'all', fits: () => true },
  findings: {
    name: 'with mistakes or warnings',
    fits: (text: Text) => text.findings.length > 0,
  },
  open: { name: 'open for launch', fits: (text: Text) => text.isOpen },
  drafts: { name: 'typed and not saved', fits: (text: Text) => drafts.has(text) },
  partly: { name: 'changed in some languages only', fits: isPartlyChanged },
} as const

/** What the visitor of the list has chosen; kept while the list is drawn anew. */
const chosen = { search: '', filter: 'all' as keyof typeof filters }

/** The searchable list of all texts, grouped as the page is. */
export function textList(state: State, onOpen: (text: Text) => void) {
  const results = h('div', {})
  const count = h('p', { role: 'status', class: 'count' })

  const show = () => {
    const found = searched(state.texts, chosen.search).filter(filters[chosen.filter].fits)
    const groups = new Map(found.map(({ group }) => [group, found.filter((text) => text.group === group)]))
    count.textContent = found.length === 1 ? 'One text.' : `${found.length} texts.`
    results.replaceChildren(
      ...[...groups].map(([group, texts]) =>
        h('section', {}, h('h3', {}, group), h('ul', {}, ...texts.map((text) => item(text, onOpen)))),
      ),
    )
  }

  const search = h('input', { type: 'search', id: 'search', placeholder: 'words as the page shows them' })
  search.value = chosen.search
  search.addEventListener('input', () => {
    chosen.search = search.value
    show()
  })
  const filter = h(
    'select',
    { id: 'filter' },
    ...Object.entries(filters).map(([id, { name, fits }]) =>
      h(
        'option',
        { value: id, selected: id === chosen.filter },
        `${name} (${state.texts.filter(fits).length})`,
      ),
    ),
  )
  filter.addEventListener('change', () => {
    chosen.filter = filter.value as keyof typeof filters
    show()
  })
  show()

  return h(
    'div',
    { class: 'list' },
    h('h2', { tabindex: -1 }, 'All texts'),
    ...state.problems.map((problem) => h('p', { class: 'finding error', role: 'alert' }, problem)),
    h('p', {}, h('label', { for: 'search' }, 'Search'), search),
    h('p', {}, h('label', { for: 'filter' }, 'Show'), filter),
    count,
    results,
    h(
      'details',
      {},
      h('summary', {}, `Open before launch (${state.placeholders.length})`),
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
    text.isOpen && 'open for launch',
    drafts.has(text) && 'not saved',
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
