import type { Locale } from '@/lib/i18n/locales'

/* Which accent sounds most like home, first choice first; after these, any voice of the language. */
const preferred: Record<Locale, readonly string[]> = {
  en: ['en-ca', 'en-us'],
  fr: ['fr-ca', 'fr-fr'],
  es: ['es-mx', 'es-419', 'es-us'],
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/**
 * The voice that reads a language aloud, or undefined where there is none. Only voices on the device
 * itself: the others send the text to a third party (architecture, decision 12).
 */
export function pickVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const tag = (voice: V) => voice.lang.toLowerCase().replace('_', '-')
  const fitting = voices.filter((voice) => voice.localService && tag(voice).split('-')[0] === locale)
  const [first] = preferred[locale].flatMap((wanted) => fitting.filter((voice) => tag(voice) === wanted))
  return first ?? fitting[0]
}
