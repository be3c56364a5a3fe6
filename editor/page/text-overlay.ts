import type { TextId } from './api'
import { h } from './dom'
import { t } from './language'
import type { TextLocation } from './marked-texts'
import { isSameText } from './search'
import { whenHydrated } from './site-frame'

/*
 * The overlay that has a button over each text of the page, while editing is on. The page below is inert, so that a
 * click on a link opens its text.
 */

const styles = `
:host { position: fixed; z-index: 2147483647; inset: 0; overflow: clip; pointer-events: none; }
button { position: absolute; box-sizing: border-box; padding: 0; border: 2px dashed transparent; border-radius: 6px; background: none; cursor: pointer; pointer-events: auto; }
:host([data-all]) button { border-color: #8b5cf6; box-shadow: 0 0 0 1px #ffffffb3; }
button:hover, button:focus-visible, button[data-current] { border: 2px solid #6d28d9; outline: 3px solid #ffd166; background: #ffd16633; }
button[data-finding="error"] { border-color: #b42318; }
button[data-finding="warning"] { border-color: #b7791f; }
`

/** In pixels, between a text and the border of its button. */
const padding = 4

/**
 * Adds the overlay to a page.
 * @returns `focus`: focuses a text's button; `setCurrent`: highlights the text whose panel is open, if any
 */
export function createTextOverlay(
  page: Document,
  {
    findLocations,
    onSelect,
    getSeverity,
  }: {
    findLocations: () => TextLocation[]
    onSelect: (location: TextLocation, button: HTMLButtonElement) => void
    /** The severity of a text's first finding. */
    getSeverity: (location: TextLocation) => string | undefined
  },
): { remove: () => void; focus: (id: TextId) => void; setCurrent: (id?: TextId) => void } {
  const host = page.createElement('nori-edit-layer')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  host.dataset.all = ''
  page.documentElement.append(host)
  const cancelHydrationWait = whenHydrated(page, () => {
    page.body.inert = true
  })

  const buttons: Map<HTMLButtonElement, TextLocation> = new Map()
  let current: TextId | undefined

  const positionButtons = () => {
    for (const [button, { element }] of buttons) {
      const { left, top, width, height } = element.getBoundingClientRect()
      Object.assign(button.style, {
        left: `${left - padding}px`,
        top: `${top - padding}px`,
        width: `${width + 2 * padding}px`,
        height: `${height + 2 * padding}px`,
        // The smaller the text, the higher its button, so that a line on a picture can be clicked.
        zIndex: String(1_000_000 - Math.min(999_999, Math.round((width * height) / 10))),
      })
    }
  }

  const getLabel = ({ key, kind }: TextLocation) =>
    kind === 'text' ? key : `${key} (${t(`editor.${kind}`)})`

  const createButton = (location: TextLocation) => {
    const button = h('button', {
      type: 'button',
      'aria-label': t('editor.editText', { text: getLabel(location) }),
      title: getLabel(location),
      'data-key': location.key,
      onClick: () => onSelect(location, button),
      onFocus: () => {
        if (button.matches(':focus-visible'))
          location.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
    })
    return button
  }

  const isSameLocation = (a: TextLocation, b: TextLocation) =>
    a.element === b.element && isSameText(a, b) && a.kind === b.kind

  // Reuses the buttons of texts that are still there, so that they keep the focus.
  const updateButtons = () => {
    const previous = [...buttons]
    buttons.clear()
    for (const location of findLocations()) {
      const [button = createButton(location)] =
        previous.find(([, other]) => isSameLocation(other, location)) ?? []
      button.dataset.finding = getSeverity(location) ?? ''
      button.toggleAttribute('data-current', current !== undefined && isSameText(location, current))
      buttons.set(button, location)
    }
    for (const button of root.querySelectorAll('button')) if (!buttons.has(button)) button.remove()
    let next = root.firstElementChild
    for (const button of buttons.keys())
      if (button === next) next = next.nextElementSibling
      else root.insertBefore(button, next)
    positionButtons()
  }

  const findEntry = (id: TextId) => [...buttons].find(([, location]) => isSameText(location, id))

  const setCurrent = (id?: TextId) => {
    current = id
    updateButtons()
    const location = id && findEntry(id)?.[1]
    const { top = 0, bottom = 0 } = location?.element.getBoundingClientRect() ?? {}
    if (top < 0 || bottom > (page.defaultView?.innerHeight ?? 0))
      location?.element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }

  // The page changes when the story's pages turn or a question opens. Updates once per animation frame.
  let frame = 0
  const onNextFrame = (callback: () => void) => () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(callback)
  }
  const observer = new MutationObserver(onNextFrame(updateButtons))
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'open', 'hidden', 'alt', 'aria-label'],
  })
  const schedulePositioning = onNextFrame(positionButtons)
  page.addEventListener('scroll', schedulePositioning, { capture: true, passive: true })
  page.defaultView?.addEventListener('resize', schedulePositioning)
  updateButtons()

  return {
    focus: (id) => findEntry(id)?.[0].focus({ preventScroll: true }),
    setCurrent,
    remove: () => {
      cancelHydrationWait()
      observer.disconnect()
      cancelAnimationFrame(frame)
      page.removeEventListener('scroll', schedulePositioning, { capture: true })
      page.defaultView?.removeEventListener('resize', schedulePositioning)
      page.body.inert = false
      host.remove()
    },
  }
}
