import { listChanged, listLagging, listStaleDates, type Text, toName } from '../texts'
import { getPurpose, showVersion } from './describe'
import { Difference } from './difference'
import { typeTexts } from './drafts'
import { getLanguageName, listLanguages, t } from './language'
import { getSectionName } from './pages'
import { useEditor } from './store'

/** What has changed since the texts were last published, with the languages that lag behind. */
export function ChangeList() {
  const { site } = useEditor()
  const changed = site.texts.filter((text) => listChanged(text).length > 0)
  return (
    <>
      {changed.length === 0 && <p>{t('changes.none')}</p>}
      {listStaleDates(site).map((date) => (
        <StaleDateWarning key={toName(date)} date={date} />
      ))}
      {changed.map((text) => (
        <Change key={toName(text)} text={text} />
      ))}
    </>
  )
}

/** Says that a legal document has changed since its date. */
export function StaleDateWarning({ date }: { date: Text }) {
  const { site, open } = useEditor()
  const shown = showVersion(date, date.values.en ?? '')
  return (
    <p className="note warning">
      <b>{getSectionName(date, site)}</b> {t('editor.staleDate', { date: shown })}{' '}
      <button type="button" className="small" onClick={() => open(date)}>
        {t('editor.openDate')}
      </button>
    </p>
  )
}

function Change({ text }: { text: Text }) {
  const { site, open, edit } = useEditor()
  const lagging = listLagging(text)
  /** The earlier text becomes a draft, so that nothing is lost until it is saved. */
  const takeBack = () => {
    edit((drafts) => typeTexts(drafts, text, text.before))
    open(text)
  }
  return (
    <article className="change" data-key={text.key}>
      <p className="muted">
        {getSectionName(text, site)} – {getPurpose(text) ?? text.key}
      </p>
      {listChanged(text).map((locale) => (
        <div key={locale}>
          <b>{getLanguageName(locale)}</b>
          <Difference text={text} locale={locale} />
        </div>
      ))}
      {lagging.length > 0 && (
        <p className="note warning">
          {t('changes.lagging', { languages: listLanguages(lagging), count: lagging.length })}
        </p>
      )}
      <button type="button" className="small" onClick={() => open(text)}>
        {t('changes.open')}
      </button>
      <button type="button" className="small" onClick={takeBack}>
        {t('changes.takeBack')}
      </button>
    </article>
  )
}
