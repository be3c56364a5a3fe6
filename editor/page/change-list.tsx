import { t } from './language'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

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
          {Object.entries(text.previousValues).map(([locale, previous]) => (
            <div key={locale}>
              <b>{getName(locale)}</b>{' '}
              <button type="button" className="chip" onClick={() => actions.takeBack(text, locale)}>
                {t('publish.takeBack')}
              </button>
              <p lang={locale}>
                <small>{t('publish.before')}</small> <del>{previous}</del>
              </p>
              <p lang={locale}>
                <small>{t('publish.after')}</small> <ins>{text.values[locale]}</ins>
              </p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
