import { useRef } from 'react'
import { findTextSpec } from '@/lib/i18n/text-specs'
import { checkText } from '../../checks/check-text'
import { getToday } from '../../checks/formats'
import { countWords } from '../../checks/text-specs'
import type { Text } from '../texts'
import { listArguments } from './describe'
import { getTyped, keepDraft, listConflicts, typeTexts } from './drafts'
import { t, tCheck } from './language'
import { useEditor } from './store'

/** The number of words or characters of a text, and how many are recommended. */
function countFor(key: string, typed: string) {
  const { maxLength, words } = findTextSpec(key)
  if (words) return t('editor.words', { count: countWords(typed), least: words.least, most: words.most })
  return maxLength && t('editor.charactersOf', { count: [...typed].length, most: maxLength })
}

type TextFieldProps = {
  text: Text
  label: string
  /** the languages that the field changes, and the first of which it shows */
  locales: readonly string[]
}

/** The field of a text in a language, with what can be inserted and what is wrong. */
export function TextField({ text, label, locales }: TextFieldProps) {
  const { state, edit } = useEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const [locale = ''] = locales
  const translations = getTyped(state.drafts, text)
  const typed = translations[locale] ?? ''
  const findings = checkText(text.key, locale, translations)
  const id = `text-${locale}`
  const typeInto = (codes: readonly string[], value: string) =>
    edit((drafts) => typeTexts(drafts, text, Object.fromEntries(codes.map((code) => [code, value]))))
  const type = (value: string) => typeInto(locales, value)

  /** Inserts at the cursor, or replaces the whole text. Ctrl+Z undoes it. */
  const insert = (value: string, isWhole: boolean = false) => {
    area.current?.focus()
    if (isWhole) area.current?.select()
    // Deprecated, but the only way that keeps the field's undo history.
    if (!document.execCommand?.('insertText', false, value)) type(isWhole ? value : typed + value)
  }
  const isConflict = listConflicts(state.drafts, text).includes(locale)

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label> <output>{countFor(text.key, typed)}</output>
      <textarea
        ref={area}
        id={id}
        lang={locale}
        spellCheck
        rows={Math.min(8, Math.ceil(typed.length / 44) + typed.split('\n').length - 1) || 1}
        value={typed}
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        aria-describedby={`${id}-findings`}
        onChange={(event) => type(event.target.value)}
      />
      <p>
        {listArguments(text).map(({ name, label: argument, source }) => (
          <button key={name} type="button" className="small" onClick={() => insert(source)}>
            {t('editor.insert', { argument })}
          </button>
        ))}
        {findTextSpec(text.key).format === 'date' && (
          <button type="button" className="small" onClick={() => insert(getToday(), true)}>
            {t('editor.putToday')}
          </button>
        )}
      </p>
      <ul id={`${id}-findings`} className="findings" aria-live="polite">
        {findings.map(({ severity, code, values, fix }) => (
          <li key={code + JSON.stringify(values)} className={severity}>
            <b>{t(`editor.${severity}`)}</b> {tCheck(`findings.${code}`, values)}{' '}
            {fix !== undefined && (
              <button type="button" className="small" onClick={() => insert(fix, true)}>
                {t('editor.fix')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isConflict && (
        <div className="conflict" role="alert">
          <p>{t('editor.conflict')}</p>
          <blockquote lang={locale}>{text.values[locale]}</blockquote>
          <button
            type="button"
            className="small"
            onClick={() => typeInto([locale], text.values[locale] ?? '')}
          >
            {t('editor.useFile')}
          </button>
          <button
            type="button"
            className="small"
            onClick={() => edit((drafts) => keepDraft(drafts, text, locale))}
          >
            {t('editor.keepMine')}
          </button>
        </div>
      )}
    </div>
  )
}
