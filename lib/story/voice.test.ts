import type { Locale } from '@/lib/i18n/locales'
import { pickVoice } from './voice'

const voice = (lang: string, { name = lang, isDefault = false, localService = true } = {}) => ({
  lang,
  name,
  default: isDefault,
  localService,
})

test.each([
  ['fr', ['en-US', 'fr-FR', 'fr-CA'], 'fr-CA'],
  ['es', ['es-ES', 'es_MX'], 'es_MX'],
  ['en', ['en-GB', 'en-US'], 'en-US'],
  ['es', ['es-ES', 'es-US', 'es-419'], 'es-419'],
  ['fr', ['FR_CA', 'fr-FR'], 'FR_CA'],
  ['fr', ['fr', 'fr-BE'], 'fr'],
  // Android.
  ['en', ['eng-GBR', 'eng-USA'], 'eng-USA'],
  ['fr', ['fra-FRA', 'fra-CAN', 'fre-BEL'], 'fra-CAN'],
  ['fr', ['fre-FRA'], 'fre-FRA'],
  ['es', ['spa-ESP', 'spa_MEX'], 'spa_MEX'],
] as const)('%s among %j', (locale, langs, chosen) => {
  expect(
    pickVoice(
      langs.map((lang) => voice(lang)),
      locale,
    )?.lang,
  ).toBe(chosen)
})

test('returns undefined if no voice speaks the language', () => {
  expect(pickVoice([voice('de-DE'), voice('frr'), voice('fro-FRA'), voice('')], 'fr')).toBeUndefined()
})

test('ignores voices that send the text to a server', () => {
  expect(pickVoice([voice('fr-CA', { localService: false })], 'fr')).toBeUndefined()
})

test.each([
  // macOS lists its voices alphabetically.
  ['en-US', ['Albert', 'Bad News', 'Eddy (English (US))', 'Samantha', 'Zarvox'], 'Samantha'],
  ['fr-CA', ['Flo (français (Canada))', 'Amélie'], 'Amélie'],
  ['es-MX', ['Grandma', 'Florencia', 'Paulina'], 'Florencia'],
  ['en-US', ['Albert', 'Zarvox'], 'Albert'],
])('a natural voice reads %s before a joke, if there is one', (lang, names, chosen) => {
  const voices = names.map((name) => voice(lang, { name }))
  expect(pickVoice(voices, lang.slice(0, 2) as Locale)?.name).toBe(chosen)
})

test('the device’s own choice reads before the others of its accent', () => {
  const voices = [
    voice('en-GB', { isDefault: true }),
    voice('en-US', { name: 'Alex' }),
    voice('en-US', { name: 'Fred', isDefault: true }),
  ]
  expect(pickVoice(voices, 'en')?.name).toBe('Fred')
  expect(pickVoice([voice('en-US', { name: 'Albert' }), voice('en-GB')], 'en')?.name).toBe('en-GB')
})
