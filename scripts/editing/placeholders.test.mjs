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
])('the address %s is a placeholder', (url) => {
  expect(whats({ ...ready, site: { ...ready.site, url } })).toEqual([`site address ${url}`])
  expect(whats({ ...ready, site: { ...ready.site, appUrl: url } })).toEqual([`app address ${url}`])
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
