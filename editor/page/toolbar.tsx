import { languages } from '../strings'
import { chooseLanguage, editorLanguage, t } from './language'
import { getPageName } from './pages'
import { useEditor } from './store'

/** Controls for the page, the language and the width of the frame, and for the language of the editor. */
export function Toolbar() {
  const { state, site, set } = useEditor()
  const { page, isPointing, isPhone } = state
  const locale = page?.locale ?? site.locales[0]?.code ?? ''
  const current = site.pages.find(({ path }) => path === page?.path)
  const openTranslation = (code: string) => {
    const translation = site.pages.find(
      (one) => one.locale === code && one.kind === current?.kind && one.document === current?.document,
    )
    set({ path: (translation ?? site.pages.find((one) => one.locale === code))?.path ?? state.path })
  }
  return (
    <header className="bar">
      <h1>{t('editor.title')}</h1>
      <label>
        {t('editor.page')}
        <select
          value={current?.path ?? ''}
          onChange={(event) => set({ path: event.target.value, openText: undefined })}
        >
          {!current && <option value="">…</option>}
          {site.pages
            .filter((one) => one.locale === locale || one.kind === 'notFound')
            .map((one) => (
              <option key={one.path} value={one.path}>
                {getPageName(one, site)}
              </option>
            ))}
        </select>
      </label>
      <label>
        {t('editor.language')}
        <select value={locale} onChange={(event) => openTranslation(event.target.value)}>
          {site.locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{t('editor.pressing')}</legend>
        <button type="button" aria-pressed={isPointing} onClick={() => set({ isPointing: true })}>
          {t('editor.edit')}
        </button>
        <button type="button" aria-pressed={!isPointing} onClick={() => set({ isPointing: false })}>
          {t('editor.use')}
        </button>
      </fieldset>
      <button type="button" aria-pressed={isPhone} onClick={() => set({ isPhone: !isPhone })}>
        {t('editor.phone')}
      </button>
      <label className="end">
        {t('editor.editorLanguage')}
        <select
          value={editorLanguage}
          onChange={(event) =>
            chooseLanguage(event.target.value) || set({ message: t('editor.storageBlocked') })
          }
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {new Intl.DisplayNames(code, { type: 'language' }).of(code)}
            </option>
          ))}
        </select>
      </label>
    </header>
  )
}
