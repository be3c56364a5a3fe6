import { type Locale, localeInfo } from '@/lib/i18n/locales'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/**
 * The voice that reads a language aloud: of the accents in the locale table the first that the device
 * has, else any of the language; undefined where there is none. Only voices on the device
 * itself: the others send the text to a third party (architecture, decision 12).
 */
export function pickVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const tag = (voice: V) => voice.lang.toLowerCase().replace('_', '-')
  const fitting = voices.filter((voice) => voice.localService && tag(voice).split('-')[0] === locale)
  const [first] = localeInfo(locale).voices.flatMap((wanted) =>
    fitting.filter((voice) => tag(voice) === wanted),
  )
  return first ?? fitting[0]
}
