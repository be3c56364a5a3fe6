import { formatFinding } from '../../checks/findings'
import { unreachableMessage } from './api'
import { t, tCheck } from './language'
import { isSameText } from './search'
import { listDrafts } from './state'
import { actions, useEditor } from './store'
import { TextLinks } from './text-name'

/** A mistake that stops a file from being read, and what has just happened, or else which texts have unsaved drafts. */
export function StatusLine() {
  const state = useEditor()
  const { site, isConnected, status, statusAction, openText } = state
  const unsaved =
    site?.texts.filter(
      (text) => listDrafts(state, text).length > 0 && !(openText && isSameText(openText.id, text)),
    ) ?? []
  const broken = site?.fileFindings.slice(0, 1).map((finding) => formatFinding(finding, tCheck)) ?? []
  const messages = isConnected ? [...broken, status].filter(Boolean) : [unreachableMessage]
  return (
    <div id="status" role="status">
      {messages.join(' ') || (
        <TextLinks
          title={t('editor.unsavedDrafts')}
          texts={unsaved}
          onOpen={(id) => actions.openText(id, 'status')}
        />
      )}{' '}
      {statusAction && (
        <button type="button" className="chip" onClick={statusAction.run}>
          {statusAction.label}
        </button>
      )}
    </div>
  )
}
