import { formatFinding } from '../../scripts/check/findings'
import type { Conflict, Finding, State, Text, TextId } from './api'
import { ask, Refused, server } from './api'
import { conflictParts } from './conflict'
import { byId, h, messageOf } from './dom'
import { drafts } from './drafts'
import { findingList } from './findings'
import { searchPreview } from './previews'
import { isSame, partsOf, purposeOf, wholesOf } from './search'
import { say } from './status'
import { t } from './strings'
import { limitsOf, named, otherTexts, textField } from './text-field'
import { typedOver } from './typed'

/*
 * The panel of one text: a field for each language, checked while one types. Not modal, so that the page stays in
 * sight and in reach. What is typed is a draft (drafts.ts) until it is saved or thrown away.
 */

const dialog = byId('text-dialog', HTMLDialogElement)
const checkDelay = 250

/** What the editor's page does around the panel. */
export type Around = {
  /** after a save; `isClosed`: nothing was typed while it ran */
  onSaved: (state: State, text: Text, isClosed: boolean) => void
  onOpen: (id: TextId) => void
  onType: (text: Text) => void
  onClose: () => void
}

let onClose = () => {}
/** Of the text that was shown last. */
let fields: ReturnType<typeof textField>[] = []

dialog.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    event.preventDefault()
    closeDialog()
  }
})

/** Closes the panel; what was typed stays a draft. */
export function closeDialog() {
  if (!dialog.open) return
  dialog.close()
  onClose()
}

/** Opens the panel of a text. */
export function openDialog(text: Text, state: State, around: Around) {
  closeDialog()
  onClose = around.onClose
  const { folder, key } = text
  const stored = (other: string, locale: string) =>
    state.texts.find((one) => isSame(one, { folder: 'messages', key: other }))?.values[locale] ?? ''

  const typed = typedOver(text, drafts)
  for (const { remove } of fields) remove()
  fields = state.locales.map((locale) =>
    textField(locale, text, {
      value: typed.values[locale.code],
      problem: state.problems.find(({ path }) => path === `${folder}/${locale.code}.json`),
      onInput: (value) => {
        typed.type(locale.code, value)
        changed()
      },
    }),
  )

  const message = h('div', { role: 'alert', class: 'message' })
  const tell = (severity: string, ...words: string[]) =>
    message.replaceChildren(...words.map((one) => h('p', { class: `finding ${severity}` }, one)))
  drafts.onRefused(() => tell('warning', t('editor.notKept')))
  const report = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return
    tell('error', messageOf(error))
    const [shown] = message.children
    server.untilBack(() => shown?.remove())
  }
  const save = h('button', { type: 'submit', class: 'main' }, t('editor.save'))
  const discard = h('button', { type: 'button', onClick: () => throwAway() }, t('editor.throwAway'))
  const preview = searchPreview(text, state, stored)

  /** Shows what is typed, and what follows from it. */
  const draw = () => {
    for (const { locale, show } of fields) show(typed.values[locale.code] ?? '')
    discard.hidden = !typed.isChanged()
    preview?.element.replaceChildren(
      ...state.locales.map((locale) => preview.of(locale, typed.values[locale.code] ?? '')),
    )
    around.onType(text)
  }

  const show = (findings: Finding[]) => {
    for (const { locale, area, alert } of fields) {
      const own = findings.filter((finding) => finding.locale === locale.code)
      const isWrong = own.some(
        ({ severity, key: other }) => severity === 'error' && (!other || other === key),
      )
      area.setAttribute('aria-invalid', String(isWrong))
      alert.replaceChildren(
        ...findingList(own, (replacement) => {
          typed.type(locale.code, replacement)
          changed()
          area.focus()
        }),
      )
    }
    save.setAttribute('aria-disabled', String(findings.some(({ severity }) => severity === 'error')))
  }

  let last = new AbortController()
  let timer = 0
  const check = async () => {
    last.abort()
    last = new AbortController()
    const { findings } = await ask('check', { folder, key, values: typed.changes() }, last.signal)
    show(findings)
    return findings
  }
  const changed = () => {
    say()
    draw()
    clearTimeout(timer)
    timer = window.setTimeout(() => check().catch(report), checkDelay)
  }

  const throwAway = () => {
    typed.throwAway()
    message.replaceChildren()
    changed()
    fields[0]?.area.focus()
  }
  const choose = (code: string, disk: string, value: string) => {
    typed.choose(code, disk, value)
    // So that the page shows it: this text is what the file has, as far as the editor knows.
    text.values[code] = disk
    tell('warning', t('editor.chosen'))
    changed()
    fields.find(({ locale }) => locale.code === code)?.area.focus()
  }
  const askWhich = (conflict: Conflict) =>
    message.replaceChildren(...conflictParts(conflict, state.locales, choose))

  const submit = async () => {
    clearTimeout(timer)
    say()
    message.replaceChildren()
    const findings = await check()
    if (findings.some(({ severity }) => severity === 'error')) {
      fields.find(({ area }) => area.getAttribute('aria-invalid') === 'true')?.area.focus()
      return
    }
    const sent = typed.changes()
    save.disabled = true
    const next = await ask('save', { folder, key, values: sent, base: typed.base })
    typed.saved(sent, next.texts.find((one) => isSame(one, text))?.values ?? {})
    draw()
    const isDone = !typed.isChanged()
    if (isDone) dialog.close()
    else
      tell(
        'warning',
        ...next.problems
          .filter(({ path }) => path.startsWith(`${folder}/`))
          .map((problem) => formatFinding(problem, t)),
        t('editor.partlySaved'),
      )
    around.onSaved(next, text, isDone)
  }

  dialog.replaceChildren(
    h(
      'form',
      {
        onSubmit: (event: Event) => {
          event.preventDefault()
          submit()
            .catch((error) => {
              if (error instanceof Refused && error.answer.conflict) askWhich(error.answer.conflict)
              else if (error instanceof Refused && error.answer.findings) show(error.answer.findings)
              else report(error)
            })
            .finally(() => {
              save.disabled = false
            })
        },
      },
      h('h2', { id: 'text-name', class: 'name' }, ...named(text)),
      h('p', { class: 'purpose' }, purposeOf(text)),
      limitsOf(text) && h('p', { class: 'limits' }, limitsOf(text)),
      otherTexts(t('editor.madeOf'), partsOf(text, state.texts), around.onOpen),
      otherTexts(t('editor.alsoIn'), wholesOf(text, state.texts), around.onOpen),
      ...fields.map(({ element }) => element),
      preview?.element,
      h(
        'div',
        { class: 'actions' },
        message,
        save,
        h('button', { type: 'button', onClick: closeDialog }, t('editor.close')),
        discard,
      ),
    ),
  )
  say()
  show(text.findings)
  draw()
  if (typed.isChanged()) {
    tell('warning', t('editor.typedEarlier'))
    check().catch(report)
  }
  dialog.show()
  fields[0]?.area.focus()
}
