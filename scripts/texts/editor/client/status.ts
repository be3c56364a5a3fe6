import { server, unreachable } from './api'
import { byId } from './dom'

/* The line at the top: the newest state, as long as its reason lasts. */

const line = byId('status', HTMLElement)

/** Says something in place of what was said before; nothing, if that is over. */
export function say(...parts: (Node | string)[]) {
  // While the server is down, that is the state.
  if (server.answers) line.replaceChildren(...parts)
}

server.onChange((answers) => line.replaceChildren(answers ? '' : unreachable))
