import { formatFinding } from '../../scripts/check/findings'
import { unreachableMessage } from './api'
import { t, tCheck } from './language'
import { isSameText } from './search'
import { listDrafts, type StatusAction } from './state'
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
      {statusAction && <ActionButton action={statusAction} />}
    </div>
  )
}

function ActionButton({ action }: { action: StatusAction }) {
  const run = () => {
    if ('skip' in action) return actions.revert(action.skip, true)
    if ('withdraw' in action) return actions.withdraw(action.withdraw)
    return actions.openText(action.review, 'status')
  }
  const getLabel = () => {
    if ('review' in action) return action.label
    return t('skip' in action ? 'editor.skip' : 'editor.withdraw')
  }
  return (
    <button type="button" className="chip" onClick={run}>
      {getLabel()}
    </button>
  )
}
