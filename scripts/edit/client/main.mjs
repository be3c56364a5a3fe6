import { api } from './api.mjs'
import { byId } from './dom.mjs'
import { frameDocument, onPage, openPage, reloadInPlace, shownPath, showPhone } from './frame.mjs'
import { coverTexts } from './layer.mjs'
import { textList } from './list.mjs'
import { textsOn } from './marks.mjs'
import { publishGuide } from './publish.mjs'
import { hasUnsaved, openDialog } from './text-dialog.mjs'

/* The editor's page: the site on the left, its texts on the right. */

/** @typedef {import('./api.mjs').State} State @typedef {import('./api.mjs').TextId} TextId */

const editSwitch = byId('edit-switch', HTMLButtonElement)
const side = byId('side', HTMLElement)
const status = byId('status', HTMLElement)
const language = byId('language', HTMLSelectElement)
const pageChoice = byId('page', HTMLSelectElement)
const pseudo = byId('pseudo', HTMLInputElement)
const phone = byId('show-phone', HTMLInputElement)
const views = { list: byId('show-list', HTMLButtonElement), publish: byId('show-publish', HTMLButtonElement) }
const steps = { undo: byId('undo', HTMLButtonElement), redo: byId('redo', HTMLButtonElement) }

/** @type {State} */
let state
/** @type {ReturnType<typeof coverTexts> | undefined} */
let cover
/** The text that gets the focus once the page is loaded again. @type {TextId | undefined} */
let returning
/** @type {keyof typeof views | undefined} */
let view

/** @param {string} text */
const say = (text) => {
  status.textContent = text
}
/** @param {unknown} error */
const report = (error) => say(error instanceof Error ? error.message : String(error))
const isEditing = () => editSwitch.getAttribute('aria-pressed') === 'true'
/** @param {TextId} id */
const textOf = ({ folder, key }) => state.texts.find((text) => text.folder === folder && text.key === key)

/** @param {TextId} id @param {() => void} returnFocus */
function open(id, returnFocus) {
  const text = textOf(id)
  if (text) openDialog(text, state, { onSaved, returnFocus })
  else say(`${id.key} is not in ${id.folder}. Reload this page.`)
}

/** @param {State} next @param {TextId} id */
function onSaved(next, id) {
  say(`Saved ${id.key}.`)
  returning = id
  update(next)
}

/** Shows a new state: the page with its texts, and the panel. @param {State} next */
function update(next) {
  state = next
  for (const step of /** @type {const} */ (['undo', 'redo'])) {
    steps[step].disabled = state[step] === null
    steps[step].title = state[step] ?? ''
  }
  pseudo.checked = state.pseudo === true
  if (view) show(view).then(() => returning && byListed(returning)?.focus(), report)
  reloadInPlace()
}

/** @param {Document} page */
function editPage(page) {
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

/** @param {keyof typeof views} which */
async function show(which) {
  const content =
    which === 'list'
      ? textList(state, {
          onOpen: (text) => {
            open(text, () => byListed(text)?.focus())
          },
          onConfirm: (text, locale) => {
            api.confirm({ folder: text.folder, key: text.key, locale }).then(update, report)
          },
        })
      : await publishGuide(state)
  side.replaceChildren(content)
  side.hidden = false
  view = which
  for (const [name, button] of Object.entries(views))
    button.setAttribute('aria-expanded', String(name === which))
}

/** The list's button of a text. @param {TextId} id */
const byListed = ({ key }) =>
  [...side.querySelectorAll('button')].find((button) => button.dataset.key === key)

function hideSide() {
  const opener = view && views[view]
  view = undefined
  side.hidden = true
  for (const button of Object.values(views)) button.setAttribute('aria-expanded', 'false')
  opener?.focus()
}

for (const which of /** @type {const} */ (['list', 'publish']))
  views[which].addEventListener('click', () => {
    if (view === which) hideSide()
    else show(which).then(() => side.querySelector('h2')?.focus(), report)
  })
side.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hideSide()
})

for (const step of /** @type {const} */ (['undo', 'redo']))
  steps[step].addEventListener('click', () => {
    const label = state[step]
    api[step]().then((next) => {
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
  api.pseudo(pseudo.checked).then(update, report)
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

api.texts().then((first) => {
  state = first
  language.append(...state.locales.map(({ name, path }) => new Option(name, path)))
  update(first)
  openPage(state.locales[0]?.path ?? '/')
}, report)
