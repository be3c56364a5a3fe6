import type { State, TextId } from './api'
import { ask, watchServer } from './api'
import { byId, messageOf } from './dom'
import { drafts } from './drafts'
import { frameDocument, onPage, openPage, reloadInPlace, shownPath, showPhone, whenHydrated } from './frame'
import { writerOf } from './in-place'
import { coverTexts } from './layer'
import { textList } from './list'
import { textsOn } from './marks'
import { publishGuide } from './publish'
import { isSame } from './search'
import { sidePanel } from './side'
import { say, sayDrafts } from './status'
import { language, offerLanguages, t } from './strings'
import { closeDialog, openDialog } from './text-dialog'

/* The editor's page: the site on the left, its texts on the right. */

const editSwitch = byId('edit-switch', HTMLButtonElement)
const siteLanguage = byId('language', HTMLSelectElement)
const pageChoice = byId('page', HTMLSelectElement)
const phone = byId('show-phone', HTMLInputElement)
const steps = { undo: byId('undo', HTMLButtonElement), redo: byId('redo', HTMLButtonElement) }

let state: State
let cover: ReturnType<typeof coverTexts> | undefined
/** The text that gets the focus once the page is loaded again. */
let returning: TextId | undefined
/** The text whose panel is open, and what writes it on the page. */
let opened: TextId | undefined
let write: ((typed: string) => void) | undefined
/** The page, once React allows changes to it. */
let hydrated: Document | undefined

const report = (error: unknown) => say(messageOf(error))
const isEditing = () => editSwitch.getAttribute('aria-pressed') === 'true'
const textOf = (id: TextId) => state.texts.find((text) => isSame(text, id))
const nameOf = (code: string) => state.locales.find((locale) => locale.code === code)?.name ?? code

/** The name of a page; a document's is that of its link. */
const pageName = ({ kind, document: key }: State['pages'][number]) =>
  kind === 'document'
    ? (textOf({ folder: 'messages', key: `footer.${key}` })?.values[language] ?? '')
    : t(`editor.${kind}`)

/** The places of a text on the page. */
const placesOf = (page: Document) =>
  textsOn(page, (id) => {
    const locale = page.documentElement.lang
    const texts = [textOf(id)?.values[locale] ?? '', drafts.of(id, locale)?.text]
    // While it is typed, the page may show either.
    return texts.filter((text) => text !== undefined).sort((a, b) => a.length - b.length)[0] ?? ''
  })

/** Shows a text on the page as it is typed, or, without one, as it is stored. */
function showTyped() {
  const page = frameDocument()
  if (!opened || !page || page !== hydrated) return
  const locale = page.documentElement.lang
  const stored = textOf(opened)?.values[locale] ?? ''
  write ??= writerOf(
    placesOf(page).filter((place) => opened && isSame(place, opened)),
    stored,
  )
  write(drafts.of(opened, locale)?.text ?? stored)
}

function open(id: TextId, returnFocus: () => void) {
  const text = textOf(id)
  if (!text) return say(t('editor.unknownText', id))
  closeDialog()
  opened = id
  openDialog(text, state, {
    onSaved,
    onOpen: (other) => open(other, returnFocus),
    onType: showTyped,
    onClose: () => {
      write?.(textOf(id)?.values[frameDocument()?.documentElement.lang ?? ''] ?? '')
      forget()
      side.draw()
      sayKept()
      returnFocus()
    },
  })
  cover?.mark(id)
}

/** Says what was typed and is not saved, to be pressed. */
const sayKept = () => sayDrafts(state.texts, (text) => open(text, () => editSwitch.focus()))

/** No text is open any more. */
function forget() {
  opened = write = undefined
  cover?.mark()
}

function onSaved(next: State, id: TextId, isClosed: boolean) {
  say(t('editor.saved', { key: id.key }))
  if (isClosed) {
    returning = id
    forget()
  }
  update(next)
}

