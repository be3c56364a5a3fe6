import type { Allowance } from '../../checks/allow-lists'
import { isSameButKindsOfSpaces } from '../../checks/format-while-typing'
import {
  callApi,
  type EditorFinding,
  getErrorMessage,
  RequestRefused,
  type Text,
  type TextId,
  unreachableMessage,
} from './api'
import { formatSentence, getNameOfKey, quoteVersions } from './arguments'
import { listSavedTogether } from './drafts'
import { getLanguageName, language, t } from './language'
import { createPublishActions } from './publish-actions'
import { isSameText } from './search'
import { type Action, type EditorState, findText, listDrafts, type Opener } from './state'

/* What the page does at the request of the editor, beyond a change of its own state. */

/** Creates the actions. @param getState returns the current state */
export function createActions(getState: () => EditorState, dispatch: (action: Action) => void) {
  const set = (fields: Partial<EditorState>) => dispatch({ type: 'set', fields })
  /** Shows an error in the status line, which says by itself that the server does not respond. */
  const showError = (error: unknown) => {
    const [finding] = (error instanceof RequestRefused && error.answer.findings) || []
    const message = finding ? formatSentence(finding, getState().site?.texts ?? []) : getErrorMessage(error)
    set({ status: message === unreachableMessage ? '' : message })
  }
  /** Lets an action show its errors instead of rejecting. */
  const attempt =
    <Args extends unknown[]>(run: (...args: Args) => Promise<unknown>) =>
    (...args: Args) =>
      run(...args).then(() => {}, showError)
  /** Lists languages: `English and French`. */
  const listNames = (codes: readonly string[]) =>
    new Intl.ListFormat(language).format(codes.map(getLanguageName))
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
  const allow = attempt(async (finding: EditorFinding, allowance: Allowance) => {
    const site = await callApi('allow', { ...allowance, locale: finding.locale })
    const status =
      allowance.list === 'words'
        ? t('editor.wordAccepted', { word: allowance.entry })
        : t('editor.allowed', { finding: formatSentence(finding, site.texts) })
    const statusAction = { label: t('editor.withdraw'), run: () => withdraw(allowance) }
    dispatch({ type: 'loaded', site, status, statusAction })
  })

  /** Removes a line from the list of words or exceptions. */
  const withdraw = attempt(async (allowance: Allowance) => {
    const site = await callApi('withdraw', allowance)
    dispatch({ type: 'loaded', site, status: t('editor.withdrawn') })
  })

  /** Undoes or redoes a save. @param skip drops one that a newer change prevents */
  const revert = attempt(async (action: 'undo' | 'redo', skip: boolean = false) => {
    const before = getState()
    set({ status: t(action === 'undo' ? 'editor.undoing' : 'editor.redoing') })
    const { reverted, blockedBy, ...site } = await callApi(action, { skip })
    if (reverted) {
      const { locales, ...id } = reverted
      const locale = locales.find((code) => code === language) ?? locales[0] ?? ''
      const versions = [{ site }, before].map((state) => findText(state, id)?.values[locale] ?? '')
      const [text = '', previous = ''] = quoteVersions(versions, findText({ site }, id))
      const message = isSameButKindsOfSpaces(text, previous) ? 'editor.revertedSpaces' : 'editor.reverted'
      const status = t(message, { text, previous, languages: listNames(locales) })
      return dispatch({ type: 'loaded', site, status, isReload: true, reverted: id })
    }
    if (!blockedBy) return dispatch({ type: 'loaded', site, status: '' })
    const values = { text: getNameOfKey(blockedBy.key, site.texts), languages: listNames(blockedBy.locales) }
    const status = t('editor.notReverted', values)
    const statusAction = { label: t('editor.skip'), run: () => revert(action, true) }
    dispatch({ type: 'loaded', site, status, statusAction })
  })

  /** Opens the dialog of a text. @param first the language of the first field; by default that of the page */
  const openText = (id: TextId, opener: Opener, first?: string) => {
    const { shownPage, site } = getState()
    const locale = first ?? shownPage?.locale ?? site?.locales[0]?.code ?? ''
    dispatch({ type: 'open', text: { id, opener, locale } })
  }

  /**
   * Saves the drafts of a text. Rejects if the server refuses; conflicts are shown instead.
   * @returns whether all of them are saved
   */
  const saveDrafts = async (id: TextId) => {
    const drafts = listDrafts(getState(), id)
    const sent = Object.fromEntries(drafts.map(({ locale, text }) => [locale, text]))
    const base = Object.fromEntries(drafts.map((draft) => [draft.locale, draft.base]))
    try {
      const { folder, key } = id
      const { saved, notSaved, ...site } = await callApi('save', { folder, key, values: sent, base })
      const messages = notSaved.map(({ locale, reason }) =>
        t('editor.notSaved', {
          language: getLanguageName(locale),
          reason: t(`errors.${reason.code}`, reason.values),
        }),
      )
      if (saved.length > 0)
        messages.unshift(
          t('editor.saved', { text: getNameOfKey(id.key, site.texts), languages: listNames(saved) }),
        )
      const lagging = saved.length > 0 ? (site.texts.find((one) => isSameText(one, id))?.lagging ?? []) : []
      const label = t('editor.mayLag', { languages: listNames(lagging) })
      const statusAction =
        lagging.length > 0 ? { label, run: () => openText(id, 'status', lagging[0]) } : undefined
      const kept = notSaved.filter(({ reason }) => reason.code !== 'unchanged').map(({ locale }) => locale)
      const done = Object.fromEntries(Object.entries(sent).filter(([locale]) => !kept.includes(locale)))
      dispatch({ type: 'saved', id, sent: done, site, status: messages.join(' '), statusAction })
      return kept.length === 0
    } catch (error) {
      const conflicts = error instanceof RequestRefused && error.answer.conflict
      if (!conflicts) throw error
      dispatch({ type: 'conflicting', id, conflicts })
      return false
    }
  }
  const attemptToSave = attempt(saveDrafts)
  /** Saves the drafts of a text, and then the date of its legal document. Rejects if the server refuses the text. */
  const save = async (id: TextId) => {
    if (!(await saveDrafts(id))) return
    const [, date] = listSavedTogether(id)
    const { status, statusAction } = getState()
    if (!date || listDrafts(getState(), date).length === 0) return
    set({ status: '' })
    await attemptToSave(date)
    set({ status: `${status} ${getState().status}`.trim(), statusAction })
  }

  /** Saves the text of the last commit again, in some languages. */
  const takeBack = attempt(async ({ folder, key, values: base, previousValues }: Text, locales: string[]) => {
    const values = Object.fromEntries(locales.map((locale) => [locale, previousValues[locale]]))
    const { saved, notSaved, ...site } = await callApi('save', { folder, key, values, base })
    const [reason] = notSaved.map((one) => t(`errors.${one.reason.code}`, one.reason.values))
    const done = { text: getNameOfKey(key, site.texts), languages: listNames(saved) }
    const status = reason ?? t('editor.takenBack', done)
    dispatch({ type: 'loaded', site, status, isReload: saved.length > 0 })
  })

  const markMatching = attempt(async ({ folder, key }: TextId, locale: string) => {
    const site = await callApi('matches', { folder, key, locale })
    const values = { text: getNameOfKey(key, site.texts), language: getLanguageName(locale) }
    dispatch({ type: 'loaded', site, status: t('publish.confirmed', values) })
  })

  /** Writes the last version without mistakes over a message file that does not parse. */
  const restoreFile = attempt(async (path: string) => {
    const { restored, ...site } = await callApi('restoreFile', { path })
    dispatch({ type: 'loaded', site, status: t('editor.restored', restored), isReload: true })
  })

  return {
    set,
    load,
    refresh,
    allow,
    withdraw,
    revert,
    openPage,
    openText,
    save,
    takeBack,
    markMatching,
    restoreFile,
    ...createPublishActions(dispatch, attempt),
  }
}

export type Actions = ReturnType<typeof createActions>
