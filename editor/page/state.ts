import { isSameId, type SiteTexts, type Text, type TextId, type Translations } from '../texts'
import { type Drafts, readStoredDrafts, updateDrafts } from './drafts'
import { editorLanguage } from './language'

export type View = 'texts' | 'changes' | 'publish'
export type Shown = 'all' | 'page' | 'findings' | 'drafts'

export type EditorState = {
  /** as the server last sent them */
  site?: SiteTexts
  drafts: Drafts
  view: View
  words: string
  shown: Shown
  openText?: TextId
  /** whether a press on the page opens a text, instead of using the page */
  isPointing: boolean
  isPhone: boolean
  /** the address that the frame shows, or was asked to open */
  path: string
  /** the page in the frame, with the names of its texts */
  page?: { path: string; locale: string; names: ReadonlySet<string> }
  /** the result of the last action, or why it failed */
  message: string
  problems: Problems
}
/** The current problems with the connection to the server and with the storage of drafts. */
type Problems = { server?: string; storage?: string }

export type Action =
  | { type: 'set'; changes: Partial<EditorState> }
  | { type: 'loaded'; site: SiteTexts; saved?: { id: TextId; values: Translations } }
  | { type: 'checked'; part: keyof Problems; problem?: string }
  | { type: 'edited'; edit: (drafts: Drafts) => Drafts }

export const createState = (): EditorState => ({
  drafts: readStoredDrafts(),
  view: 'texts',
  words: '',
  shown: 'page',
  isPointing: true,
  isPhone: false,
  path: '',
  message: '',
  problems: {},
})

const getFirstPath = ({ pages }: SiteTexts) =>
  (pages.find(({ locale }) => locale === editorLanguage) ?? pages[0])?.path ?? '/'

export function reduce(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.changes }
    case 'loaded': {
      const { site, saved } = action
      const drafts = updateDrafts(state.drafts, site.texts, saved)
      return { ...state, site, drafts, path: state.path || getFirstPath(site) }
    }
    case 'checked': {
      const { part, problem } = action
      if (state.problems[part] === problem) return state
      // A message that the server does not respond ends with the problem.
      const message = part === 'server' ? '' : state.message
      return { ...state, message, problems: { ...state.problems, [part]: problem } }
    }
    case 'edited':
      return { ...state, message: '', drafts: action.edit(state.drafts) }
  }
}

export const findText = ({ site }: Pick<EditorState, 'site'>, id: TextId | undefined): Text | undefined =>
  id && site?.texts.find((text) => isSameId(text, id))
