import { getChipLabels, TextWithChips } from './arguments'
import { t } from './language'
import { actions, useLoadedEditor } from './store'
import { TextButton } from './text-name'

/** The texts that were changed in some languages only, and since when they may differ in the others. */
export function LaggingList() {
  const { site } = useLoadedEditor()
  const lagging = site.texts.filter((text) => text.lagging.length > 0)
  if (lagging.length === 0) return <p>{t('publish.noneLagging')}</p>
  return (
    <>
      <p>{t('publish.laggingText')}</p>
      <ul>
        {lagging.map((text) => (
          <li key={`${text.folder} ${text.key}`}>
            <TextButton text={text} onOpen={(id) => actions.openText(id, 'list')} />
            {site.locales.map(({ code, name }) => (
              <p key={code} lang={code}>
                <small>{name}</small>{' '}
                <TextWithChips text={text.values[code] ?? ''} labels={getChipLabels(text)} />{' '}
                {text.lagging.includes(code) && (
                  <button type="button" className="chip" onClick={() => actions.markMatching(text, code)}>
                    {t('publish.matches', { language: name })}
                  </button>
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
