import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { toName } from '../texts'
import { showTyped } from './live-preview'
import { listMarkedTexts, revealText } from './marked-texts'
import { findText } from './state'
import { useEditor } from './store'

/*
 * The document in the frame, which the editor may read and change. If the server does not respond, browsers show a page of
 * their own there: the frame then has no `contentDocument`, and a `contentWindow` that throws.
 */

/** Whether React has hydrated every part of a document. Only then may the editor change it. */
const isHydrated = (page: Document) => !page.querySelector('[data-controls]:not([data-live])')

const getPath = ({ location }: Document) => location.pathname + location.search

/** Opens the requested address in the frame, and returns its document once React has hydrated it. */
export function useFramePage(frame: RefObject<HTMLIFrameElement | null>) {
  const { state, site, set } = useEditor()
  const [page, setPage] = useState<Document>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is opened again once the server is back.
  useEffect(() => {
    if (!frame.current) return
    const shown = frame.current.contentDocument
    // The site has opened this page itself.
    if (shown && getPath(shown) === state.path) return
    setPage(undefined)
    frame.current.src = state.path
  }, [frame, state.path, state.problems.server])

  // One load at a time: Next answers a second request for a page with the page that it is still rendering.
  const [isLoading, setIsLoading] = useState(true)
  const [shownVersion, setShownVersion] = useState(site.version)
  useEffect(() => {
    if (isLoading || site.version === shownVersion) return
    setShownVersion(site.version)
    setPage(undefined)
    const shown = frame.current?.contentDocument
    if (!shown) return
    setIsLoading(true)
    shown.location.reload()
  }, [frame, isLoading, site.version, shownVersion])

  const reportPage = useEffectEvent((shown: Document) => {
    if (!shown.defaultView) return
    const path = getPath(shown)
    const names = new Set(listMarkedTexts(shown).map(({ id }) => toName(id)))
    const { lang: locale } = shown.documentElement
    set({ page: { path, locale, names }, path })
  })
  useEffect(() => {
    if (!page) return
    reportPage(page)
    // The site also shows another page, or the same in another language, without loading a document.
    const observer = new MutationObserver(() => reportPage(page))
    observer.observe(page.documentElement, { attributeFilter: ['lang'] })
    const stop = new AbortController()
    page.defaultView?.addEventListener('hashchange', () => reportPage(page), { signal: stop.signal })
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [page])

  const [isWaitingForReact, setIsWaitingForReact] = useState(false)
  useEffect(() => {
    if (!isWaitingForReact) return
    const timer = setInterval(() => {
      const loaded = frame.current?.contentDocument
      if (!loaded?.body || loaded.URL === 'about:blank' || !isHydrated(loaded)) return
      setIsWaitingForReact(false)
      setPage(loaded)
    }, 50)
    return () => clearInterval(timer)
  }, [frame, isWaitingForReact])

  const handleLoad = () => {
    setPage(undefined)
    setIsLoading(false)
    setIsWaitingForReact(true)
  }
  return { page, handleLoad }
}

/** Shows the drafts on a page while they are typed, and scrolls once to the open text. */
export function useDrafts(page: Document | undefined): void {
  const { state, site } = useEditor()
  const { drafts, openText } = state
  const locale = page?.documentElement.lang ?? ''

  useEffect(() => {
    if (page && openText) revealText(page, openText)
  }, [page, openText])
  useEffect(() => {
    if (!page) return
    const restore = Object.values(drafts).flatMap((draft) => {
      const stored = findText({ site }, draft)?.values[locale]
      const typed = draft.texts[locale]
      return stored === undefined || typed === undefined ? [] : [showTyped(page, draft, stored, typed)]
    })
    return () => {
      for (const restoreText of restore.reverse()) restoreText()
    }
  }, [page, locale, drafts, site])
}
