import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { getSiteWindow, restoreViewAfterLoad, whenHydrated } from './frame-view'
import { repeatKeys } from './history-keys'
import { t } from './language'
import { actions, useEditor } from './store'
import { TextOverlay } from './text-overlay'
import { useLivePreview } from './use-live-preview'

/*
 * The frame with the site, and the phone preview of the same page. Both are of the editor's origin, so the editor can
 * read and change their documents.
 */

/** A document in a frame. It may be changed once React has hydrated it. */
export type FramePage = { document: Document; isHydrated: boolean }

/** In CSS pixels. */
const phoneSize = { width: 390, height: 844 }

/** Opens addresses in a frame, and follows the documents that it loads. */
function useFramePage(path: string | undefined, isTranslation: boolean) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<FramePage>()
  const { requestedPage, reloads } = useEditor()
  // Whether the frame is on its way to the requested page. To reload the one before would cancel that.
  const isOpening = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a request opens its page, even if it is the same address.
  useEffect(() => {
    const { current } = frame
    if (!current || !path || path === 'about:blank') return
    if (isTranslation) restoreViewAfterLoad(current)
    isOpening.current = true
    // The page before is no longer there to be searched for texts.
    setPage(undefined)
    current.src = path
  }, [path, requestedPage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the texts loads the page again.
  useEffect(() => {
    const { current } = frame
    if (reloads === 0 || !current) return
    restoreViewAfterLoad(current)
    const view = getSiteWindow(current)
    if (view && !isOpening.current) view.location.reload()
    else if (path && path !== 'about:blank') current.src = path
  }, [reloads])
  useEffect(() => {
    if (!page || page.isHydrated) return
    return whenHydrated(page.document, () => setPage({ ...page, isHydrated: true }))
  }, [page])

  useEffect(() => page && repeatKeys(page.document), [page])

  const handleLoad = () => {
    isOpening.current = false
    const view = getSiteWindow(frame.current)
    setPage(view && { document: view.document, isHydrated: false })
  }
  return { frame, page, handleLoad }
}

/** The size of an element, in CSS pixels. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}

/**
 * The width at which the page is laid out in a space: that of the window, so that it only gets smaller beside a panel, but
 * to half its size at most; in little space, that of a phone.
 */
const getLayoutWidth = (space: number) =>
  space < phoneSize.width ? phoneSize.width : Math.min(innerWidth, 2 * space)

/** The page, scaled down beside an open panel. */
export function SiteFrame() {
  const { requestedPage } = useEditor()
  const { ref, width, height } = useSize()
  const { frame, page, handleLoad } = useFramePage(requestedPage.path, requestedPage.isTranslation)
  useLivePreview(page, 'pageLines')
  const showPage = useEffectEvent(({ defaultView, documentElement: { lang: locale } }: Document) => {
    // A document has no window any more once the frame loads the next one.
    if (!defaultView) return
    const { pathname, search } = defaultView.location
    actions.set({ shownPage: { path: pathname + search, locale } })
  })
  useEffect(() => page && showPage(page.document), [page])
  const layoutWidth = getLayoutWidth(width)
  const scale = width / layoutWidth
  return (
    <div id="screen" ref={ref}>
      {!page && <p id="loading">{t('editor.loading')}</p>}
      <iframe
        ref={frame}
        id="frame"
        title={t('editor.frame')}
        onLoad={handleLoad}
        style={{ width: layoutWidth, height: height / scale, transform: `scale(${scale})` }}
      />
      {page && <TextOverlay page={page} opener="page" />}
    </div>
  )
}

/** The same page on a phone, scaled to the height that is available. */
export function PhonePreview() {
  const { shownPage } = useEditor()
  const { ref, height } = useSize()
  const { frame, page, handleLoad } = useFramePage(shownPage?.path, true)
  useLivePreview(page, 'phoneLines')
  const scale = Math.min(1, height / phoneSize.height)
  return (
    <div id="phone-screen" ref={ref} style={{ width: phoneSize.width * scale }}>
      <iframe
        ref={frame}
        id="phone"
        title={t('editor.phoneFrame')}
        onLoad={handleLoad}
        style={{ ...phoneSize, transform: `scale(${scale})` }}
      />
      {page && <TextOverlay page={page} opener="phone" />}
    </div>
  )
}
