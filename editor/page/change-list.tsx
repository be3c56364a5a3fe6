import { diffArrays } from 'diff'
import type { Text } from './api'
import { argumentPattern, getChipLabels, TextWithChips } from './arguments'
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
                <Versions text={text} locale={locale} />
              </div>
            )
          })}
        </li>
      ))}
    </ul>
  )
}

/** Splits a text into words, signs and arguments. */
const splitIntoWords = (text: string, locale: string) =>
  text
    .split(argumentPattern)
    .flatMap((part, index) =>
      index % 2
        ? [part]
        : [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(part)].map(
            ({ segment }) => segment,
          ),
    )

/** Both versions of a text, with the words marked in which they differ. */
function Versions({ text, locale }: { text: Text; locale: string }) {
  const labels = getChipLabels(text)
  const [before = [], after = []] = [text.previousValues, text.values].map((values) =>
    splitIntoWords(values[locale] ?? '', locale),
  )
  const parts = diffArrays(before, after)
  const renderVersion = (title: string, Mark: 'del' | 'ins') => (
    <p lang={locale}>
      <small>{title}</small>{' '}
      {parts.map(({ value, added, removed }, index) => {
        if (Mark === 'del' ? added : removed) return null
        const Element = added || removed ? Mark : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place.
          <Element key={index}>
            <TextWithChips text={value.join('')} labels={labels} />
          </Element>
        )
      })}
    </p>
  )
  return (
    <>
      {renderVersion(t('publish.before'), 'del')}
      {renderVersion(t('publish.after'), 'ins')}
    </>
  )
}
