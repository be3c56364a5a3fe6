import type { State, TextId } from './api'
import { callApi, watchServer } from './api'
import { getErrorMessage, requireElement } from './dom'
import { drafts } from './drafts'
import { fillLanguageMenu, language, t } from './language'
import { createTextWriter } from './live-preview'
import { findMarkedTexts } from './marked-texts'
import { renderPublishPanel } from './publish-panel'
import { isSameText } from './search'
import { createSidePanel } from './side-panel'
import {
  getFrameDocument,
  getFramePath,
  onFrameLoad,
  openInFrame,
  reloadFrames,
  togglePhonePreview,
  whenHydrated,
} from './site-frame'
import { showStatus, showUnsavedDrafts } from './status-line'
import { closeTextDialog, openTextDialog } from './text-dialog'
import { renderTextList } from './text-list'
import { createTextOverlay } from './text-overlay'

/* The editor's page: the site in a frame on the left, the panels with its texts on the right. */

const serverPollMs = 3000

const editSwitch = requireElement('edit-switch', HTMLButtonElement)
const siteLanguageMenu = requireElement('language', HTMLSelectElement)
const pageMenu = requireElement('page', HTMLSelectElement)
const phoneSwitch = requireElement('show-phone', HTMLInputElement)
const historyButtons = {
  undo: requireElement('undo', HTMLButtonElement),
  redo: requireElement('redo', HTMLButtonElement),
}

let state: State
let overlay: ReturnType<typeof createTextOverlay> | undefined
/** The text that receives the focus once the frame has loaded again. */
let textToFocus: TextId | undefined
/** The text whose dialog is open. */
let openText: TextId | undefined
/** Previews a new wording of the open text in the frame, without saving it. */
let writeOpenText: ((typed: string) => void) | undefined
/** The frame's document once React has hydrated it, so that it may be changed. */
let hydratedPage: Document | undefined

const showError = (error: unknown) => showStatus(getErrorMessage(error))
const isEditing = () => editSwitch.getAttribute('aria-pressed') === 'true'
const findText = (id: TextId) => state.texts.find((text) => isSameText(text, id))
const getLanguageName = (code: string) => state.locales.find((locale) => locale.code === code)?.name ?? code

/** The name of a page; a document has the name of its link in the footer. */
const getPageName = ({ kind, document: key }: State['pages'][number]) =>
  kind === 'document'
    ? (findText({ folder: 'messages', key: `footer.${key}` })?.values[language] ?? '')
    : t(`editor.${kind}`)

const findLocations = (page: Document) =>
  findMarkedTexts(page, (id) => {
    const locale = page.documentElement.lang
    // The page shows the stored text or the draft. The shorter one is contained in every element that shows either.
    const versions = [findText(id)?.values[locale] ?? '', drafts.get(id, locale)?.text]
    return versions.filter((text) => text !== undefined).sort((a, b) => a.length - b.length)[0] ?? ''
  })

/** Shows the draft of the open text on the page, or the stored text if there is no draft. */
function previewOpenText() {
  const page = getFrameDocument()
  if (!openText || !page || page !== hydratedPage) return
  const locale = page.documentElement.lang
  const stored = findText(openText)?.values[locale] ?? ''
  writeOpenText ??= createTextWriter(
    findLocations(page).filter((location) => openText && isSameText(location, openText)),
    stored,
  )
  writeOpenText(drafts.get(openText, locale)?.text ?? stored)
}

function openDialog(id: TextId, returnFocus: () => void) {
  const text = findText(id)
  if (!text) return showStatus(t('editor.unknownText', id))
  closeTextDialog()
  openText = id
  openTextDialog(text, state, {
    onSaved: handleSaved,
    onOpen: (other) => openDialog(other, returnFocus),
    onEdit: previewOpenText,
    onClose: () => {
      writeOpenText?.(findText(id)?.values[getFrameDocument()?.documentElement.lang ?? ''] ?? '')
      clearOpenText()
      sidePanel.draw()
      updateDraftStatus()
      returnFocus()
    },
  })
  overlay?.setCurrent(id)
}

const updateDraftStatus = () =>
  showUnsavedDrafts(state.texts, (text) => openDialog(text, () => editSwitch.focus()))

function clearOpenText() {
  openText = writeOpenText = undefined
  overlay?.setCurrent()
}

function handleSaved(newState: State, id: TextId, isDialogClosed: boolean) {
  showStatus(t('editor.saved', { key: id.key }))
  if (isDialogClosed) {
    textToFocus = id
    clearOpenText()
  }
  applyState(newState)
}

