import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { pickVoice } from '@/lib/story/voice'

/** The part of the text that is being read. Voices that do not report words give only the sentence. */
export interface SpokenPart {
  sentence: Range
  word?: Range
}
type Range = readonly [start: number, end: number]

function subscribeToVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

const findVoice = (locale: Locale) =>
  'speechSynthesis' in window ? pickVoice(speechSynthesis.getVoices(), locale) : undefined

/** How often to check whether the voice still speaks, in milliseconds. */
const checkIntervalMs = 1000

/** Reads sentences aloud, one utterance each. `isAvailable` is false if the device has no voice for the language. */
export function useReadAloud(locale: Locale) {
  const [spoken, setSpoken] = useState<SpokenPart | null>(null)
  /** The utterance that is being spoken; events of others are ignored. */
  const current = useRef<SpeechSynthesisUtterance>(undefined)
  const isAvailable = useSyncExternalStore(
    subscribeToVoices,
    () => findVoice(locale) !== undefined,
    () => false,
  )

  const stop = useCallback(() => {
    if (!current.current) return
    current.current = undefined
    speechSynthesis.cancel()
    setSpoken(null)
  }, [])

  const read = (sentences: readonly string[]) => {
    stop()
    const voice = findVoice(locale)
    if (!voice) return
    const speakFrom = (index: number, start: number) => {
      const text = sentences[index]
      if (text === undefined) return stop()
      const sentence = [start, start + text.trimEnd().length] as const
      // Some voices read out word joiners. Spaces in their place keep the positions of the words.
      const utterance = new SpeechSynthesisUtterance(text.trimEnd().replaceAll('\u2060', ' '))
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = 0.9
      current.current = utterance
      // Cancelling fires `end` too.
      const isCurrent = () => current.current === utterance
      const readOn = () => isCurrent() && speakFrom(index + 1, start + text.length)
      utterance.onboundary = ({ name, charIndex, charLength }) => {
        if (!isCurrent() || (name && name !== 'word')) return
        const length = charLength || (/^\S+/.exec(text.slice(charIndex))?.[0].length ?? 0)
        setSpoken({ sentence, word: [start + charIndex, start + charIndex + length] })
      }
      utterance.onend = readOn
      utterance.onerror = () => isCurrent() && stop()
      setSpoken({ sentence })
      speechSynthesis.speak(utterance)
      // Some browsers forget to fire `end`.
      const timer = setInterval(() => {
        if (isCurrent() && (speechSynthesis.speaking || speechSynthesis.pending)) return
        clearInterval(timer)
        readOn()
      }, checkIntervalMs)
    }
    speakFrom(0, 0)
  }

  // Also stops when another route is shown, which ends this effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language ends the reading
  useEffect(() => {
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [stop, locale])

  return { isAvailable, spoken, read, stop }
}
