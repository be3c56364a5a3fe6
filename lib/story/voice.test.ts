import { pickVoice } from './voice'

const voice = (lang: string, localService = true) => ({ lang, localService })

test.each([
  ['fr', ['en-US', 'fr-FR', 'fr-CA'], 'fr-CA'],
  ['es', ['es-ES', 'es_MX'], 'es_MX'],
  ['en', ['en-GB', 'en-US'], 'en-US'],
  ['es', ['es-ES', 'es-US', 'es-419'], 'es-419'],
  ['fr', ['FR_CA', 'fr-FR'], 'FR_CA'],
  ['fr', ['fr', 'fr-BE'], 'fr'],
] as const)('%s among %j', (locale, langs, chosen) => {
  expect(
    pickVoice(
      langs.map((lang) => voice(lang)),
      locale,
    )?.lang,
  ).toBe(chosen)
})

test('returns undefined if no voice speaks the language', () => {
  expect(pickVoice([voice('de-DE'), voice('frr')], 'fr')).toBeUndefined()
})

test('ignores voices that send the text to a server', () => {
  expect(pickVoice([voice('fr-CA', false)], 'fr')).toBeUndefined()
})
