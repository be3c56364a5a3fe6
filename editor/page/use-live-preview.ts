import { useEffect, useEffectEvent, useRef } from 'react'
import { getDraft } from './drafts'
import { createTextWriter } from './live-preview'
import { findMarkedTexts, type TextLocation } from './marked-texts'
import { isSameText } from './search'
import type { FramePage } from './site-frame'
import { type EditorState, findText } from './state'
import { actions, useEditor } from './store'

/** Finds the texts of a page, which shows stored texts and the draft of the open one. */
export function findLocations(page: Document, state: EditorState): TextLocation[] {
  const locale = page.documentElement.lang
  return findMarkedTexts(page, (id) => {
    // The shorter version is contained in every element that shows either.
    const versions = [findText(state, id)?.values[locale] ?? '', getDraft(state.drafts, id, locale)?.text]
    return versions.filter((text) => text !== undefined).sort((a, b) => a.length - b.length)[0] ?? ''
  })
}

/** Counts the lines of a headline whose line breaks are typed; 0 for another text. */
function countLines({ element, kind }: TextLocation) {
  const headline = kind === 'text' ? element.closest('h1, h2, h3') : null
  if (!headline || !/^pre/.test(getComputedStyle(headline).whiteSpace)) return 0
  const range = headline.ownerDocument.createRange()
  range.selectNodeContents(headline)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}

/**
 * Shows the draft of the open text on a page while it is typed, without saving it, and counts its lines.
 * @param linesField the field of the state for their number
 */
export function useLivePreview(page: FramePage | undefined, linesField: 'pageLines' | 'phoneLines'): void {
  const state = useEditor()
  const id = state.openText?.id
  const document = page?.isHydrated ? page.document : undefined
  const locale = document?.documentElement.lang ?? ''
  const stored = findText(state, id)?.values[locale]
  const typed = id && getDraft(state.drafts, id, locale)?.text
  const shownText = useRef<{ write: (typed: string) => void; locations: TextLocation[] }>(undefined)

  const find = useEffectEvent((target: Document) =>
    findLocations(target, state).filter((location) => id && isSameText(location, id)),
  )
  const getStored = useEffectEvent(() => stored ?? '')
  const isChanged = useEffectEvent((key: string, text: string) => {
    const now = state.site?.texts.find((other) => `${other.folder} ${other.key}` === key)
    return now?.values[locale] !== text
  })
  const name = id && `${id.folder} ${id.key}`
  useEffect(() => {
    if (!document || !name) return
    const shown = getStored()
    const locations = find(document)
    const write = createTextWriter(locations, shown)
    shownText.current = { write, locations }
    return () => {
      shownText.current = undefined
      // A text that was saved, or changed in its file, stays until the frame has loaded it.
      if (!isChanged(name, shown)) write(shown)
    }
  }, [document, name])
  useEffect(() => {
    if (!document || !name || stored === undefined) return
    const { write, locations = [] } = shownText.current ?? {}
    write?.(typed ?? stored)
    const lines = Math.max(0, ...locations.map(countLines))
    actions.set(linesField === 'pageLines' ? { pageLines: lines } : { phoneLines: lines })
  }, [document, name, stored, typed, linesField])
}
