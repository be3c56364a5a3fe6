import type { Conflicts, SiteTexts } from './api'
import { t } from './language'

/** Both versions of a text that somebody else has changed in its file, with a button for each. */
export function ConflictChoice({
  conflict: { stored, yours },
  locale,
  onChoose,
}: {
  conflict: Conflicts[string]
  locale: SiteTexts['locales'][number]
  onChoose: (chosen: string) => void
}) {
  const versions = [
    { text: stored, title: t('editor.fileVersion'), button: t('editor.useFileVersion') },
    { text: yours, title: t('editor.yourVersion'), button: t('editor.keepYourVersion') },
  ]
  return (
    <div className="conflict" role="alert">
      <p className="finding error">
        {locale.name}: {t('errors.conflict')}
      </p>
      {versions.map(({ text, title, button }) => (
        <div key={title}>
          <p lang={locale.code}>
            <small>{title}</small> {text}
          </p>
          <button type="button" onClick={() => onChoose(text)}>
            {button}
          </button>
        </div>
      ))}
    </div>
  )
}