/** Takes a new state, and shows what can be undone. */
function take(next: State) {
  state = next
  for (const step of ['undo', 'redo'] as const) {
    steps[step].disabled = state[step] === null
    steps[step].title = state[step] ?? ''
  }
}

/** Shows a new state: the page with its texts, and the panel. */
function update(next: State) {
  take(next)
  side.draw()
  if (returning) side.focus(returning)
  reloadInPlace()
}

/** Takes what has changed in the files by other ways than this page. */
function takeFromFiles() {
  const before = state
  ask('texts').then((next) => {
    // Nothing was saved meanwhile.
    if (state === before && JSON.stringify(next.texts) !== JSON.stringify(before.texts)) update(next)
  }, report)
}

function editPage(page: Document) {
  cover?.remove()
  cover = write = undefined
  if (isEditing()) {
    const locale = page.documentElement.lang
    cover = coverTexts(page, {
      find: () => placesOf(page),
      findingOf: (place) => textOf(place)?.findings.find((finding) => finding.locale === locale)?.severity,
      onPress: (place, button) => open(place, () => button.focus()),
    })
    if (returning) cover.focus(returning)
    if (opened) cover.mark(opened)
  }
  returning = undefined
  showTyped()
}

const side = sidePanel(
  (view) =>
    view === 'list' ? textList(state, (text) => open(text, () => side.focus(text))) : publishGuide(state),
  () => {
    const isOpen = opened !== undefined
    closeDialog()
    return isOpen
  },
  takeFromFiles,
)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) takeFromFiles()
})

for (const step of ['undo', 'redo'] as const)
  steps[step].addEventListener('click', () => {
    ask(step, {}).then((next) => {
      const left = next.skipped.map(({ key, locale }) => `${key} (${nameOf(locale)})`)
      const words = [
        next.taken && t(step === 'undo' ? 'editor.undone' : 'editor.redone', { key: next.taken }),
        left.length > 0 && t('editor.leftAsItIs', { texts: left.join(', ') }),
      ]
      say(words.filter(Boolean).join(' '))
      update(next)
    }, report)
  })

editSwitch.addEventListener('click', () => {
  editSwitch.setAttribute('aria-pressed', String(!isEditing()))
  const page = frameDocument()
  if (page) editPage(page)
  say(isEditing() ? t('editor.press') : '')
})
siteLanguage.addEventListener('change', () => {
  const [landing] = state.pages.filter(({ locale }) => locale === siteLanguage.value)
  const now = state.pages.find(({ path }) => path === pageChoice.value)
  const same = state.pages.find(
    ({ kind, document, locale }) =>
      locale === siteLanguage.value && kind === now?.kind && document === now?.document,
  )
  openPage((same ?? landing)?.path ?? '/', same !== undefined)
})
pageChoice.addEventListener('change', () => {
  openPage(pageChoice.value)
})
phone.addEventListener('change', () => showPhone(phone.checked))

onPage((page) => {
  const path = shownPath()
  const locale = page.documentElement.lang
  siteLanguage.value = locale
  pageChoice.replaceChildren(
    ...state.pages.filter((one) => one.locale === locale).map((one) => new Option(pageName(one), one.path)),
  )
  // The address of a landing page may name its language too: /?lang=en.
  pageChoice.value =
    [...pageChoice.options].find((one) => new URL(one.value, location.href).pathname === path)?.value ?? ''
  whenHydrated(page, () => {
    hydrated = page
    showTyped()
  })
  editPage(page)
})

offerLanguages(byId('editor-language', HTMLSelectElement))
watchServer(3000, () => ask('texts').then(take, report))
ask('texts').then((first) => {
  state = first
  siteLanguage.append(...state.locales.map(({ name, code }) => new Option(name, code)))
  update(first)
  const own = state.locales.find(({ code }) => code === language)
  openPage((own ?? state.locales[0])?.path ?? '/')
  sayKept()
}, report)
