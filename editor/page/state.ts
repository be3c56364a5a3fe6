import type { Conflicts, SiteTexts, TextId } from './api'
import {
  type Draft,
  type Drafts,
  dropStoredDrafts,
  getDraft,
  keepNewerEdits,
  listSavedTogether,
  withDraft,
} from './drafts'
import { isSameText } from './search'

/* The state of the editor's page, and how each action changes it. */

/** What the status line offers after its text. */
export type StatusAction = { label: string; run: () => void }
export type View = 'list' | 'publish'
/** Where a text was opened; the focus returns there. */
export type Opener = 'page' | 'phone' | 'list' | 'status'
/**
 * `locale`: the language of the page when the text was opened, whose field comes first; `parent`: the text whose dialog
 * has opened this one, and is shown again after it
 */
export type OpenText = { id: TextId; opener: Opener; locale: string; parent?: OpenText }
/** `startedAt`: in milliseconds */
export type BuildState = {
  status: 'idle' | 'running' | 'succeeded' | 'stopped' | 'textErrors' | 'failed'
  output: string
  startedAt?: number
}

export type EditorState = {
  /** What the server knows about the texts; undefined until it has answered. */
  site?: SiteTexts
  isConnected: boolean
  isEditing: boolean
  isPhoneShown: boolean
  /** The page that the frame has to open. `isTranslation`: it is the same page in another language, at the same position */
  requestedPage: { path: string; isTranslation: boolean }
  /** The page that the frame shows, with its language. */
  shownPage?: { path: string; locale: string }
  /** Counts the changes after which the frames load their page again. */
  reloads: number
  view?: View
  openText?: OpenText
  /** The number of lines of the open headline in each frame; 0 for another text. */
  pageLines: number
  phoneLines: number
  /** The text whose dialog was closed last: its button receives the focus. */
  returnFocus?: OpenText
  drafts: Drafts
  /** The drafts that were discarded last, or not chosen in a conflict: they can be brought back. */
  discarded: Draft[]
  isStorageBlocked: boolean
  status: string
  statusAction?: StatusAction
  /** A text that was undone or redone, until the page shows it. */
  reverted?: TextId
  query: string
  filter: string
  build: BuildState
}

export const createInitialState = (drafts: Drafts): EditorState => ({
  isConnected: true,
  isEditing: false,
  isPhoneShown: false,
  requestedPage: { path: 'about:blank', isTranslation: false },
  reloads: 0,
  pageLines: 0,
  phoneLines: 0,
  drafts,
  discarded: [],
  isStorageBlocked: false,
  status: '',
  query: '',
  filter: 'all',
  build: { status: 'idle', output: '' },
})

/** What the server has answered, and what the status line says of it. */
type Answer = { site: SiteTexts; status?: string; statusAction?: StatusAction }
/** What happened. Actions that only set fields of the state are `set`. */
export type Action =
  | { type: 'set'; fields: Partial<EditorState> }
  | ({ type: 'loaded'; isReload?: boolean; reverted?: TextId } & Answer)
  | { type: 'open'; text: OpenText }
  | { type: 'close' }
  | { type: 'edit'; id: TextId; stored: string; locale: string; text: string }
  /** `sent`: the texts that the files have now */
  | ({ type: 'saved'; id: TextId; sent: Record<string, string> } & Answer)
  | { type: 'discard'; id: TextId }
  | { type: 'restoreDiscarded' }
  /** `conflicts`: what the files have, which is newer than the state and the page in the frame */
  | { type: 'conflicting'; id: TextId; conflicts: Conflicts }
  | { type: 'resolveConflict'; id: TextId; locale: string; chosen: string }
  | { type: 'draftStored'; name: string; draft: Draft | undefined }
  | { type: 'build'; status?: BuildState['status']; text?: string; startedAt?: number }

/** Finds the text with an id; undefined if the files no longer have it. */
export const findText = ({ site }: Pick<EditorState, 'site'>, id: TextId | undefined) =>
  id && site?.texts.find((text) => isSameText(text, id))

