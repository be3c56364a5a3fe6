import type { Text, TextId } from './api'
import { server, unreachable } from './api'
import { byId } from './dom'
import { drafts } from './drafts'
import { t } from './strings'
import { otherTexts } from './text-field'

/* The line at the top: the newest state, as long as its reason lasts. */

const line = byId('status', HTMLElement)

/** Says something in place of what was said before; nothing, if that is over. */
export function say(...parts: (Node | string)[]) {
  // While the server is down, that is the state.
  if (server.answers) line.replaceChildren(...parts)
}

/** Says which texts have something typed that is not saved; each can be pressed. */
export function sayDrafts(texts: Text[], onOpen: (id: TextId) => void) {
  const kept = texts.filter((text) => drafts.has(text))
  say(otherTexts(t('editor.unsaved'), kept, onOpen) || '')
}

server.onChange((answers) => line.replaceChildren(answers ? '' : unreachable))
