import type { ReactNode } from 'react'
import { getTextName } from './arguments'
import { getPageName, getPathname } from './groups'
import { t } from './language'
import type { View } from './state'
import { actions, dispatch, useEditor } from './store'

/** The row of controls above the page. */
export function Toolbar() {
  return (
    <header className="bar">
      <h1>{t('editor.title')}</h1>
      <EditSwitch />
      <PageMenus />
      <PhoneSwitch />
      <HistoryButton action="undo" />
      <HistoryButton action="redo" />
      <ViewButton view="list">{t('editor.allTexts')}</ViewButton>
      <ViewButton view="publish">{t('editor.publish')}</ViewButton>
    </header>
  )
}

function EditSwitch() {
  const state = useEditor()
  const toggle = () =>
    actions.set({
      isEditing: !state.isEditing,
      returnFocus: undefined,
      status: state.isEditing ? '' : t('editor.selectHint'),
    })
  return (
    <button type="button" id="edit-switch" className="main" aria-pressed={state.isEditing} onClick={toggle}>
      {t('editor.edit')}
    </button>
  )
}

/** The menus of the site's languages and of the pages in the chosen one. */
function PageMenus() {
  const { site, shownPage } = useEditor()
  const pages = site?.pages.filter(({ locale }) => locale === shownPage?.locale) ?? []
  // Compares the path only, because the address of a landing page may contain the language: /?lang=en.
  const current = pages.find(({ path }) => getPathname(path) === getPathname(shownPage?.path))
  const chooseLanguage = (code: string) => {
    const translations = site?.pages.filter(({ locale }) => locale === code) ?? []
    const translation = translations.find(
      ({ kind, document }) => kind === current?.kind && document === current?.document,
    )
    actions.openPage((translation ?? translations[0])?.path ?? '/', translation !== undefined)
  }
  return (
    <>
      <label>
        {t('editor.language')}{' '}
        <select
          id="language"
          value={shownPage?.locale}
          onChange={(event) => chooseLanguage(event.target.value)}
        >
          {site?.locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('editor.page')}{' '}
        <select
          id="page"
          value={current?.path ?? ''}
          onChange={(event) => actions.openPage(event.target.value)}
        >
          {!current && <option value="" />}
          {site &&
            pages.map((page) => (
              <option key={page.path} value={page.path}>
                {getPageName(page, site.texts)}
              </option>
            ))}
        </select>
      </label>
    </>
  )
}

function PhoneSwitch() {
  const state = useEditor()
  return (
    <label className="icon phone" title={t('editor.phonePreview')}>
      <input
        type="checkbox"
        checked={state.isPhoneShown}
        onChange={(event) => actions.set({ isPhoneShown: event.target.checked })}
      />{' '}
      {t('editor.phonePreview')}
    </label>
  )
}

function HistoryButton({ action }: { action: 'undo' | 'redo' }) {
  const { site } = useEditor()
  const next = site?.[action] ?? undefined
  const text = site?.texts.find(({ key }) => key === next)
  return (
    <button
      type="button"
      id={action}
      className={`icon ${action}`}
      disabled={!next}
      title={[t(`editor.${action}`), text && getTextName(text)].filter(Boolean).join(' ')}
      onClick={() => actions.revert(action)}
    >
      {t(`editor.${action}`)}
    </button>
  )
}

/** Opens a view of the side panel, or closes it. */
function ViewButton({ view, children }: { view: View; children: ReactNode }) {
  const state = useEditor()
  const isOpen = state.view === view
  const toggle = () => {
    // A dialog covers the panel; the button then uncovers it.
    const isCovered = state.openText !== undefined
    dispatch({ type: 'close' })
    actions.set({ view: isOpen && !isCovered ? undefined : view, returnFocus: undefined })
    actions.refresh()
  }
  return (
    <button
      type="button"
      id={`show-${view}`}
      disabled={!state.site}
      aria-expanded={isOpen}
      aria-controls="side-panel"
      onClick={toggle}
    >
      {children}
    </button>
  )
}
