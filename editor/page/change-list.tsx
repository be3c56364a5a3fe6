import type { Text } from './api'
import { ComparedText } from './compared-text'
import { t } from './language'
import { getLanguageName } from './state'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

/** The changed languages of a text, one by one; those of a fact that is the same everywhere together. */
const groupLanguages = ({ isShared, previousValues }: Text) => {
  const locales = Object.keys(previousValues)
  return isShared ? [locales] : locales.map((locale) => [locale])
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
            return (
              <div key={locale}>
                <b>{locales.length > 1 ? t('editor.allLanguages') : getLanguageName(state, locale)}</b>{' '}
                <button type="button" className="chip" onClick={() => actions.takeBack(text, locales)}>
                  {t('publish.takeBack')}
                </button>
                {(['before', 'after'] as const).map((shown) => (
                  <p key={shown}>
                    <small>{t(`publish.${shown}`)}</small>{' '}
                    <ComparedText
                      text={text}
                      locale={locale}
                      before={text.previousValues[locale] ?? ''}
                      after={text.values[locale] ?? ''}
                      shown={shown}
                    />
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
