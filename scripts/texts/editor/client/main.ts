import type { State, TextId } from './api'
import { ask } from './api'
import { byId, messageOf } from './dom'
import { frameDocument, onPage, openPage, reloadInPlace, shownPath, showPhone } from './frame'
import { coverTexts } from './layer'
import { textList } from './list'
import { textsOn } from './marks'
import { publishGuide } from './publish'
import { hasUnsaved, openDialog } from './text-dialog'

/* The editor's page: the site on the left, its texts on the right. */

const editSwitch = byId('edit-switch', HTMLButtonElement)
const side = byId('side', HTMLElement)
const status = byId('status', HTMLElement)
const language = byId('language', HTMLSelectElement)
const pageChoice = byId('page', HTMLSelectElement)
const pseudo = byId('pseudo', HTMLInputElement)
const phone = byId('show-phone', HTMLInputElement)
const views = { list: byId('show-list', HTMLButtonElement), publish: byId('show-publish', HTMLButtonElement) }
const steps = { undo: byId('undo', HTMLButtonElement), redo: byId('redo', HTMLButtonElement) }

let state: State
let cover: ReturnType<typeof coverTexts> | undefined
/** The text that gets the focus once the page is loaded again. */
let returning: TextId | undefined
let view: keyof typeof views | undefined

const say = (text: string) => {
  status.textContent = text
}
const report = (error: unknown) => say(messageOf(error))
const isEditing = () => editSwitch.getAttribute('aria-pressed') === 'true'
const textOf = ({ folder, key }: TextId) =>
  state.texts.find((text) => text.folder === folder && text.key === key)

function open(id: TextId, returnFocus: () => void) {
  const text = textOf(id)
  if (text) openDialog(text, state, { onSaved, returnFocus })
  else say(`${id.key} is not in ${id.folder}. Reload this page.`)
}

function onSaved(next: State, id: TextId) {
  say(`Saved ${id.key}.`)
  returning = id
  update(next)
}

/** Shows a new state: the page with its texts, and the panel. */
function update(next: State) {
  state = next
  for (const step of ['undo', 'redo'] as const) {
    steps[step].disabled = state[step] === null
    steps[step].title = state[step] ?? ''
  }
  pseudo.checked = state.pseudo === true
  if (view) show(view).then(() => returning && byListed(returning)?.focus(), report)
  reloadInPlace()
}

function editPage(page: Document) {
  cover?.remove()
  cover = undefined
  if (!isEditing()) return
  const locale = page.documentElement.lang
  cover = coverTexts(page, {
    find: () => textsOn(page, (id) => textOf(id)?.values[locale] ?? ''),
    findingOf: (place) => textOf(place)?.findings.find((finding) => finding.locale === locale)?.severity,
    onPress: (place, button) => open(place, () => button.focus()),
  })
  if (returning) cover.focus(returning)
  returning = undefined
}

async function show(which: keyof typeof views) {
  const content =
    which === 'list'
      ? textList(state, {
          onOpen: (text) => {
            open(text, () => byListed(text)?.focus())
          },
          onConfirm: (text, locale) => {
            ask('confirm', { folder: text.folder, key: text.key, locale }).then(update, report)
          },
        })
      : await publishGuide(state)
  side.replaceChildren(content)
  side.hidden = false
  view = which
  for (const [name, button] of Object.entries(views))
    button.setAttribute('aria-expanded', String(name === which))
}

/** The list's button of a text. */
const byListed = ({ key }: TextId) =>
  [...side.querySelectorAll('button')].find((button) => button.dataset.key === key)

function hideSide() {
  const opener = view && views[view]
  view = undefined
  side.hidden = true
  for (const button of Object.values(views)) button.setAttribute('aria-expanded', 'false')
  opener?.focus()
}

for (const which of ['list', 'publish'] as const)
  views[which].addEventListener('click', () => {
    if (view === which) hideSide()
    else show(which).then(() => side.querySelector('h2')?.focus(), report)
  })
side.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hideSide()
})

for (const step of ['undo', 'redo'] as const)
  steps[step].addEventListener('click', () => {
    const label = state[step]
    ask(step, {}).then((next) => {
      say(`${step === 'undo' ? 'Undone' : 'Done again'}: ${label}.`)
      update(next)
    }, report)
  })

editSwitch.addEventListener('click', () => {
  editSwitch.setAttribute('aria-pressed', String(!isEditing()))
  const page = frameDocument()
  if (page) editPage(page)
  say(isEditing() ? 'Press a text on the page, or go to it with the Tab key.' : '')
})
language.addEventListener('change', () => {
  openPage(language.value)
})
pageChoice.addEventListener('change', () => {
  openPage(pageChoice.value)
})
phone.addEventListener('change', () => showPhone(phone.checked))
pseudo.addEventListener('change', () => {
  ask('pseudo', { on: pseudo.checked }).then(update, report)
})
addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault()
})

onPage((page) => {
  const path = shownPath()
  const locale = page.documentElement.lang
  language.value = state.locales.find(({ code }) => code === locale)?.path ?? ''
  pageChoice.replaceChildren(
    ...state.pages
      .filter((one) => one.locale === locale)
      .map(({ label, path: address }) => new Option(label, address)),
  )
  // The address of a landing page may name its language too: /?lang=en.
  pageChoice.value =
    [...pageChoice.options].find((one) => new URL(one.value, location.href).pathname === path)?.value ?? ''
  editPage(page)
})

ask('texts').then((first) => {
  state = first
  language.append(...state.locales.map(({ name, path }) => new Option(name, path)))
  update(first)
  openPage(state.locales[0]?.path ?? '/')
}, report)
