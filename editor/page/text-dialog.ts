import { formatFinding } from '../../scripts/check/findings'
import type { Conflicts, EditorFinding, State, Text, TextId } from './api'
import { callApi, connection, RequestRefused } from './api'
import { renderConflicts } from './conflict-choice'
import { getErrorMessage, h, requireElement } from './dom'
import { drafts } from './drafts'
import { renderFindings } from './finding-list'
import { t } from './language'
import { findDependentTexts, findSourceTexts, getPurpose, isSameText } from './search'
import { createSearchPreview } from './search-preview'
import { showStatus } from './status-line'
import { createTextEdits } from './text-edits'
import { createTextField, formatLimits, renderTextLinks, renderTextName } from './text-field'

/*
 * The dialog of one text, with a field for each language, which is checked while typing. It is not modal, so that the
 * page can be seen and used. Unsaved edits are stored as drafts (drafts.ts).
 */

const dialog = requireElement('text-dialog', HTMLDialogElement)
const checkDelayMs = 250

export type DialogHandlers = {
  /** `isClosed`: the dialog has closed, because nothing was edited during the save */
  onSaved: (state: State, text: Text, isClosed: boolean) => void
  /** Called to open a related text. */
  onOpen: (id: TextId) => void
  onEdit: (text: Text) => void
  onClose: () => void
}

let onClose = () => {}
/** The fields of the last opened text. */
let fields: ReturnType<typeof createTextField>[] = []

dialog.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    event.preventDefault()
    closeTextDialog()
  }
})

/** Closes the dialog; unsaved edits remain drafts. */
export function closeTextDialog() {
  if (!dialog.open) return
  dialog.close()
  onClose()
}

