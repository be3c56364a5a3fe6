import { useSyncExternalStore } from 'react'
import { type Actions, createActions } from './actions'
import type { SiteTexts } from './api'
import { readDrafts, storeDrafts } from './drafts'
import { type Action, createInitialState, type EditorState, reduce } from './state'

/* The one state of the page: components read it with `useEditor()` and change it with actions. */

const getStorage = () => globalThis.localStorage
const listeners: Set<() => void> = new Set()
// The browser keeps history.state when the page is loaded again.
let state = { ...createInitialState(readDrafts(getStorage)), isEditing: history.state?.isEditing === true }

const getState = () => state
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the state, and stores drafts that have changed. */
export function dispatch(action: Action) {
  const before = state
  state = reduce(state, action)
  const { isEditing } = state
  if (isEditing !== before.isEditing) history.replaceState({ isEditing }, '')
  // A draft of another tab is stored already.
  if (state.drafts !== before.drafts && action.type !== 'draftStored') {
    const isStorageBlocked = !storeDrafts(getStorage, before.drafts, state.drafts)
    if (isStorageBlocked !== state.isStorageBlocked) state = { ...state, isStorageBlocked }
  }
  for (const listener of listeners) listener()
}

export const actions: Actions = createActions(getState, dispatch)

/** The current state; the component renders again when it changes. */
export const useEditor = (): EditorState => useSyncExternalStore(subscribe, getState)

/** Like `useEditor()`, for components that are shown once the texts have been loaded. */
export function useLoadedEditor(): EditorState & { site: SiteTexts } {
  const { site, ...others } = useEditor()
  if (!site) throw new Error('The texts have not been loaded yet.')
  return { ...others, site }
}
