import type { TextId } from './api'
import { requireElement } from './dom'

/* The side panel, which shows the list of texts or the steps of publishing. */

export type View = 'list' | 'publish'

const panel = requireElement('side-panel', HTMLElement)
const buttons = {
  list: requireElement('show-list', HTMLButtonElement),
  publish: requireElement('show-publish', HTMLButtonElement),
}

/**
 * Connects the panel with its buttons.
 * @param renderView called each time that the panel is drawn
 * @param closeTextDialog closes the dialog that covers the panel; returns whether it was open
 * @param onOpen called when a view has been opened
 */
export function createSidePanel(
  renderView: (view: View) => HTMLElement,
  closeTextDialog: () => boolean,
  onOpen: () => void,
) {
  let currentView: View | undefined

  const draw = () => {
    const focused = panel.contains(document.activeElement) ? document.activeElement : null
    if (currentView) panel.replaceChildren(renderView(currentView))
    // Restores the focus: to the element itself, its replacement or the heading.
    const target = focused?.isConnected
      ? focused
      : focused && ((focused.id && document.getElementById(focused.id)) || panel.querySelector('h2'))
    if (target instanceof HTMLElement) target.focus()
    panel.hidden = !currentView
    for (const [name, button] of Object.entries(buttons)) {
      // Disabled in the HTML until the texts have been loaded.
      button.disabled = false
      button.setAttribute('aria-expanded', String(name === currentView))
    }
  }
  const hide = () => {
    const opener = currentView && buttons[currentView]
    currentView = undefined
    draw()
    opener?.focus()
  }

  for (const view of ['list', 'publish'] as const)
    buttons[view].addEventListener('click', () => {
      const wasCovered = closeTextDialog()
      if (currentView === view && !wasCovered) return hide()
      currentView = view
      draw()
      panel.querySelector('h2')?.focus()
      onOpen()
    })
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide()
  })

  return {
    draw,
    /** Focuses a text's button in the list. */
    focusText: ({ key }: TextId) =>
      [...panel.querySelectorAll('button')].find((button) => button.dataset.key === key)?.focus(),
  }
}
