import { ComparedText } from './compared-text'
import { getLanguageName, language, sortOwnFirst, t } from './language'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

/** The texts that were changed in some languages only, with the words that were, and the languages that lag behind. */
export function LaggingList() {
  const state = useLoadedEditor()
  const lagging = state.site.texts.filter((text) => text.lagging.length > 0)
  const locales = sortOwnFirst(
    state.site.locales.map(({ code }) => code),
    (code) => code,
  )
  const listNames = (isListed: (code: string) => boolean) =>
    new Intl.ListFormat(language).format(locales.filter(isListed).map(getLanguageName))
  if (lagging.length === 0) return <p>{t('publish.noneLagging')}</p>
  return (
    <>
      <p>{t('publish.laggingText')}</p>
      <ul>
        {lagging.map((text) => (
          <li key={`${text.folder} ${text.key}`}>
            <TextButton text={text} onOpen={(id) => actions.openText(id, 'list')} />
            <b>
              {t('publish.lagsBehind', {
                languages: listNames((code) => text.lagging.includes(code)),
                others: listNames((code) => code in text.values && !text.lagging.includes(code)),
              })}
            </b>
            {locales.map((code) => {
              const name = getLanguageName(code)
              const { [code]: after = '' } = text.values
              return (
                <p key={code}>
                  <small>{name}</small>{' '}
                  <ComparedText
                    text={text}
                    locale={code}
                    before={text.previousValues[code] ?? after}
                    after={after}
                    shown="after"
                  />{' '}
                  {text.lagging.includes(code) && (
                    <button type="button" className="chip" onClick={() => actions.markMatching(text, code)}>
                      {t('publish.matches', { language: name })}
                    </button>
                  )}
                </p>
              )
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
