import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TextId } from './api'
import { findPageOfText, getPathname } from './groups'
import { type ControlPlace, type MarkedPlace, placeControls, placeTexts, revealText } from './marked-places'
import type { TextLocation } from './marked-texts'
import { ControlButton, TextButton } from './overlay-buttons'
import { isSameText } from './search'
import type { FramePage } from './site-frame'
import { findText } from './state'
import { actions, useEditor } from './store'
import { findLocations } from './use-live-preview'

/*
 * The overlay that has a button over each text of the page, while editing is on, and a small one beside each control. The
 * page below is inert, so that a click on a link opens its text.
 */

const styles = `
:host { position: fixed; z-index: 2147483647; inset: 0; overflow: clip; pointer-events: none; }
button { position: absolute; box-sizing: border-box; padding: 0; border: 2px dashed #8b5cf6; border-radius: 6px; box-shadow: 0 0 0 1px #ffffffb3; background: none; cursor: pointer; pointer-events: auto; }
button:is(:hover, :focus-visible) { border: 2px solid #6d28d9; outline: 3px solid #ffd166; }
button[data-kind="text"]:is(:hover, :focus-visible) { background: #ffd16633; }
button[data-current] { border: 4px solid #6d28d9; outline: 2px solid #fff; }
button.press { width: 24px; height: 24px; border: 1px solid #6d28d9; border-radius: 50%; background: #fff; color: #6d28d9; font: 12px/1 sans-serif; }
button.press:is(:hover, :focus-visible) { border-width: 1px; background: #ffd166; }
button[data-finding="error"] { border-color: #b42318; }
button[data-finding="warning"] { border-color: #b7791f; }
`

/** Creates the element of the overlay on a page, whose shadow root keeps the site's styles away. */
function useShadowRoot({ document: page, isHydrated }: FramePage, isInert: boolean) {
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const host = page.createElement('nori-edit-layer')
    const created = host.attachShadow({ mode: 'open' })
    const sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(styles)
    created.adoptedStyleSheets = [sheet]
    // The site would close an open menu.
    for (const type of ['pointerdown', 'focusin'])
      created.addEventListener(type, (event) => event.stopPropagation())
    page.documentElement.append(host)
    setRoot(created)
    return () => host.remove()
  }, [page])
  useEffect(() => {
    if (!isHydrated) return
    page.body.inert = isInert
    return () => {
      page.body.inert = false
    }
  }, [page, isHydrated, isInert])
  return root
}

const findDelayMs = 100

/** Finds the texts and controls of a page, again soon after it has changed; they move with it when it scrolls. */
function usePlaces(page: Document) {
  const state = useEditor()
  const locations = useRef<TextLocation[]>([])
  const [places, setPlaces] = useState<{ texts: MarkedPlace[]; controls: ControlPlace[] }>()
  const position = useEffectEvent(() =>
    setPlaces({
      texts: placeTexts(page, locations.current),
      controls: state.isEditing ? placeControls(page) : [],
    }),
  )
  const find = useEffectEvent(() => {
    locations.current = findLocations(page, state)
    position()
  })
  useEffect(() => {
    let frame = 0
    let timer: number | undefined
    // Not at once: a text that is typed changes the page with each key.
    const findSoon = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined
        find()
      }, findDelayMs)
    }
    const positionOnNextFrame = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => position())
    }
    const stop = new AbortController()
    const { signal } = stop
    const observer = new MutationObserver(findSoon)
    // Any attribute may hide a text, such as the one of a header that is scrolled.
    observer.observe(page.body, { subtree: true, childList: true, characterData: true, attributes: true })
    page.addEventListener('scroll', positionOnNextFrame, { capture: true, passive: true, signal })
    // Texts are hidden and shown by transitions.
    page.addEventListener('transitionend', findSoon, { signal })
    page.defaultView?.addEventListener('resize', findSoon, { signal })
    find()
    return () => {
      stop.abort()
      observer.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [page])
  return places
}

/** @param props `opener`: what the texts that are pressed here count as opened from */
export function TextOverlay({ page, opener }: { page: FramePage; opener: 'page' | 'phone' }) {
  const state = useEditor()
  const { openText, returnFocus, isEditing, reverted } = state
  const root = useShadowRoot(page, isEditing)
  const places = usePlaces(page.document)
  const locale = page.document.documentElement.lang
  const isOpen = (location: TextLocation) => openText !== undefined && isSameText(location, openText.id)

  // The focus returns to the text that was closed, again if its button is replaced by a new one: after a save the page
  // is loaded again. It stays where it is if it has moved on to the editor's own controls.
  const focused = useRef<{ returnFocus: typeof returnFocus; button: Element }>(undefined)
  useEffect(() => {
    if (returnFocus?.opener !== opener || !root || root.activeElement) return
    const selector = `button[data-key="${CSS.escape(returnFocus.id.key)}"]`
    const button = root.querySelector<HTMLButtonElement>(selector)
    const isRepeated = focused.current?.returnFocus === returnFocus
    const hasMovedOn = isRepeated && !document.activeElement?.matches('body, iframe')
    if (!button || hasMovedOn || (isRepeated && focused.current?.button === button)) return
    focused.current = { returnFocus, button }
    button.focus({ preventScroll: true })
  })

  // Shows the open text, or else the one that was undone: scrolls to it, or opens its page.
  const showText = useEffectEvent((id: TextId) => {
    const { site, shownPage } = state
    const isShown =
      revealText(page.document, id) ||
      opener === 'phone' ||
      ['page', 'phone'].includes(openText?.opener ?? '')
    const target = site && findPageOfText(id, site.pages, locale)
    if (!isShown && target && getPathname(target.path) !== getPathname(shownPage?.path))
      actions.openPage(target.path)
    else if (reverted) actions.set({ reverted: undefined })
  })
  useEffect(() => {
    const id = openText?.id ?? reverted
    if (id && page.isHydrated) showText(id)
  }, [openText, reverted, page])

  if (!root) return null
  const { texts = [], controls = [] } = places ?? {}
  const shown = isEditing ? texts : texts.filter(({ location }) => isOpen(location))
  return createPortal(
    <>
      {shown.map((place) => (
        <TextButton
          key={place.name}
          place={place}
          text={findText(state, place.location)}
          locale={locale}
          opener={opener}
          isOpen={isOpen(place.location)}
        />
      ))}
      {isEditing && controls.map((place) => <ControlButton key={place.name} place={place} />)}
    </>,
    root,
  )
}
