import { callApi, RequestRefused, runBuild, stopBuild, type TextId, unreachableMessage } from './api'
import { t } from './language'
import { type Action, type EditorState, listDrafts, type Opener } from './state'

/* What the page does at the request of the editor, beyond a change of its own state. */

export const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Creates the actions. @param getState returns the current state */
export function createActions(getState: () => EditorState, dispatch: (action: Action) => void) {
  const set = (fields: Partial<EditorState>) => dispatch({ type: 'set', fields })
  /** Shows an error in the status line, which already says so if the server does not respond. */
  const showError = (error: unknown) => {
    const message = getErrorMessage(error)
    if (message !== unreachableMessage) set({ status: message })
  }
  const openPage = (path: string, isTranslation = false) =>
    set({ requestedPage: { path, isTranslation }, returnFocus: undefined })

  /** Loads the texts; at the start also opens the first page, in the editor's language. */
  const load = async (language?: string) => {
    try {
      const site = await callApi('texts')
      dispatch({ type: 'loaded', site })
      if (!language) return
      const locale = site.locales.find(({ code }) => code === language) ?? site.locales[0]
      openPage(locale?.path ?? '/')
    } catch (error) {
      showError(error)
    }
  }

  /** Loads changes that other programs have made in the files. */
  const refresh = async () => {
    const before = getState().site
    try {
      const site = await callApi('texts')
      const isCurrent = getState().site === before
      if (isCurrent && JSON.stringify(site.texts) !== JSON.stringify(before?.texts))
        dispatch({ type: 'loaded', site, isReload: true })
    } catch (error) {
      showError(error)
    }
  }

  /** Adds what a finding offers to the list of words or exceptions. */
  const allow = async (entry: { list: string; entry: string; locale: string }) => {
    try {
      dispatch({ type: 'loaded', site: await callApi('allow', entry) })
    } catch (error) {
      showError(error)
    }
  }

  const revert = async (action: 'undo' | 'redo') => {
    try {
      const { reverted, kept, ...site } = await callApi(action, {})
      const nameOf = (code: string) => site.locales.find((locale) => locale.code === code)?.name ?? code
      const texts = kept.map(({ key, locale }) => `${key} (${nameOf(locale)})`).join(', ')
      const messages = [
        reverted && t(action === 'undo' ? 'editor.undone' : 'editor.redone', { key: reverted }),
        texts && t('editor.notReverted', { texts }),
      ]
      dispatch({ type: 'loaded', site, status: messages.filter(Boolean).join(' '), isReload: true })
    } catch (error) {
      showError(error)
    }
  }

  /** Opens the dialog of a text. */
  const openText = (id: TextId, opener: Opener) => {
    const { shownPage, site } = getState()
    const locale = shownPage?.locale ?? site?.locales[0]?.code ?? ''
    dispatch({ type: 'open', text: { id, opener, locale } })
  }

  /** Saves the drafts of a text. Rejects if the server refuses; conflicts are shown instead. */
  const save = async (id: TextId) => {
    const drafts = listDrafts(getState(), id)
    const sent = Object.fromEntries(drafts.map(({ locale, text }) => [locale, text]))
    const base = Object.fromEntries(drafts.map((draft) => [draft.locale, draft.base]))
    try {
      const site = await callApi('save', { folder: id.folder, key: id.key, values: sent, base })
      dispatch({ type: 'saved', id, sent, site, status: t('editor.saved', { key: id.key }) })
    } catch (error) {
      const conflicts = error instanceof RequestRefused && error.answer.conflict
      if (!conflicts) throw error
      set({ conflicts })
    }
  }

  const build = async () => {
    dispatch({ type: 'build', status: 'running' })
    try {
      const isSuccess = await runBuild((text) => dispatch({ type: 'build', text }))
      if (getState().build.status === 'running')
        dispatch({ type: 'build', status: isSuccess ? 'succeeded' : 'failed' })
    } catch (error) {
      dispatch({ type: 'build', status: 'failed', text: getErrorMessage(error) })
    }
  }
  const stop = async () => {
    dispatch({ type: 'build', status: 'stopped' })
    await stopBuild().catch(showError)
  }

  return {
    set,
    load,
    refresh,
    allow,
    revert,
    openPage,
    openText,
    save,
    build,
    stop,
  }
}

export type Actions = ReturnType<typeof createActions>
