import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { t } from './language'
import { findPlaceOfText, findTextAt, getBox, type MarkedText } from './marked-texts'
import { useEditor } from './store'
import { useDrafts, useFramePage } from './use-frame-page'

/** The site, with an outline around the text at the pointer and around the open one. */
export function SiteFrame() {
  const { state, open } = useEditor()
  const { isPointing, isPhone, openText } = state
  const frame = useRef<HTMLIFrameElement>(null)
  const { page, handleLoad } = useFramePage(frame)
  useDrafts(page)
  const [pointed, setPointed] = useState<MarkedText>()
  // Texts move when the page scrolls, and grow while they are typed.
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  const findAt = useEffectEvent(({ clientX, clientY }: MouseEvent) =>
    page && isPointing ? findTextAt(page, clientX, clientY) : undefined,
  )
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const text = findAt(event)
    if (!text) return
    event.preventDefault()
    event.stopPropagation()
    open(text.id, true)
  })
  useEffect(() => {
    if (!page) return
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    page.addEventListener('pointermove', (event) => setPointed(findAt(event)), options)
    page.documentElement.addEventListener('pointerleave', () => setPointed(undefined), options)
    page.addEventListener('scroll', () => redraw(), options)
    page.defaultView?.addEventListener('resize', () => redraw(), options)
    page.addEventListener('click', (event) => handleClick(event), { capture: true, signal: stop.signal })
    return () => {
      stop.abort()
      setPointed(undefined)
    }
  }, [page])

  // Once the page shows what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change where texts are.
  useEffect(() => redraw(), [openText, state.drafts, page, isPhone])

  const openPlace = page && openText && findPlaceOfText(page, openText)
  return (
    <div className="screen">
      {!page && <p className="loading">{t('editor.loading')}</p>}
      <div className={isPhone ? 'device phone' : 'device'}>
        <iframe ref={frame} id="frame" title={t('editor.frame')} onLoad={handleLoad} />
        {pointed && isPointing && <Outline text={pointed} kind="pointed" />}
        {openPlace && <Outline text={openPlace} kind="open" />}
      </div>
    </div>
  )
}

/** Distance between a text and its outline, in pixels. */
const gap = 5

function Outline({ text, kind }: { text: MarkedText; kind: 'pointed' | 'open' }) {
  const { left, top, width, height } = getBox(text)
  const style = { left: left - gap, top: top - gap, width: width + 2 * gap, height: height + 2 * gap }
  return width > 0 ? <div className={`outline ${kind}`} data-key={text.id.key} style={style} /> : null
}
