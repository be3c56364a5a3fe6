import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { isValueKey } from '@/lib/i18n/text-specs'
import { parseText } from '../../checks/icu-message'
import { listStaleDates, type Text, toName } from '../texts'
import { StaleDateWarning } from './change-list'
import { getPurpose, getShownText, listSources } from './describe'
import { discardDraft, findDraft, getTyped, listConflicts } from './drafts'
import { editorLanguage, t } from './language'
import { getSectionName } from './pages'
import { findText } from './state'
import { useEditor } from './store'
import { TextField } from './text-field'

/** One text in all languages. What is typed is a draft until it is saved. */
export function TextPanel({ text }: { text: Text }) {
  const { state, site, set, edit, save } = useEditor()
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const draft = findDraft(state.drafts, text)
  const typed = getTyped(state.drafts, text)
  const isBroken = Object.values(draft?.texts ?? {}).some((value) => parseText(value).error)
  const hasConflict = listConflicts(state.drafts, text).length > 0
  const first = state.page?.locale
  const locales = site.locales
    .filter(({ code }) => code in text.values)
    .toSorted((a, b) => Number(b.code === first) - Number(a.code === first))
  const codes = locales.map(({ code }) => code)
  // A fact that is the same everywhere is typed once, unless the files disagree.
  const isShared = isValueKey(text.key) && new Set(Object.values(typed)).size === 1

  const purpose = getPurpose(text)
  const name = toName(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that is opened has the focus once.
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), [name])

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (!draft || isBroken || hasConflict || isSaving) return
    setSaving(true)
    await save(text, draft.texts, draft.bases)
    setSaving(false)
  }
  const getDraftState = () => {
    if (hasConflict) return t('errors.conflict')
    return isBroken ? t('editor.broken') : t('editor.isDraft')
  }
  return (
    <form
      ref={form}
      className="panel"
      aria-label={getShownText(text, first ?? editorLanguage)}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') set({ openText: undefined })
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
      }}
    >
      <div className="scroll">
        <button type="button" className="small" onClick={() => set({ openText: undefined })}>
          ← {t(`editor.${state.view}`)}
        </button>
        <h2>{getSectionName(text, site)}</h2>
        {purpose && <p>{purpose}</p>}
        <code className="muted">{text.key}</code>
        {isShared ? (
          <TextField key={name} text={text} label={t('editor.allLanguages')} locales={codes} />
        ) : (
          locales.map(({ code, name: label }) => (
            <TextField key={`${name} ${code}`} text={text} label={label} locales={[code]} />
          ))
        )}
        <Related text={text} />
      </div>
      <div className="foot">
        <button type="submit" className="main" disabled={!draft || isBroken || hasConflict || isSaving}>
          {t('editor.save')}
        </button>
        <button
          type="button"
          disabled={!draft}
          onClick={() => confirm(t('editor.discardQuestion')) && edit((drafts) => discardDraft(drafts, text))}
        >
          {t('editor.discard')}
        </button>
        {draft && <span>{getDraftState()}</span>}
      </div>
    </form>
  )
}

/** The texts whose values this one contains, and the date of its document if that is older than a change. */
function Related({ text }: { text: Text }) {
  const { state, site, open } = useEditor()
  const sources = listSources(text).flatMap((id) => findText(state, id) ?? [])
  const documentKey = text.key.replace(/\..*/, '.updated')
  const date = listStaleDates(site).find(({ folder, key }) => folder === text.folder && key === documentKey)
  return (
    <>
      {sources.length > 0 && (
        <p className="note">
          {t('editor.contains')}{' '}
          {sources.map((source) => (
            <button key={toName(source)} type="button" className="small" onClick={() => open(source)}>
              {getPurpose(source)} {getShownText(source, editorLanguage)}
            </button>
          ))}
        </p>
      )}
      {date && date !== text && <StaleDateWarning date={date} />}
    </>
  )
}
