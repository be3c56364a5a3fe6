import { findPlaceholders } from './placeholders.mjs'

const ready = {
  site: { url: 'https://noricorgi.ca', appUrl: 'https://apps.apple.com/nori' },
  socialLinks: [{ id: 'facebook', href: 'https://facebook.com/nori' }],
  awaitingOwner: [],
}
const messages = { fr: { footer: { email: 'bonjour@noricorgi.ca' } } }
const whats = (/** @type {import('./placeholders.mjs').Constants} */ constants, siteMessages = messages) =>
  findPlaceholders(constants, siteMessages).map(({ what }) => what)

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

test('each is said with the place to change it', () => {
  const constants = {
    ...ready,
    site: { url: 'https://nori.example', appUrl: 'https://nori.example' },
    socialLinks: [{ id: 'facebook', href: '#' }],
  }
  const places = findPlaceholders(constants, { fr: { footer: { email: 'a@nori.example' } } })
  expect(places.map(({ where }) => where)).toEqual([
    expect.stringContaining('NEXT_PUBLIC_SITE_URL'),
    expect.stringContaining('appUrl'),
    expect.stringContaining('socialLinks'),
    expect.stringContaining('messages/fr.json'),
  ])
})

test('empty social links, an example e-mail and what the owner has not confirmed are placeholders', () => {
  const constants = {
    ...ready,
    socialLinks: [{ id: 'facebook', href: '#' }],
    awaitingOwner: [{ what: 'price', where: 'messages' }],
  }
  expect(whats(constants, { fr: { footer: { email: 'a@nori.example' } } })).toEqual([
    'facebook link',
    'e-mail address a@nori.example',
    'price',
  ])
})
