import { t } from './language'
import { useEditor } from './store'

/** Warns if the open headline breaks into more lines on the page, or on the phone, than are typed. */
export function LineWarning({ typed, locale }: { typed: string; locale: string }) {
  const { shownPage, pageLines, phoneLines, isPhoneShown } = useEditor()
  if (shownPage?.locale !== locale) return null
  const count = typed.split('\n').length
  const places = { page: pageLines, phone: isPhoneShown ? phoneLines : 0 }
  return Object.entries(places)
    .filter(([, lines]) => lines > count)
    .map(([place, lines]) => (
      <p key={place} className="finding warning">
        <strong>{t('editor.warning')}</strong> {t('editor.lineBreaks', { place, lines, typed: count })}
      </p>
    ))
}
