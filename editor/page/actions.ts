import {
  callApi,
  RequestRefused,
  runBuild,
  stopBuild,
  type Text,
  type TextId,
  unreachableMessage,
} from './api'
import { formatSentence, getNameOfKey } from './arguments'
import { language, t } from './language'
import { isSameText } from './search'
import { type Action, type EditorState, getLanguageName, listDrafts, type Opener } from './state'

/* What the page does at the request of the editor, beyond a change of its own state. */

export const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Creates the actions. @param getState returns the current state */
export function createActions(getState: () => EditorState, dispatch: (action: Action) => void) {
  const set = (fields: Partial<EditorState>) => dispatch({ type: 'set', fields })
  /** Shows an error in the status line, which already says so if the server does not respond. */
  const showError = (error: unknown) => {
    const [finding] = (error instanceof RequestRefused && error.answer.findings) || []
    const message = finding ? formatSentence(finding, getState().site?.texts ?? []) : getErrorMessage(error)
    if (message !== unreachableMessage) set({ status: message })
  }
  /** Lets an action show its errors instead of rejecting. */
  const attempt =
    <Args extends unknown[]>(run: (...args: Args) => Promise<unknown>) =>
    (...args: Args) =>
      run(...args).then(() => {}, showError)
  const getName = (code: string) => getLanguageName(getState(), code)
  /** Lists languages: `English and French`. */
  const listNames = (codes: readonly string[]) => new Intl.ListFormat(language).format(codes.map(getName))
  const openPage = (path: string, isTranslation = false) =>
    set({ requestedPage: { path, isTranslation }, returnFocus: undefined })

  /** Loads the texts; at the start also opens the first page, in the editor's language. */
  const load = attempt(async (ownLanguage?: string) => {
    const site = await callApi('texts')
    dispatch({ type: 'loaded', site })
    if (!ownLanguage) return
    const locale = site.locales.find(({ code }) => code === ownLanguage) ?? site.locales[0]
    openPage(locale?.path ?? '/')
  })

  /** Loads changes that other programs have made. @param version of the message files now, if it is known */
  const refresh = async (version?: string) => {
    const before = getState().site
    if (!before || before.version === version) return
    try {
      const site = await callApi('texts')
      const isCurrent = getState().site === before
      if (isCurrent && JSON.stringify(site) !== JSON.stringify(before))
        dispatch({ type: 'loaded', site, isReload: site.version !== before.version })
    } catch (error) {
      showError(error)
    }
  }

  /** Adds what a finding offers to the list of words or exceptions. */
  const allow = attempt(async (entry: { list: string; entry: string; locale: string }) => {
    dispatch({ type: 'loaded', site: await callApi('allow', entry) })
  })

  /** Undoes or redoes a save. @param skip drops one that a newer change prevents */
  const revert = attempt(async (action: 'undo' | 'redo', skip: boolean = false) => {
    const { reverted, blockedBy, ...site } = await callApi(action, { skip })
    const key = reverted ?? blockedBy?.key ?? ''
    const text = getNameOfKey(key, site.texts)
    const done = reverted ? t(action === 'undo' ? 'editor.undone' : 'editor.redone', { text }) : ''
    const languages = listNames(blockedBy?.locales ?? [])
    const status = blockedBy ? t('editor.notReverted', { text, languages }) : done
    dispatch({ type: 'loaded', site, status, isReload: reverted !== null })
    if (blockedBy) set({ blocked: action })
  })

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
      const { saved, notSaved, ...site } = await callApi('save', {
        folder: id.folder,
        key: id.key,
        values: sent,
        base,
      })
      const messages = notSaved.map(({ locale, reason }) =>
        t('editor.notSaved', {
          language: getName(locale),
          reason: t(`errors.${reason.code}`, reason.values),
        }),
      )
      if (saved.length > 0)
        messages.unshift(
          t('editor.saved', { text: getNameOfKey(id.key, site.texts), languages: listNames(saved) }),
        )
      const lagging = saved.length > 0 ? (site.texts.find((one) => isSameText(one, id))?.lagging ?? []) : []
      if (lagging.length > 0) messages.push(t('editor.mayLag', { languages: listNames(lagging) }))
      const kept = notSaved.filter(({ reason }) => reason.code !== 'unchanged').map(({ locale }) => locale)
      const done = Object.fromEntries(Object.entries(sent).filter(([locale]) => !kept.includes(locale)))
      dispatch({ type: 'saved', id, sent: done, site, status: messages.join(' ') })
    } catch (error) {
      const conflicts = error instanceof RequestRefused && error.answer.conflict
      if (!conflicts) throw error
      set({ conflicts })
    }
  }

  /** Saves the text of the last commit again, in some languages. */
  const takeBack = attempt(async ({ folder, key, values, previousValues }: Text, locales: string[]) => {
    const pick = (some: Record<string, string>) =>
      Object.fromEntries(locales.map((locale) => [locale, some[locale]]))
    const body = { folder, key, values: pick(previousValues), base: pick(values) }
    const { saved, notSaved, ...site } = await callApi('save', body)
    const [reason] = notSaved.map((one) => t(`errors.${one.reason.code}`, one.reason.values))
    const status =
      reason ?? t('editor.takenBack', { text: getNameOfKey(key, site.texts), languages: listNames(saved) })
    dispatch({ type: 'loaded', site, status, isReload: saved.length > 0 })
  })

  const markMatching = attempt(async ({ folder, key }: TextId, locale: string) => {
    dispatch({ type: 'loaded', site: await callApi('matches', { folder, key, locale }), status: '' })
  })

  /** Writes the last version without mistakes over a message file that does not parse. */
  const restoreFile = attempt(async (path: string) => {
    const { restored, ...site } = await callApi('restoreFile', { path })
    dispatch({ type: 'loaded', site, status: t('editor.restored', restored), isReload: true })
  })

  /** Sends the changed texts. Rejects if the server refuses. */
  const send = async (message: string) => {
    const { sending, ...site } = await callApi('send', { message })
    dispatch({ type: 'loaded', site })
    return sending
  }

  const build = async () => {
    dispatch({ type: 'build', status: 'running' })
    try {
      const result = await runBuild((text) => dispatch({ type: 'build', text }))
      dispatch({ type: 'build', status: result.ok ? 'succeeded' : result.reason })
    } catch (error) {
      dispatch({ type: 'build', status: 'failed', text: getErrorMessage(error) })
    }
  }
  const stop = async () => {
    await stopBuild().catch(showError)
  }
  const openBuild = attempt(async () => {
    const { url } = await callApi('openBuild', {})
    window.open(url, '_blank', 'noopener')
  })

  return {
    set,
    load,
    refresh,
    allow,
    revert,
    openPage,
    openText,
    save,
    takeBack,
    markMatching,
    restoreFile,
    send,
    build,
    stop,
    openBuild,
  }
}

export type Actions = ReturnType<typeof createActions>
