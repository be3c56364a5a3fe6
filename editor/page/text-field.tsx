import { flushSync } from 'react-dom'
import { countWords } from '../../checks/count-words'
import { formatFinding, lengthCodes } from '../../checks/findings'
import { formatTyped, formatWhileTyping } from '../../checks/format-while-typing'
import type { EditorFinding, SiteTexts, Text, TextId } from './api'
import { findArgumentSource, getChipLabels } from './arguments'
import { ChipField, insertArgument } from './chip-field'
import { ConflictChoice } from './conflict-choice'
import { findConflict, getDraft } from './drafts'
import { FindingList, isError } from './findings'
import { t, tCheck } from './language'
import { LineWarning } from './line-warning'
import { SearchPreview } from './search-preview'
import { dispatch, useLoadedEditor } from './store'

/** Formats the length of a value: `152 characters, 32 of 45 words`; with a limit that is not a recommendation from 80 %. */
function formatLength(value: string, { maxLength, limit = Number.POSITIVE_INFINITY, wordLimits }: Text) {
  const count = [...value].length
  const words = countWords(value)
  const max = maxLength ?? (count >= 0.8 * limit ? limit : undefined)
  const length = max ? t('editor.charactersOf', { count, max }) : t('editor.characters', { count })
  return wordLimits ? `${length}, ${t('editor.wordsOf', { count: words, max: wordLimits.max })}` : length
}

/** Moves the focus to the field of a language, with the cursor at its end. */
export function focusField(locale: string): void {
  const field = document.getElementById(`text-${locale}`)
  field?.focus()
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
}

/** Buttons that insert the arguments of a text at the cursor of its field. */
function InsertButtons({ text, fieldId, isDisabled }: { text: Text; fieldId: string; isDisabled: boolean }) {
  return (
    <span>
      <small>{t('editor.insert')} </small>
      {[...getChipLabels(text)].map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="chip"
          title={t('editor.insertAtCursor', { label })}
          disabled={isDisabled}
          onClick={() => insertArgument(fieldId, findArgumentSource(name, text))}
        >
          {label}
        </button>
      ))}
    </span>
  )
}

type TextFieldProps = {
  locale: SiteTexts['locales'][number]
  locales: SiteTexts['locales']
  text: Text
  findings: EditorFinding[]
  isCurrent: boolean
  onOpen: (id: TextId) => void
}

/**
 * The field of one language, with its counter, its findings and a conflict with its file.
 * @param props `locales`: the languages that get what is typed: `locale`, or all of them; `isCurrent`: whether the
 *   findings are about what is in the field; `onOpen`: opens another text
 */
export function TextField({ locale, locales, text, findings, isCurrent, onOpen }: TextFieldProps) {
  const state = useLoadedEditor()
  const { site } = state
  const { code } = locale
  const id = `text-${code}`
  const stored = text.values[code]
  // A language whose file can't be parsed has no value.
  const draft = getDraft(state.drafts, text, code)
  const value = stored === undefined ? undefined : (draft?.text ?? stored)
  const edit = (typed: string) => {
    for (const one of locales)
      dispatch({ type: 'edit', id: text, locale: one.code, stored: text.values[one.code] ?? '', text: typed })
  }
  const format = (typed: string) => formatTyped(typed, draft?.base ?? stored ?? '', code)
  /** Sets the typography of the language, and keeps the cursor where it is. */
  const handleChange = (field: HTMLTextAreaElement, isComposing: boolean) => {
    if (isComposing) return edit(field.value)
    const cursor = formatWhileTyping(field.value.slice(0, field.selectionStart), code).length
    flushSync(() => edit(format(field.value)))
    field.setSelectionRange(cursor, cursor)
  }
  const own = findings.filter((finding) => finding.locale === code)
  const isInvalid = own.some((finding) => isError(finding) && (!finding.key || finding.key === text.key))
  const fileFinding = site.fileFindings.find(({ path }) => path === `${text.folder}/${code}.json`)
  const labels = getChipLabels(text)
  const name = locales.length > 1 ? t('editor.allLanguages') : locale.name
  const conflict = findConflict(state.drafts, text, code)
  const attributes = {
    id,
    lang: code,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-count ${id}-alert`,
    'aria-invalid': String(isInvalid) as 'true' | 'false',
  }
  const length = own.find(({ code }) => lengthCodes.includes(code))
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label does not lead to a CodeMirror field by itself. */}
      <label id={`${id}-label`} htmlFor={id} onClick={() => focusField(code)}>
        {name}
      </label>
      {labels.size > 0 ? (
        <ChipField
          attributes={{ ...attributes, spellcheck: 'true' }}
          labels={labels}
          value={value}
          onInput={(typed) => edit(format(typed))}
        />
      ) : (
        <textarea
          {...attributes}
          spellCheck
          rows={2}
          value={value ?? ''}
          disabled={value === undefined}
          onChange={({ target, nativeEvent }) =>
            handleChange(target, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
          }
          onCompositionEnd={({ currentTarget }) => handleChange(currentTarget, false)}
        />
      )}
      <div className="below">
        <small id={`${id}-count`} className={length?.severity}>
          {formatLength(value ?? '', text)}
        </small>
        {labels.size > 0 && <InsertButtons text={text} fieldId={id} isDisabled={value === undefined} />}
      </div>
      {value === undefined && fileFinding && (
        <p className="finding error">{formatFinding(fileFinding, tCheck)}</p>
      )}
      {conflict && (
        <ConflictChoice
          conflict={conflict}
          text={text}
          locale={code}
          language={name}
          onChoose={(chosen) => {
            for (const one of locales)
              dispatch({ type: 'resolveConflict', id: text, locale: one.code, chosen })
            focusField(code)
          }}
        />
      )}
      <div id={`${id}-alert`} role="alert">
        <LineWarning typed={value ?? ''} locale={code} />
        <FindingList
          text={text}
          findings={own}
          onOpen={onOpen}
          onFix={(replacement) => {
            // The correction of an earlier text would replace what has been typed since.
            if (isCurrent) edit(replacement)
            focusField(code)
          }}
        />
      </div>
      <SearchPreview text={text} locale={code} />
    </div>
  )
}