/** The drafts of one text. */
export const listDrafts = ({ drafts }: Pick<EditorState, 'drafts'>, id: TextId) =>
  Object.values(drafts).filter((draft) => isSameText(draft, id))

const closeText = (state: EditorState): EditorState => ({
  ...state,
  openText: state.openText?.parent,
  returnFocus: state.openText?.parent ? undefined : (state.openText ?? state.returnFocus),
})

function reduceAction(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.fields }
    case 'loaded': {
      const { site, status = state.status, statusAction, isReload, reverted } = action
      return {
        ...state,
        site,
        drafts: dropStoredDrafts(state.drafts, (draft) => findText({ site }, draft)?.values[draft.locale]),
        status,
        statusAction,
        reverted,
        ...(isReload && { reloads: state.reloads + 1, returnFocus: undefined }),
      }
    }
    case 'open':
      return { ...state, openText: action.text, returnFocus: undefined, status: '' }
    case 'close':
      return closeText(state)
    case 'edit': {
      const { id, locale, stored, text } = action
      const { base = stored } = getDraft(state.drafts, id, locale) ?? {}
      const drafts = withDraft(state.drafts, { folder: id.folder, key: id.key, locale, base, text })
      return { ...state, drafts, discarded: [], status: '' }
    }
    case 'saved': {
      const { id, sent, site, status = state.status, statusAction } = action
      const drafts = keepNewerEdits(state.drafts, id, sent, findText({ site }, id)?.values)
      const reloads = state.reloads + 1
      const saved = { ...state, drafts, site, status, statusAction, discarded: [], reloads }
      const isOpen = saved.openText && isSameText(saved.openText.id, id)
      return isOpen && listDrafts(saved, id).length === 0 ? closeText(saved) : saved
    }
    case 'discard': {
      const discarded = listSavedTogether(action.id).flatMap((id) => listDrafts(state, id))
      const drafts = discarded
        .map((draft) => ({ ...draft, text: draft.base }))
        .reduce(withDraft, state.drafts)
      return { ...state, drafts, discarded, status: '' }
    }
    case 'restoreDiscarded':
      return { ...state, drafts: state.discarded.reduce(withDraft, state.drafts), discarded: [] }
    case 'conflicting': {
      if (!state.site) return state
      const stored = Object.entries(action.conflicts).map(([locale, conflict]) => [locale, conflict.stored])
      const texts = state.site.texts.map((text) =>
        isSameText(text, action.id)
          ? { ...text, values: { ...text.values, ...Object.fromEntries(stored) } }
          : text,
      )
      return { ...state, site: { ...state.site, texts }, reloads: state.reloads + 1 }
    }
    case 'resolveConflict': {
      const { id, locale, chosen } = action
      const draft = getDraft(state.drafts, id, locale)
      const base = findText(state, id)?.values[locale]
      if (!draft || base === undefined) return state
      const resolved = { ...state, drafts: withDraft(state.drafts, { ...draft, base, text: chosen }) }
      return chosen === draft.text ? resolved : { ...resolved, discarded: [{ ...draft, base }] }
    }
    case 'draftStored': {
      const { [action.name]: _, ...others } = state.drafts
      return { ...state, drafts: action.draft ? { ...others, [action.name]: action.draft } : others }
    }
    case 'build': {
      const { status = state.build.status, text = '', startedAt = state.build.startedAt } = action
      const isStart = status === 'running' && state.build.status !== 'running'
      return { ...state, build: { status, output: (isStart ? '' : state.build.output) + text, startedAt } }
    }
  }
}

/** Returns the state after an action. What an earlier status offered is no longer offered. */
export function reduce(state: EditorState, action: Action): EditorState {
  const next = reduceAction(state, action)
  const isOtherStatus = next.status !== state.status && next.statusAction === state.statusAction
  return isOtherStatus ? { ...next, statusAction: undefined } : next
}
