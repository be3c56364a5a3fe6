import { pickVoice } from './voice'

const voice = (lang: string, localService = true) => ({ lang, localService })

test.each([
  ['fr', ['en-US', 'fr-FR', 'fr-CA'], 'fr-CA'],
  ['fr', ['fr-BE'], 'fr-BE'],
  ['es', ['es-ES', 'es_MX'], 'es_MX'],
  ['es', ['es-ES'], 'es-ES'],
  ['en', ['en-GB', 'en-US'], 'en-US'],
  ['en', ['en-US', 'en-CA'], 'en-CA'],
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
