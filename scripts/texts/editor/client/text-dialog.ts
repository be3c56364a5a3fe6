import type { Finding, State, Text } from './api'
import { ask, Refused } from './api'
import { conflictParts } from './conflict'
import { byId, h, messageOf } from './dom'
import { findingList } from './findings'
import { searchPreview } from './previews'
import { limitsOf, textField } from './text-field'

/*
 * The panel of one text: a field for each language, checked while one types. Not modal, so that the page stays in
 * sight and in reach.
 */

const dialog = byId('text-dialog', HTMLDialogElement)
const checkDelay = 250

/** Puts the focus back where it was before the panel opened. */
let giveBack = () => {}
/** Whether the open panel has something that is not saved. */
let isChanged = () => false

dialog.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    event.preventDefault()
    closeDialog()
  }
})

/** Closes the panel; asks first if that loses what was typed. @returns whether it is closed */
export function closeDialog() {
  if (!dialog.open) return true
  if (isChanged() && !confirm('Close without saving what you typed?')) return false
  dialog.close()
  giveBack()
  return true
}

/** Whether something typed is not saved yet. */
export const hasUnsaved = () => dialog.open && isChanged()

/** Opens the panel of a text. */
export function openDialog(
  text: Text,
  state: State,
  { onSaved, returnFocus }: { onSaved: (state: State, text: Text) => void; returnFocus: () => void },
) {
  if (!closeDialog()) return
  giveBack = returnFocus
  let base = { ...text.values }
  const { folder, key } = text
  const stored = (other: string, locale: string) =>
    state.texts.find((one) => one.folder === 'messages' && one.key === other)?.values[locale] ?? ''

  const fields = state.locales.map((locale) => textField(locale, text, () => changed()))
  const values = () => Object.fromEntries(fields.map(({ locale, area }) => [locale.code, area.value]))
  isChanged = () => fields.some(({ locale, area }) => area.value !== (base[locale.code] ?? ''))

  const message = h('div', { role: 'alert', class: 'message' })
  const save = h('button', { type: 'submit', class: 'main' }, 'Save')
  const preview = searchPreview(text, state, stored)
  const showPreview = () =>
    preview?.element.replaceChildren(...fields.map(({ locale, area }) => preview.of(locale, area.value)))

  const show = (findings: Finding[]) => {
    for (const { locale, area, alert } of fields) {
      const own = findings.filter((finding) => finding.locale === locale.code)
      const isWrong = own.some(
        ({ severity, key: other }) => severity === 'error' && (!other || other === key),
      )
      area.setAttribute('aria-invalid', String(isWrong))
      alert.replaceChildren(
        ...findingList(own, (replacement) => {
          area.value = replacement
          changed()
          area.focus()
        }),
      )
    }
    const hasErrors = findings.some(({ severity }) => severity === 'error')
    save.setAttribute('aria-disabled', String(hasErrors))
  }

  let last = new AbortController()
  let timer = 0
  const check = async () => {
    last.abort()
    last = new AbortController()
    const { findings } = await ask('check', { folder, key, values: values() }, last.signal)
    show(findings)
    return findings
  }
  const changed = () => {
    for (const one of fields) one.count()
    showPreview()
    clearTimeout(timer)
    timer = window.setTimeout(() => check().catch(report), checkDelay)
  }

  const report = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return
    message.replaceChildren(h('p', { class: 'finding error' }, messageOf(error)))
  }

  const choose = (code: string, disk: string, value: string) => {
    base = { ...base, [code]: disk }
    const chosen = fields.find(({ locale }) => locale.code === code)
    if (!chosen) return
    chosen.area.value = value
    message.replaceChildren(h('p', { class: 'finding warning' }, 'Chosen. Save to write it.'))
    changed()
    chosen.area.focus()
  }

  const submit = async () => {
    clearTimeout(timer)
    message.replaceChildren()
    const findings = await check()
    if (findings.some(({ severity }) => severity === 'error')) {
      const wrong = fields.find(({ area }) => area.getAttribute('aria-invalid') === 'true')
      wrong?.area.focus()
      return
    }
    save.setAttribute('aria-disabled', 'true')
    const next = await ask('save', { folder, key, values: values(), base })
    isChanged = () => false
    dialog.close()
    onSaved(next, text)
  }

  dialog.replaceChildren(
    h(
      'form',
      {
        onSubmit: (event: Event) => {
          event.preventDefault()
          submit().catch((error) => {
            save.setAttribute('aria-disabled', 'false')
            if (error instanceof Refused && error.answer.conflict)
              message.replaceChildren(...conflictParts(error.answer.conflict, state.locales, choose))
            else if (error instanceof Refused && error.answer.findings) show(error.answer.findings)
            else report(error)
          })
        },
      },
      h('h2', { id: 'text-key' }, key),
      h('p', { class: 'purpose' }, text.purpose),
      limitsOf(text) && h('p', { class: 'limits' }, limitsOf(text)),
      ...fields.map(({ element }) => element),
      preview?.element,
      message,
      h('div', { class: 'actions' }, save, h('button', { type: 'button', onClick: closeDialog }, 'Cancel')),
    ),
  )
  show(text.findings)
  showPreview()
  dialog.show()
  fields[0]?.area.focus()
}
