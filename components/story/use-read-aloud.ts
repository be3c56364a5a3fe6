'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { pickVoice } from '@/lib/story/voice'

/** What is being read: the index of the sentence, and start and end of the word in it if the voice reports words. */
export interface Spoken {
  sentence: number
  word?: readonly [start: number, end: number]
}

function subscribe(listener: () => void): () => void {
  // Safari before 16 has voices but no `voiceschanged` event.
  speechSynthesis.addEventListener?.('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', listener)
}

const currentVoice = (locale: Locale) =>
  'speechSynthesis' in window ? pickVoice(speechSynthesis.getVoices(), locale) : undefined

/** Reads sentences aloud, one utterance each. `available` is false if the device has no voice of the language. */
export function useReadAloud(locale: Locale) {
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  /** Id of the current reading; 0: none. */
  const reading = useRef(0)
  const available = useSyncExternalStore(
    useCallback((listener) => ('speechSynthesis' in window ? subscribe(listener) : () => undefined), []),
    () => currentVoice(locale) !== undefined,
    () => false,
  )

  const stop = useCallback(() => {
    if (reading.current === 0) return
    reading.current = 0
    speechSynthesis.cancel()
    setSpoken(null)
  }, [])

  const read = (sentences: readonly string[]) => {
    stop()
    const voice = currentVoice(locale)
    if (!voice) return
    const id = Date.now()
    reading.current = id
    const say = (sentence: number) => {
      const text = sentences[sentence]
      // Cancelling also ends an utterance: only the latest reading continues.
      if (reading.current !== id) return
      if (text === undefined) return stop()
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = 0.9
      utterance.onboundary = ({ name, charIndex, charLength }) => {
        if (reading.current !== id || (name && name !== 'word')) return
        const length = charLength || (/^\S+/.exec(text.slice(charIndex))?.[0].length ?? 0)
        setSpoken({ sentence, word: [charIndex, charIndex + length] })
      }
      utterance.onend = () => say(sentence + 1)
      utterance.onerror = () => reading.current === id && stop()
      setSpoken({ sentence })
      speechSynthesis.speak(utterance)
    }
    say(0)
  }

  // Stops when the language changes, when the page is left and when the reader unmounts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language ends the reading
  useEffect(() => {
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [stop, locale])

  return { available, spoken, read, stop }
}
