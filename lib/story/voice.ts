import { getLocaleInfo, type Locale } from '@/lib/i18n/locales'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name' | 'default'>

/** Android uses three-letter region codes. These are the regions in the table of languages. */
const shortRegions: Record<string, string> = { can: 'ca', fra: 'fr', mex: 'mx', usa: 'us' }

/** Voices of macOS and iOS that sing, whisper or sound like robots. */
const jokes =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/

/** A voice's language and region in lower case: `fr-ca` for `fr_CA` and `fra-CAN` too. */
function getAccent({ lang }: Voice): string {
  const [language = '', region = ''] = lang.toLowerCase().split(/[-_]/)
  // `fra` and `fre` become `fr`.
  const [short = ''] = /^[a-z]{2,3}$/.test(language) ? Intl.getCanonicalLocales(language) : []
  return `${short}-${shortRegions[region] ?? region}`
}

/**
 * Picks the voice for reading a language aloud; undefined if the device has none. Prefers natural voices, then the
 * accents in the order of the table of languages, then the device's default. Remote voices would send the text to a
 * third party.
 */
export function pickVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const accents: readonly string[] = getLocaleInfo(locale).voices
  const rank = (voice: V) => {
    const place = accents.indexOf(getAccent(voice))
    const isJoke = jokes.test(voice.name) && !voice.default
    return (isJoke ? 1000 : 0) + (place < 0 ? accents.length : place) * 10 + (voice.default ? 0 : 1)
  }
  return voices
    .filter((voice) => voice.localService && getAccent(voice).startsWith(`${locale}-`))
    .sort((one, other) => rank(one) - rank(other))[0]
}
