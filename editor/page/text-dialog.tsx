import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getErrorMessage, RequestRefused, type Text, type TextId, unreachableMessage } from './api'
import { listSavedTogether } from './drafts'
import { isError } from './findings'
import { t } from './language'
import { findPicture } from './pictures'
import { findDependentTexts, findSourceTexts, getPurpose, isSameText } from './search'
import { listDrafts, type OpenText } from './state'
import { actions, dispatch, useLoadedEditor } from './store'
import { focusField, TextField } from './text-field'
import { TextLinks, TextName } from './text-name'
import { useFindings } from './use-findings'

/** Formats the limits of a text: characters, and words of a story page. */
const formatLimits = ({ maxLength, wordLimits }: Text) =>
  [
    maxLength && t('editor.lengthLimit', { count: maxLength }),
    wordLimits && t('editor.wordLimits', wordLimits),
  ]
    .filter(Boolean)
    .join(' ')

/**
 * The dialog of one text, with a field for each language. It is not modal, so that the page can be seen and used.
 * Whatever is typed is a draft until it is saved.
 */
export function TextDialog({ text, open }: { text: Text; open: OpenText }) {
  const state = useLoadedEditor()
  const { site } = state
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  const showError = (problem: unknown) => {
    const message = problem === undefined ? '' : getErrorMessage(problem)
    setError(message === unreachableMessage ? '' : message)
  }
  const [findings, isCurrent, setFindings] = useFindings(text, showError)
  const saved = listSavedTogether(text)
  const hasDrafts = saved.some((id) => listDrafts(state, id).length > 0)
  const isDiscarded = state.discarded.some((draft) => saved.some((id) => isSameText(draft, id)))
  const [isRestored] = useState(listDrafts(state, text).length > 0)
  // The date on a legal page is that of its own document.
  const sources = findSourceTexts(text, site.texts)
  const isOfPage = ({ group }: Text) =>
    site.pages.some(({ path, document: key }) => path === state.shownPage?.path && group === `legal/${key}`)
  // The language of the page comes first.
  const locales = site.locales.toSorted(
    (a, b) => Number(b.code === open.locale) - Number(a.code === open.locale),
  )
  const firstLocale = locales[0]?.code ?? ''
  // A fact that is the same everywhere is typed once, unless the files disagree.
  const isTypedOnce =
    text.isShared === true &&
    locales.every(
      ({ code }) => text.values[code] !== undefined && text.values[code] === text.values[firstLocale],
    )
  const fields = isTypedOnce ? locales.slice(0, 1) : locales
  const picture = findPicture(text.key, firstLocale)
  const focusFirstError = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  useEffect(() => focusField(firstLocale), [firstLocale])

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const choice = form.current?.querySelector<HTMLElement>('.conflict button')
    if (choice) return choice.focus()
    if (findings.some(isError)) return focusFirstError()
    setError('')
    setSaving(true)
    try {
      await actions.save(text)
    } catch (problem) {
      const refused = problem instanceof RequestRefused ? problem.answer.findings : undefined
      if (!refused) return showError(problem)
      flushSync(() => setFindings(refused))
      focusFirstError()
    } finally {
      setSaving(false)
    }
  }
  const openOther = (id: TextId) => dispatch({ type: 'open', text: { ...open, id, parent: open } })

  return (
    <dialog
      id="text-dialog"
      aria-labelledby="text-name"
      open
      onKeyDown={(event) => {
        if (event.key === 'Escape') dispatch({ type: 'close' })
      }}
    >
      <form ref={form} onSubmit={handleSubmit}>
        <h2 id="text-name" className="name">
          <TextName text={text} /> <small>{text.key}</small>
        </h2>
        <p className="purpose">{getPurpose(text)}</p>
        <p className="limits">{formatLimits(text)}</p>
        {picture && <img className="described" src={picture} alt="" />}
        <TextLinks
          title={t('editor.contains')}
          texts={sources.some(isOfPage) ? sources.filter(isOfPage) : sources}
          onOpen={openOther}
        />
        <TextLinks
          title={t('editor.usedIn')}
          texts={findDependentTexts(text, site.texts)}
          onOpen={openOther}
        />
        {fields.map((locale) => (
          <TextField
            key={locale.code}
            locale={locale}
            locales={isTypedOnce ? locales : [locale]}
            text={text}
            findings={findings}
            isCurrent={isCurrent}
            onOpen={openOther}
          />
        ))}
        <div className="actions">
          <div role="alert" className="message">
            {isRestored && hasDrafts && <p className="finding warning">{t('editor.restoredDraft')}</p>}
            {state.isStorageBlocked && <p className="finding warning">{t('editor.storageBlocked')}</p>}
            {error && <p className="finding error">{error}</p>}
          </div>
          <button
            type="submit"
            className="main"
            disabled={isSaving}
            aria-disabled={findings.some(isError) || undefined}
          >
            {t('editor.save')}
          </button>
          <button type="button" onClick={() => dispatch({ type: 'close' })}>
            {t('editor.close')}
          </button>
          {(hasDrafts || isDiscarded) && (
            <button
              type="button"
              onClick={() => {
                dispatch(hasDrafts ? { type: 'discard', id: text } : { type: 'restoreDiscarded' })
                focusField(firstLocale)
              }}
            >
              {t(hasDrafts ? 'editor.discard' : 'editor.restoreDiscarded')}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
