import type { TextId } from './api'
import { h } from './dom'
import { whenHydrated } from './frame'
import type { Place } from './marks'
import { isSame } from './search'
import { t } from './strings'

/*
 * While editing is on, every text on the page has a button over it, in a layer above the page. The page below is
 * inert, so that a press opens the text and not the link.
 */

const styles = `
:host { position: fixed; z-index: 2147483647; inset: 0; overflow: clip; pointer-events: none; }
button { position: absolute; box-sizing: border-box; padding: 0; border: 2px dashed transparent; border-radius: 6px; background: none; cursor: pointer; pointer-events: auto; }
:host([data-all]) button { border-color: #8b5cf6; box-shadow: 0 0 0 1px #ffffffb3; }
button:hover, button:focus-visible, button[data-current] { border: 2px solid #6d28d9; outline: 3px solid #ffd166; background: #ffd16633; }
button[data-finding="error"] { border-color: #b42318; }
button[data-finding="warning"] { border-color: #b7791f; }
`

/** Puts a button over each text of a page. */
export function coverTexts(
  page: Document,
  {
    find,
    onPress,
    findingOf,
  }: {
    find: () => Place[]
    onPress: (place: Place, button: HTMLButtonElement) => void
    findingOf: (place: Place) => string | undefined
  },
): { remove: () => void; focus: (id: TextId) => void; mark: (id?: TextId) => void } {
  const host = page.createElement('nori-edit-layer')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  host.dataset.all = ''
  page.documentElement.append(host)
  const endWaiting = whenHydrated(page, () => {
    page.body.inert = true
  })

  const buttons: Map<HTMLButtonElement, Place> = new Map()
  const inner = 4
  /** The text whose panel is open. */
  let current: TextId | undefined

  const position = () => {
    for (const [button, { element }] of buttons) {
      const { left, top, width, height } = element.getBoundingClientRect()
      Object.assign(button.style, {
        left: `${left - inner}px`,
        top: `${top - inner}px`,
        width: `${width + 2 * inner}px`,
        height: `${height + 2 * inner}px`,
        // A small text over a large one (a line on a picture) can be pressed.
        zIndex: String(1_000_000 - Math.min(999_999, Math.round((width * height) / 10))),
      })
    }
  }

  const nameOf = ({ key, kind }: Place) => (kind === 'text' ? key : `${key} (${t(`editor.${kind}`)})`)

  const buttonOf = (place: Place) => {
    const button = h('button', {
      type: 'button',
      'aria-label': t('editor.editText', { text: nameOf(place) }),
      title: nameOf(place),
      'data-key': place.key,
      onClick: () => onPress(place, button),
      onFocus: () => {
        if (button.matches(':focus-visible'))
          place.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
    })
    return button
  }

  const isSamePlace = (a: Place, b: Place) => a.element === b.element && isSame(a, b) && a.kind === b.kind

  // A button stays as long as its text does, so that it keeps the focus.
  const build = () => {
    const old = [...buttons]
    buttons.clear()
    for (const place of find()) {
      const same = old.find(([, one]) => isSamePlace(one, place))
      const button = same ? same[0] : buttonOf(place)
      button.dataset.finding = findingOf(place) ?? ''
      button.toggleAttribute('data-current', current !== undefined && isSame(place, current))
      buttons.set(button, place)
    }
    for (const button of root.querySelectorAll('button')) if (!buttons.has(button)) button.remove()
    let next = root.firstElementChild
    for (const button of buttons.keys())
      if (button === next) next = next.nextElementSibling
      else root.insertBefore(button, next)
    position()
  }

  const first = (id: TextId) => [...buttons].find(([, place]) => isSame(place, id))

  const mark = (id?: TextId) => {
    current = id
    build()
    const place = id && first(id)?.[1]
    const { top = 0, bottom = 0 } = place?.element.getBoundingClientRect() ?? {}
    if (top < 0 || bottom > (page.defaultView?.innerHeight ?? 0))
      place?.element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }

  // Texts come and go: the story's pages turn, a question opens. Building is put off to the next frame.
  let frame = 0
  const later = (work: () => void) => () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(work)
  }
  const observer = new MutationObserver(later(build))
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'open', 'hidden', 'alt', 'aria-label'],
  })
  const onMove = later(position)
  page.addEventListener('scroll', onMove, { capture: true, passive: true })
  page.defaultView?.addEventListener('resize', onMove)
  build()

  return {
    focus: (id) => first(id)?.[0].focus({ preventScroll: true }),
    mark,
    remove: () => {
      endWaiting()
      observer.disconnect()
      cancelAnimationFrame(frame)
      page.removeEventListener('scroll', onMove, { capture: true })
      page.defaultView?.removeEventListener('resize', onMove)
      page.body.inert = false
      host.remove()
    },
  }
}