/** Stores a new state and updates the undo and redo buttons. */
function setState(newState: State) {
  state = newState
  for (const action of ['undo', 'redo'] as const) {
    historyButtons[action].disabled = state[action] === null
    historyButtons[action].title = state[action] ?? ''
  }
}

/** Stores a new state, and updates the panel and the page. */
function applyState(newState: State) {
  setState(newState)
  sidePanel.draw()
  if (textToFocus) sidePanel.focusText(textToFocus)
  reloadFrames()
}

/** Loads changes that were made in the files by other programs. */
function refreshFromFiles() {
  const before = state
  callApi('texts').then((newState) => {
    const isCurrent = state === before
    if (isCurrent && JSON.stringify(newState.texts) !== JSON.stringify(before.texts)) applyState(newState)
  }, showError)
}

/** Adds the overlay to a page of the frame, or removes it if editing is off. */
function updateOverlay(page: Document) {
  overlay?.remove()
  overlay = writeOpenText = undefined
  if (isEditing()) {
    const locale = page.documentElement.lang
    overlay = createTextOverlay(page, {
      findLocations: () => findLocations(page),
      getSeverity: (location) =>
        findText(location)?.findings.find((finding) => finding.locale === locale)?.severity,
      onSelect: (location, button) => openDialog(location, () => button.focus()),
    })
    if (textToFocus) overlay.focus(textToFocus)
    if (openText) overlay.setCurrent(openText)
  }
  textToFocus = undefined
  previewOpenText()
}

const sidePanel = createSidePanel(
  (view) =>
    view === 'list'
      ? renderTextList(state, (text) => openDialog(text, () => sidePanel.focusText(text)))
      : renderPublishPanel(state),
  () => {
    const isOpen = openText !== undefined
    closeTextDialog()
    return isOpen
  },
  refreshFromFiles,
)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refreshFromFiles()
})

for (const action of ['undo', 'redo'] as const)
  historyButtons[action].addEventListener('click', () => {
    callApi(action, {}).then((newState) => {
      const { key = '', locales = [] } = newState.blockedBy ?? {}
      const kept = locales.map((locale) => `${key} (${getLanguageName(locale)})`)
      const messages = [
        newState.reverted &&
          t(action === 'undo' ? 'editor.undone' : 'editor.redone', { key: newState.reverted }),
        kept.length > 0 && t('editor.notReverted', { texts: kept.join(', ') }),
      ]
      showStatus(messages.filter(Boolean).join(' '))
      applyState(newState)
    }, showError)
  })

editSwitch.addEventListener('click', () => {
  editSwitch.setAttribute('aria-pressed', String(!isEditing()))
  const page = getFrameDocument()
  if (page) updateOverlay(page)
  showStatus(isEditing() ? t('editor.selectHint') : '')
})
siteLanguageMenu.addEventListener('change', () => {
  const [landing] = state.pages.filter(({ locale }) => locale === siteLanguageMenu.value)
  const current = state.pages.find(({ path }) => path === pageMenu.value)
  const translation = state.pages.find(
    ({ kind, document, locale }) =>
      locale === siteLanguageMenu.value && kind === current?.kind && document === current?.document,
  )
  openInFrame((translation ?? landing)?.path ?? '/', translation !== undefined)
})
pageMenu.addEventListener('change', () => {
  openInFrame(pageMenu.value)
})
phoneSwitch.addEventListener('change', () => togglePhonePreview(phoneSwitch.checked))

onFrameLoad((page) => {
  const framePath = getFramePath()
  const locale = page.documentElement.lang
  siteLanguageMenu.value = locale
  pageMenu.replaceChildren(
    ...state.pages
      .filter((candidate) => candidate.locale === locale)
      .map((candidate) => new Option(getPageName(candidate), candidate.path)),
  )
  // Compares the path only, because the address of a landing page may contain the language: /?lang=en.
  pageMenu.value =
    [...pageMenu.options].find(({ value }) => new URL(value, location.href).pathname === framePath)?.value ??
    ''
  whenHydrated(page, () => {
    hydratedPage = page
    previewOpenText()
  })
  updateOverlay(page)
})

fillLanguageMenu(requireElement('editor-language', HTMLSelectElement))
watchServer(serverPollMs, () => callApi('texts').then(setState, showError))
callApi('texts').then((firstState) => {
  state = firstState
  siteLanguageMenu.append(...state.locales.map(({ name, code }) => new Option(name, code)))
  applyState(firstState)
  const ownLanguage = state.locales.find(({ code }) => code === language)
  openInFrame((ownLanguage ?? state.locales[0])?.path ?? '/')
  updateDraftStatus()
}, showError)