/** Opens the dialog of a text. */
export function openTextDialog(text: Text, state: State, handlers: DialogHandlers) {
  closeTextDialog()
  onClose = handlers.onClose
  const { folder, key } = text
  const getStoredText = (otherKey: string, locale: string) =>
    state.texts.find((other) => isSameText(other, { folder: 'messages', key: otherKey }))?.values[locale] ??
    ''

  const edits = createTextEdits(text, drafts)
  for (const { destroy } of fields) destroy()
  fields = state.locales.map((locale) =>
    createTextField(locale, text, {
      value: edits.values[locale.code],
      fileFinding: state.fileFindings.find(({ path }) => path === `${folder}/${locale.code}.json`),
      onInput: (value) => {
        edits.setValue(locale.code, value)
        handleEdit()
      },
    }),
  )

  const messages = h('div', { role: 'alert', class: 'message' })
  const showMessages = (severity: string, ...lines: string[]) =>
    messages.replaceChildren(...lines.map((line) => h('p', { class: `finding ${severity}` }, line)))
  drafts.onStorageFailure(() => showMessages('warning', t('editor.storageBlocked')))
  const showError = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return
    showMessages('error', getErrorMessage(error))
    const [message] = messages.children
    connection.onceReconnected(() => message?.remove())
  }
  const saveButton = h('button', { type: 'submit', class: 'main' }, t('editor.save'))
  const discardButton = h('button', { type: 'button', onClick: () => discard() }, t('editor.discard'))
  const preview = createSearchPreview(text, state, getStoredText)

  /** Shows the edits in the fields, the preview and the page. */
  const draw = () => {
    for (const { locale, setText } of fields) setText(edits.values[locale.code] ?? '')
    discardButton.hidden = !edits.hasChanges()
    preview?.element.replaceChildren(
      ...state.locales.map((locale) => preview.render(locale, edits.values[locale.code] ?? '')),
    )
    handlers.onEdit(text)
  }

  const showFindings = (findings: EditorFinding[]) => {
    for (const { locale, focusTarget, alert } of fields) {
      const own = findings.filter((finding) => finding.locale === locale.code)
      const isInvalid = own.some(
        ({ severity, key: otherKey }) => severity === 'error' && (!otherKey || otherKey === key),
      )
      focusTarget.setAttribute('aria-invalid', String(isInvalid))
      alert.replaceChildren(
        ...renderFindings(own, (replacement) => {
          edits.setValue(locale.code, replacement)
          handleEdit()
          focusTarget.focus()
        }),
      )
    }
    saveButton.setAttribute('aria-disabled', String(findings.some(({ severity }) => severity === 'error')))
  }

  let lastCheck = new AbortController()
  let checkTimer = 0
  const check = async () => {
    lastCheck.abort()
    lastCheck = new AbortController()
    const body = { folder, key, values: edits.getChanges() }
    const { findings } = await callApi('check', body, lastCheck.signal)
    showFindings(findings)
    return findings
  }
  const handleEdit = () => {
    showStatus()
    draw()
    clearTimeout(checkTimer)
    checkTimer = window.setTimeout(() => check().catch(showError), checkDelayMs)
  }

  const discard = () => {
    edits.discard()
    messages.replaceChildren()
    handleEdit()
    fields[0]?.focusTarget.focus()
  }
  const resolveConflict = (code: string, stored: string, chosen: string) => {
    edits.resolveConflict(code, stored, chosen)
    // The page's state is older than the file.
    text.values[code] = stored
    showMessages('warning', t('editor.confirmChoice'))
    handleEdit()
    fields.find(({ locale }) => locale.code === code)?.focusTarget.focus()
  }
  const showConflicts = (conflicts: Conflicts) =>
    messages.replaceChildren(...renderConflicts(conflicts, state.locales, resolveConflict))

  const save = async () => {
    clearTimeout(checkTimer)
    showStatus()
    messages.replaceChildren()
    const findings = await check()
    if (findings.some(({ severity }) => severity === 'error')) {
      fields
        .find(({ focusTarget }) => focusTarget.getAttribute('aria-invalid') === 'true')
        ?.focusTarget.focus()
      return
    }
    const values = edits.getChanges()
    saveButton.disabled = true
    const newState = await callApi('save', { folder, key, values, base: edits.base })
    edits.markSaved(values, newState.texts.find((other) => isSameText(other, text))?.values ?? {})
    draw()
    const isDone = !edits.hasChanges()
    if (isDone) dialog.close()
    else
      showMessages(
        'warning',
        ...newState.fileFindings
          .filter(({ path }) => path.startsWith(`${folder}/`))
          .map((finding) => formatFinding(finding, t)),
        t('editor.partlySaved'),
      )
    handlers.onSaved(newState, text, isDone)
  }

  const handleSubmit = (event: Event) => {
    event.preventDefault()
    save()
      .catch((error) => {
        if (error instanceof RequestRefused && error.answer.conflict) showConflicts(error.answer.conflict)
        else if (error instanceof RequestRefused && error.answer.findings) showFindings(error.answer.findings)
        else showError(error)
      })
      .finally(() => {
        saveButton.disabled = false
      })
  }

  dialog.replaceChildren(
    h(
      'form',
      { onSubmit: handleSubmit },
      h('h2', { id: 'text-name', class: 'name' }, ...renderTextName(text)),
      h('p', { class: 'purpose' }, getPurpose(text)),
      formatLimits(text) && h('p', { class: 'limits' }, formatLimits(text)),
      renderTextLinks(t('editor.contains'), findSourceTexts(text, state.texts), handlers.onOpen),
      renderTextLinks(t('editor.usedIn'), findDependentTexts(text, state.texts), handlers.onOpen),
      ...fields.map(({ element }) => element),
      preview?.element,
      h(
        'div',
        { class: 'actions' },
        messages,
        saveButton,
        h('button', { type: 'button', onClick: closeTextDialog }, t('editor.close')),
        discardButton,
      ),
    ),
  )
  showStatus()
  showFindings(text.findings)
  draw()
  if (edits.hasChanges()) {
    showMessages('warning', t('editor.restoredDraft'))
    check().catch(showError)
  }
  dialog.show()
  fields[0]?.focusTarget.focus()
}
