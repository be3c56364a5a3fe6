import type { Text } from './api'
import { ComparedText, isSameButSpaces } from './compared-text'
import { getLanguageName, sortOwnFirst, t } from './language'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

/** The changed languages of a text, one by one; those of a fact that is the same everywhere together. */
const groupLanguages = ({ isShared, previousValues }: Text) => {
  const locales = Object.keys(previousValues)
  return isShared ? [locales] : sortOwnFirst(locales, (locale) => locale).map((locale) => [locale])
}

/** The texts that have changed, each language before and after, with a button that takes the change back. */
export function ChangeList() {
  const state = useLoadedEditor()
  const { site } = state
  const changed = site.texts.filter(({ previousValues }) => Object.keys(previousValues).length > 0)
  if (changed.length === 0) return <p>{t('publish.noChanges')}</p>
  return (
    <ul className="changes">
      {changed.map((text) => (
        <li key={`${text.folder} ${text.key}`}>
          <TextButton text={text} onOpen={(id) => actions.openText(id, 'list')} />
          {groupLanguages(text).map((locales) => {
            const [locale = ''] = locales
            const { [locale]: before = '' } = text.previousValues
            const { [locale]: after = '' } = text.values
            return (
              <div key={locale}>
                <b>{locales.length > 1 ? t('editor.allLanguages') : getLanguageName(locale)}</b>{' '}
                <button type="button" className="chip" onClick={() => actions.takeBack(text, locales)}>
                  {t('publish.takeBack')}
                </button>
                {isSameButSpaces(before, after) && <p>{t('publish.onlySpaces')}</p>}
                {(['before', 'after'] as const).map((shown) => (
                  <p key={shown}>
                    <small>{t(`publish.${shown}`)}</small>{' '}
                    <ComparedText text={text} locale={locale} before={before} after={after} shown={shown} />
                  </p>
                ))}
              </div>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
