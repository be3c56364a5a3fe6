import { unreachableMessage } from './api'
import { t } from './language'
import { isSameText } from './search'
import { listDrafts } from './state'
import { actions, useEditor } from './store'
import { TextLinks } from './text-name'

/** What has just happened, or else which texts have unsaved drafts. */
export function StatusLine() {
  const state = useEditor()
  const { site, isConnected, status, statusAction, openText } = state
  const unsaved =
    site?.texts.filter(
      (text) => listDrafts(state, text).length > 0 && !(openText && isSameText(openText.id, text)),
    ) ?? []
  return (
    <div id="status" role="status">
      {(isConnected ? status : unreachableMessage) || (
        <TextLinks
          title={t('editor.unsavedDrafts')}
          texts={unsaved}
          onOpen={(id) => actions.openText(id, 'status')}
        />
      )}{' '}
      {statusAction && (
        <button
          type="button"
          className="chip"
          onClick={() =>
            'skip' in statusAction
              ? actions.revert(statusAction.skip, true)
              : actions.withdraw(statusAction.withdraw)
          }
        >
          {t('skip' in statusAction ? 'editor.skip' : 'editor.withdraw')}
        </button>
      )}
    </div>
  )
}
