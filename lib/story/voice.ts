import { getLocaleInfo, type Locale } from '@/lib/i18n/locales'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/**
 * Picks the voice for reading a language aloud: the first of the accents in the table of languages that the device has,
 * otherwise any voice of the language, otherwise undefined. Ignores remote voices, which send the text to a third party.
 */
export function pickVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const tag = (voice: V) => voice.lang.toLowerCase().replace('_', '-')
  const usable = voices.filter((voice) => voice.localService && tag(voice).split('-')[0] === locale)
  const [first] = getLocaleInfo(locale).voices.flatMap((accent) =>
    usable.filter((voice) => tag(voice) === accent),
  )
  return first ?? usable[0]
}
