import type { Allowance } from '../../checks/allow-lists'
import { getNameOfKey, quote } from './arguments'
import { getLanguageName, t } from './language'
import { actions, useLoadedEditor } from './store'

/** What editors have allowed although the rules report it, with buttons that withdraw it; nothing if there is none. */
export function AllowedList() {
  const state = useLoadedEditor()
  const { allowed, texts } = state.site
  if (allowed.length === 0) return null
  /** Names a word, or the text, the language and the word of an exception. */
  const getLabel = ({ list, entry }: Allowance) => {
    const [locale = '', key = '', , word] = entry.split('; ')
    if (list === 'words') return quote(entry)
    return [getNameOfKey(key, texts), getLanguageName(locale), word && quote(word)].filter(Boolean).join(', ')
  }
  return (
    <details>
      <summary>{t('publish.allowed', { count: allowed.length })}</summary>
      <ul>
        {allowed.map((allowance) => (
          <li key={allowance.entry}>
            {getLabel(allowance)}{' '}
            <button type="button" className="chip" onClick={() => actions.withdraw(allowance)}>
              {t('editor.withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
