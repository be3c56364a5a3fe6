import type { TextId } from './api'
import { byId } from './dom'

/* The panel at the side, with the list of texts or the guide to publishing. */

export type View = 'list' | 'publish'

const side = byId('side', HTMLElement)
const buttons = {
  list: byId('show-list', HTMLButtonElement),
  publish: byId('show-publish', HTMLButtonElement),
}

/**
 * Handles the panel and its buttons.
 * @param contentOf a view, drawn anew each time
 * @param uncover takes away what covers the panel; whether anything did
 * @param opened called back when a view was opened
 */
export function sidePanel(
  contentOf: (view: View) => HTMLElement,
  uncover: () => boolean,
  opened: () => void,
) {
  let view: View | undefined

  const draw = () => {
    const focused = side.contains(document.activeElement) ? document.activeElement : null
    if (view) side.replaceChildren(contentOf(view))
    // What had the focus, or what stands in its place, has it still.
    const target = focused?.isConnected
      ? focused
      : focused && ((focused.id && document.getElementById(focused.id)) || side.querySelector('h2'))
    if (target instanceof HTMLElement) target.focus()
    side.hidden = !view
    for (const [name, button] of Object.entries(buttons)) {
      // Until the texts are there, there is nothing to show.
      button.disabled = false
      button.setAttribute('aria-expanded', String(name === view))
    }
  }
  const hide = () => {
    const opener = view && buttons[view]
    view = undefined
    draw()
    opener?.focus()
  }

  for (const which of ['list', 'publish'] as const)
    buttons[which].addEventListener('click', () => {
      const wasCovered = uncover()
      if (view === which && !wasCovered) return hide()
      view = which
      draw()
      side.querySelector('h2')?.focus()
      opened()
    })
  side.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide()
  })

  return {
    draw,
    /** Focuses the list's button of a text. */
    focus: ({ key }: TextId) =>
      [...side.querySelectorAll('button')].find((button) => button.dataset.key === key)?.focus(),
  }
}
