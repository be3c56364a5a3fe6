import { createContext, type Dispatch, use } from 'react'
import { isBlocking } from '../../checks/findings'
import type { SiteTexts, TextId, Translations } from '../texts'
import { callApi } from './api'
import type { Drafts } from './drafts'
import { listLanguages, t } from './language'
import { getPagePath } from './pages'
import type { Action, EditorState } from './state'

/* What the parts of the page share: the state, and what needs the server. */

type Store = { state: EditorState; dispatch: Dispatch<Action> }
export const EditorContext = createContext<Store | undefined>(undefined)

/** The state once the texts are loaded, and the actions. */
export function useEditor() {
  const { state, dispatch } = use(EditorContext) ?? {}
  if (!dispatch || !state?.site) throw new Error('This component needs an EditorContext with texts.')
  const { site } = state
  const set = (changes: Partial<EditorState>) => dispatch({ type: 'set', changes })

  return {
    state,
    site,
    dispatch,
    set,
    edit: (edit: (drafts: Drafts) => Drafts) => dispatch({ type: 'edited', edit }),
    /** Opens a text. @param isShown whether it is pointed at; otherwise the frame opens its page */
    open: (id: TextId, isShown: boolean = false) =>
      set({ openText: id, message: '', ...(isShown ? {} : getPagePath(id, site, state.page)) }),
    /** Saves a text; `values` and `base` by language. */
    save: (id: TextId, values: Translations, base: Translations) =>
      callApi('save', { folder: id.folder, key: id.key, values, base }).then(
        (saved) => {
          dispatch({ type: 'loaded', site: saved, saved: { id, values } })
          const message = t('editor.saved', { languages: listLanguages(Object.keys(values)) })
          const count = saved.findings.filter(isBlocking).length
          set({ message: count > 0 ? `${message} ${t('errors.errors', { count })}` : message })
        },
        (error) => {
          set({ message: getMessage(error) })
          // After a conflict, the page shows both versions.
          return loadTexts(dispatch)
        },
      ),
  }
}

export const loadTexts = (dispatch: Dispatch<Action>): Promise<void> =>
  callApi('texts').then(
    (site: SiteTexts) => dispatch({ type: 'loaded', site }),
    (error) => dispatch({ type: 'checked', part: 'server', problem: getMessage(error) }),
  )

export const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
