import type { Place } from '@/lib/launch'
import { parseMessages } from './parse'
import type { SiteConstants } from './placeholders'
import { findConcernedTexts, formatPlaceholder, listPlaceholders } from './placeholders'

const address = 'https://noricorgi.ca'
const ready: SiteConstants = {
  site: { url: address },
  links: {
    shopUrl: address,
    letterUrl: address,
    customStoryUrl: address,
    playStoreUrl: address,
    facebook: address,
    instagram: address,
    youtube: address,
  },
  launchChecklist: [{ id: 'price', where: [['messages/*.json', 'book.offer']] }],
  hiddenUntilProvided: ['book.facts.safety'],
  confirmed: ['price', 'book.facts.safety'],
}
const file = (content: object, path: string = 'messages/fr.json') =>
  parseMessages({ path, text: JSON.stringify(content) })
const messages = [file({ footer: { email: 'bonjour@noricorgi.ca' }, book: { facts: { safety: 'Safe.' } } })]
const listOpen = (constants: SiteConstants, files = messages) =>
  listPlaceholders(constants, files).filter(({ isDone }) => !isDone)

test('with the owner’s own data everything is done', () => {
  expect(listOpen(ready)).toEqual([])
  expect(listPlaceholders(ready, messages)).toHaveLength(11)
})

test.each([
  ['https://nori.example', true],
  ['https://app.nori.example', true],
  ['localhost:3000', true],
  ['HTTPS://EXAMPLE.NET', true],
  ['https://myexample.com', false],
  ['https://example.ca', false],
])('whether the site’s address %s is a placeholder: %s', (url, isPlaceholder) => {
  const ids = listOpen({ ...ready, site: { url } }).map(({ id }) => id)
  expect(ids).toEqual(isPlaceholder ? ['siteAddress'] : [])
})

test('each is reported with its group, the place to change it, and whether visitors read it as a fact', () => {
  const constants: SiteConstants = {
    site: { url: 'https://nori.example' },
    links: {},
    launchChecklist: [
      { id: 'soldTogether', where: [['messages/*.json', 'a', 'b', 'c'], ['LICENSE']] },
      { id: 'legalReview', where: [['messages/legal/*.json']] },
    ],
    hiddenUntilProvided: ['book.facts.safety'],
    confirmed: [],
  }
  const files = [
    file({ footer: { email: 'a@nori.example' }, book: { facts: { safety: '[hidden]' } } }),
    file(
      { terms: { items: ['Tel. [number]', 'None'], intro: '[name] and [address]' } },
      'messages/legal/fr.json',
    ),
  ]
  const found = listOpen(constants, files)
  expect(found.map((one) => `${one.group}${one.isClaim ? '!' : ''}: ${formatPlaceholder(one)}`)).toEqual([
    'links: site address https://nori.example: change it in NEXT_PUBLIC_SITE_URL at the build, or lib/site.ts, url',
    'links: address of the shop: change it in lib/site.ts, links.shopUrl',
    'links: address of the page where visitors ask for the letter: change it in lib/site.ts, links.letterUrl',
    'links: address of the page where visitors ask for a custom story: change it in lib/site.ts, links.customStoryUrl',
    'links!: address of the app: change it in lib/site.ts, links.appUrl, links.appStoreUrl and links.playStoreUrl',
    ...['facebook', 'instagram', 'youtube'].map(
      (network) => `links: ${network} link: change it in lib/site.ts, links.${network}`,
    ),
    'facts!: e-mail address a@nori.example: change it in messages/fr.json, footer.email',
    'legal!: [number]: change it in messages/legal/fr.json, terms.items.0',
    'legal!: [name]: change it in messages/legal/fr.json, terms.intro',
    'legal!: [address]: change it in messages/legal/fr.json, terms.intro',
    "facts: text that no page shows yet: book.facts.safety: change it in messages/*.json, book.facts.safety; lib/launch.ts, confirmed ('book.facts.safety')",
    "confirm!: that the books are sold only together: change it in messages/*.json, a, b and c; LICENSE; lib/launch.ts, confirmed ('soldTogether')",
    "legal!: legal review of terms and privacy policy by counsel: change it in messages/legal/*.json; lib/launch.ts, confirmed ('legalReview')",
  ])
})

test('a confirmed text with a bracket is open in that language', () => {
  const files = [...messages, file({ book: { facts: { safety: '[safety]' } } }, 'messages/es.json')]
  expect(listOpen(ready, files)).toMatchObject([
    { id: 'openPlace', where: [['messages/es.json', 'book.facts.safety']], isClaim: true },
  ])
})

test.each<[Place, string[]]>([
  [
    ['messages/*.json', 'a', 'c.*.x'],
    ['a.b', 'c.d.x'],
  ],
  [['messages/fr.json', 'a.bc'], ['a.bc']],
  [['messages/legal/*.json'], ['terms.title']],
  [['lib/site.ts', 'a'], []],
])('the place %j concerns the texts %j', (place, keys) => {
  const texts = ['a.b', 'a.bc', 'c.d.x'].map((key) => ({ folder: 'messages', key }))
  const legal = { folder: 'messages/legal', key: 'terms.title' }
  expect(findConcernedTexts([place], [...texts, legal]).map(({ key }) => key)).toEqual(keys)
})
