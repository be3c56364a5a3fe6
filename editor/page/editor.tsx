import { useEffect, useEffectEvent } from 'react'
import { languages } from '../strings'
import { watchServer } from './api'
import { getDraft, parseDraft } from './drafts'
import { isTyping } from './history-keys'
import { chooseLanguage, getNativeName, language, t } from './language'
import { isSameText } from './search'
import { SidePanel } from './side-panel'
import { PhonePreview, SiteFrame } from './site-frame'
import { findText } from './state'
import { StatusLine } from './status-line'
import { actions, dispatch, useEditor } from './store'
import { TextDialog } from './text-dialog'
import { Toolbar } from './toolbar'

/** The editor's page: the site in a frame on the left, the panels with its texts on the right. */
export function Editor() {
  const state = useEditor()
  const { openText, isPhoneShown } = state
  const text = findText(state, openText?.id)
  useServer()
  useOtherWindows()
  useHistoryKeys()

  // The dialog of a text that was opened from the toolbar returns the focus there.
  const { returnFocus } = state
  useEffect(() => {
    if (returnFocus?.opener === 'status') document.getElementById('edit-switch')?.focus()
  }, [returnFocus])

  return (
    <>
      <Toolbar />
      <StatusLine />
      <footer className="editor-language">
        <label>
          {t('editor.editorLanguage')}{' '}
          <select
            id="editor-language"
            value={language}
            onChange={(event) => chooseLanguage(event.target.value)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {getNativeName(code)}
              </option>
            ))}
          </select>
        </label>
      </footer>
      <div className="work">
        <main>
          <SiteFrame />
          {isPhoneShown && <PhonePreview />}
        </main>
        <SidePanel />
        {text && openText && <TextDialog key={`${text.folder} ${text.key}`} text={text} open={openText} />}
      </div>
    </>
  )
}

/** Loads the texts, and again when the server was restarted or a file has changed. */
function useServer() {
  useEffect(() => {
    actions.load(language)
    return watchServer({
      onConnection: (isConnected) => actions.set({ isConnected }),
      onRestart: () => {
        actions.set({ status: '' })
        actions.load()
      },
      onVersion: actions.refresh,
    })
  }, [])
}

function useWindowEvent<Name extends 'storage' | 'keydown'>(
  name: Name,
  handle: (event: WindowEventMap[Name]) => void,
) {
  const handleNow = useEffectEvent(handle)
  useEffect(() => {
    const listener = (event: WindowEventMap[Name]) => handleNow(event)
    addEventListener(name, listener)
    return () => removeEventListener(name, listener)
  }, [name])
}

/** Follows the drafts that are typed in other windows of the editor. */
function useOtherWindows() {
  const state = useEditor()
  const { openText } = state
  const handleStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    const draft = key && parseDraft(key, newValue ?? oldValue)
    // What is typed here stays until it is saved or discarded here; if another window saves it, there is a conflict.
    const isOpen = draft && openText && isSameText(openText.id, draft)
    if (draft && !isOpen) dispatch({ type: 'draftStored', name: key, draft: parseDraft(key, newValue) })
    if (!draft || newValue !== null) return
    // It was saved, or discarded. The one that is typed here is stored again, because both windows had the same.
    const own = isOpen && getDraft(state.drafts, draft, draft.locale)
    if (own) dispatch({ ...own, type: 'edit', id: own, stored: own.base })
    actions.refresh()
  }
  useWindowEvent('storage', handleStorage)
}

/** Lets Ctrl+Z undo the last save outside of a field, and Ctrl+Shift+Z redo it. Within a field they are about typing. */
function useHistoryKeys() {
  const { site } = useEditor()
  useWindowEvent('keydown', (event) => {
    const isHistoryKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey
    if (!isHistoryKey || isTyping(event)) return
    event.preventDefault()
    const action = event.shiftKey ? 'redo' : 'undo'
    if (site?.[action] && !event.repeat) actions.revert(action)
  })
}
