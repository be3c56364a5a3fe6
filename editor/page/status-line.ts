import type { Text, TextId } from './api'
import { connection, unreachableMessage } from './api'
import { requireElement } from './dom'
import { drafts } from './drafts'
import { t } from './language'
import { renderTextLinks } from './text-field'

/* The status line at the top. */

const line = requireElement('status', HTMLElement)

/** Replaces the status; without arguments clears it. While the server does not respond, the line says only that. */
export function showStatus(...parts: (Node | string)[]) {
  if (connection.isConnected) line.replaceChildren(...parts)
}

/** Shows which texts have unsaved drafts, as buttons that open them. */
export function showUnsavedDrafts(texts: Text[], onOpen: (id: TextId) => void) {
  const unsaved = texts.filter((text) => drafts.has(text))
  showStatus(renderTextLinks(t('editor.unsavedDrafts'), unsaved, onOpen) || '')
}

connection.onChange((isConnected) => line.replaceChildren(isConnected ? '' : unreachableMessage))
