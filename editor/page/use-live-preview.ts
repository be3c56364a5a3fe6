import { useEffect, useEffectEvent, useRef } from 'react'
import { getDraft } from './drafts'
import { createTextWriter } from './live-preview'
import { findMarkedTexts, type TextLocation } from './marked-texts'
import { isSameText } from './search'
import type { FramePage } from './site-frame'
import { type EditorState, findText } from './state'
import { useEditor } from './store'

/** Finds the texts of a page, which shows stored texts and the draft of the open one. */
export function findLocations(page: Document, state: EditorState): TextLocation[] {
  const locale = page.documentElement.lang
  return findMarkedTexts(page, (id) => {
    // The shorter version is contained in every element that shows either.
    const versions = [findText(state, id)?.values[locale] ?? '', getDraft(state.drafts, id, locale)?.text]
    return versions.filter((text) => text !== undefined).sort((a, b) => a.length - b.length)[0] ?? ''
  })
}

/** Shows the draft of the open text on a page while it is typed, without saving it. */
export function useLivePreview(page: FramePage | undefined): void {
  const state = useEditor()
  const id = state.openText?.id
  const document = page?.isHydrated ? page.document : undefined
  const locale = document?.documentElement.lang ?? ''
  const stored = findText(state, id)?.values[locale]
  const typed = id && getDraft(state.drafts, id, locale)?.text
  const write = useRef<(typed: string) => void>(undefined)

  const createWriter = useEffectEvent((target: Document, text: string) => {
    const locations = findLocations(target, state).filter((location) => id && isSameText(location, id))
    return createTextWriter(locations, text)
  })
  const getStored = useEffectEvent(() => stored ?? '')
  const isChanged = useEffectEvent((key: string, text: string) => {
    const now = state.site?.texts.find((other) => `${other.folder} ${other.key}` === key)
    return now?.values[locale] !== text
  })
  const name = id && `${id.folder} ${id.key}`
  useEffect(() => {
    if (!document || !name) return
    const shown = getStored()
    const writer = createWriter(document, shown)
    write.current = writer
    return () => {
      write.current = undefined
      // A text that was saved, or changed in its file, stays until the frame has loaded it.
      if (!isChanged(name, shown)) writer(shown)
    }
  }, [document, name])
  useEffect(() => {
    if (document && name && stored !== undefined) write.current?.(typed ?? stored)
  }, [document, name, stored, typed])
}
