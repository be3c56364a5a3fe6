import type { Conflicts, Text } from './api'
import { ComparedText } from './compared-text'
import { t } from './language'

type ConflictChoiceProps = {
  conflict: Conflicts[string]
  text: Text
  locale: string
  language: string
  onChoose: (chosen: string) => void
}

/**
 * Both versions of a text that has been changed elsewhere in the meantime, with a button for each.
 * @param props `language`: the name of the language, or of all of them
 */
export function ConflictChoice({ conflict, text, locale, language, onChoose }: ConflictChoiceProps) {
  const { stored, yours } = conflict
  const versions = [
    { chosen: stored, shown: 'before', title: t('editor.fileVersion'), button: t('editor.useFileVersion') },
    { chosen: yours, shown: 'after', title: t('editor.yourVersion'), button: t('editor.keepYourVersion') },
  ] as const
  return (
    <div className="conflict" role="alert">
      <p className="finding error">
        <strong>{language}</strong> {t('editor.changedElsewhere')}
      </p>
      {versions.map(({ chosen, shown, title, button }) => (
        <p key={shown}>
          <small>{title}</small>{' '}
          <ComparedText text={text} locale={locale} before={stored} after={yours} shown={shown} />{' '}
          <button type="button" className="chip" onClick={() => onChoose(chosen)}>
            {button}
          </button>
        </p>
      ))}
    </div>
  )
}
