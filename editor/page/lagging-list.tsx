import type { Text } from './api'
import { capitalize } from './arguments'
import { ComparedText } from './compared-text'
import { getLanguageName, language, sortOwnFirst, t } from './language'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

/** A text in a language before the change that other languages lack. */
const getBefore = ({ beforeChange, previousValues, values }: Text, code: string) =>
  beforeChange[code] ?? previousValues[code] ?? values[code] ?? ''

/** The texts that were changed in some languages only, with the words that were, and the languages that lag behind. */
export function LaggingList() {
  const state = useLoadedEditor()
  const lagging = state.site.texts.filter((text) => text.lagging.length > 0)
  const locales = sortOwnFirst(
    state.site.locales.map(({ code }) => code),
    (code) => code,
  )
  const list = new Intl.ListFormat(language)
  /** What a text lags behind: `English and French do not reflect the change in Spanish yet.` */
  const formatLagging = (text: Text) => {
    const { lagging: codes, values } = text
    const others = locales.filter((code) => code in values && !codes.includes(code))
    // Not those that were confirmed without a change.
    const changed = others.filter((code) => getBefore(text, code) !== values[code])
    return capitalize(
      t('publish.lagsBehind', {
        languages: list.format(
          locales
            .filter((code) => codes.includes(code))
            .map((code) => t('publish.theLanguage', { code, language: getLanguageName(code) })),
        ),
        count: codes.length,
        others: list.format((changed.length > 0 ? changed : others).map(getLanguageName)),
      }),
    )
  }
  if (lagging.length === 0) return <p>{t('publish.noneLagging')}</p>
  return (
    <>
      <p>{t('publish.laggingText')}</p>
      <ul>
        {lagging.map((text) => (
          <li key={`${text.folder} ${text.key}`}>
            <TextButton text={text} onOpen={(id) => actions.openText(id, 'list')} />
            <b>{formatLagging(text)}</b>
            {locales.map((code) => {
              const name = getLanguageName(code)
              const { [code]: after = '' } = text.values
              return (
                <p key={code}>
                  <small>{name}</small>{' '}
                  <ComparedText
                    text={text}
                    locale={code}
                    before={getBefore(text, code)}
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
