import { parseMessages } from './parse'
import type { SiteConstants } from './placeholders'
import { findPlaceholders, isRealUrl } from './placeholders'

const ready = {
  site: { url: 'https://noricorgi.ca', appUrl: 'https://apps.apple.com/nori' },
  socialLinks: [{ id: 'facebook', href: 'https://facebook.com/nori' }],
  launchChecklist: [],
  hiddenUntilProvided: [],
}
/** A parsed message file. */
const file = (content: object, path: string = 'messages/fr.json') =>
  parseMessages({ path, text: JSON.stringify(content) })
const messages = [file({ footer: { email: 'bonjour@noricorgi.ca' } })]
const whats = (constants: SiteConstants, files = messages) =>
  findPlaceholders(constants, files).map(({ what }) => what)

test('a site with the owner’s own data has no placeholders', () => {
  expect(whats(ready)).toEqual([])
})

test.each([
  'https://nori.example',
  'http://localhost:3000',
  'https://example.com/x',
  'https://app.nori.example',
  'localhost:3000',
  'https://nori.example:8080/?x',
  'HTTPS://EXAMPLE.NET',
])('the address %s is a placeholder', (url) => {
  expect(whats({ ...ready, site: { ...ready.site, url } })).toEqual([`site address ${url}`])
  expect(whats({ ...ready, site: { ...ready.site, appUrl: url } })).toEqual([`app address ${url}`])
})

test.each(['https://myexample.com', 'https://examples.ca', 'https://nori-test.ca', 'https://example.ca'])(
  'the address %s is none',
  (url) => {
    expect(whats({ ...ready, site: { url, appUrl: url } })).toEqual([])
  },
)

test('each is reported with the place to change it, and whether visitors read it as a fact', () => {
  const constants = {
    site: { url: 'https://nori.example', appUrl: 'https://nori.example' },
    socialLinks: [{ id: 'facebook', href: '#' }],
    launchChecklist: [{ what: 'price', where: 'messages/*.json, book.offer' }],
    hiddenUntilProvided: ['book.rating'],
  }
  const files = [
    file({ footer: { email: 'a@nori.example' } }),
    file(
      { terms: { items: ['Tel. [number]', 'None'], intro: '[name] and [address]' } },
      'messages/legal/fr.json',
    ),
  ]
  expect(findPlaceholders(constants, files)).toEqual([
    expect.objectContaining({ where: expect.stringContaining('NEXT_PUBLIC_SITE_URL'), isClaim: false }),
    { what: 'facebook link', where: 'lib/site.ts, socialLinks', isClaim: false },
    { what: 'app address https://nori.example', where: 'lib/site.ts, appUrl', isClaim: true },
    { what: 'e-mail address a@nori.example', where: 'messages/fr.json, footer.email', isClaim: true },
    { what: '[number]', where: 'messages/legal/fr.json, terms.items.0', isClaim: true },
    { what: '[name]', where: 'messages/legal/fr.json, terms.intro', isClaim: true },
    { what: '[address]', where: 'messages/legal/fr.json, terms.intro', isClaim: true },
    { what: 'price', where: 'messages/*.json, book.offer', isClaim: true },
    {
      what: 'text that no page shows yet: book.rating',
      where: 'messages/*.json, book.rating; lib/site.ts, hiddenUntilProvided',
      isClaim: true,
    },
  ])
})

test('an example address is not real, the owner’s is', () => {
  expect(isRealUrl('https://nori.example')).toBe(false)
  expect(isRealUrl('https://noricorgi.ca')).toBe(true)
})
