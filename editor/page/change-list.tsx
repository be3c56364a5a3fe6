import type { Text } from './api'
import { t } from './language'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

/** The changed languages of a text, one by one; those of a fact that is the same everywhere together. */
const groupLanguages = ({ isShared, previousValues }: Text) => {
  const locales = Object.keys(previousValues)
  return isShared ? [locales] : locales.map((locale) => [locale])
}

/** The texts that have changed, each language before and after, with a button that takes the change back. */
export function ChangeList() {
  const { site } = useLoadedEditor()
  const changed = site.texts.filter(({ previousValues }) => Object.keys(previousValues).length > 0)
  const getName = (code: string) => site.locales.find((locale) => locale.code === code)?.name ?? code
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
                <b>{locales.length > 1 ? t('editor.allLanguages') : getName(locale)}</b>{' '}
                <button type="button" className="chip" onClick={() => actions.takeBack(text, locales)}>
                  {t('publish.takeBack')}
                </button>
                <p lang={locale}>
                  <small>{t('publish.before')}</small> <del>{text.previousValues[locale]}</del>
                </p>
                <p lang={locale}>
                  <small>{t('publish.after')}</small> <ins>{text.values[locale]}</ins>
                </p>
              </div>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
