import type { Place } from '@/lib/launch'
import { parseMessages } from './parse'
import type { SiteConstants } from './placeholders'
import { findConcernedTexts, findPlaceholders, formatPlaceholder } from './placeholders'

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
const listValues = (constants: SiteConstants) =>
  findPlaceholders(constants, messages).map(({ id, values }) => [id, values])

test('a site with the owner’s own data has no placeholders', () => {
  expect(listValues(ready)).toEqual([])
})

test.each(['https://nori.example', 'https://app.nori.example', 'localhost:3000', 'HTTPS://EXAMPLE.NET'])(
  'the address %s is a placeholder',
  (url) => {
    expect(listValues({ ...ready, site: { ...ready.site, url } })).toEqual([['siteAddress', { url }]])
    expect(listValues({ ...ready, site: { ...ready.site, appUrl: url } })).toEqual([['appAddress', { url }]])
  },
)

test.each(['https://myexample.com', 'https://example.ca'])('the address %s is none', (url) => {
  expect(listValues({ ...ready, site: { url, appUrl: url } })).toEqual([])
})

test('each is reported with the place to change it, and whether visitors read it as a fact', () => {
  const constants = {
    site: { url: 'https://nori.example', appUrl: 'https://nori.example' },
    socialLinks: [{ id: 'facebook', href: '#' }],
    launchChecklist: [
      { id: 'soldTogether', where: [['messages/*.json', 'a', 'b', 'c'], ['LICENSE']] },
    ] as const,
    hiddenUntilProvided: ['book.rating'],
  }
  const files = [
    file({ footer: { email: 'a@nori.example' } }),
    file(
      { terms: { items: ['Tel. [number]', 'None'], intro: '[name] and [address]' } },
      'messages/legal/fr.json',
    ),
  ]
  const found = findPlaceholders(constants, files)
  expect(found.map(formatPlaceholder)).toEqual([
    'site address https://nori.example: change it in NEXT_PUBLIC_SITE_URL at the build, or lib/site.ts, url',
    'facebook link: change it in lib/site.ts, socialLinks',
    'app address https://nori.example: change it in lib/site.ts, appUrl',
    'e-mail address a@nori.example: change it in messages/fr.json, footer.email',
    '[number]: change it in messages/legal/fr.json, terms.items.0',
    '[name]: change it in messages/legal/fr.json, terms.intro',
    '[address]: change it in messages/legal/fr.json, terms.intro',
    'that the books are sold only together: change it in messages/*.json, a, b and c; LICENSE',
    'text that no page shows yet: book.rating: change it in messages/*.json, book.rating; lib/launch.ts, hiddenUntilProvided',
  ])
  expect(found.map(({ isClaim }) => isClaim)).toEqual([false, false, ...Array(7).fill(true)])
})

test.each<[string, Place[], string[]]>([
  ['the first text of each place', [['messages/*.json', 'a', 'c.*.x']], ['a.b', 'c.d.x']],
  ['a text itself, in one language', [['messages/fr.json', 'a.bc']], ['a.bc']],
  ['the first text of a folder', [['messages/legal/*.json']], ['terms.title']],
  [
    'the texts of several files',
    [
      ['messages/*.json', 'c'],
      ['messages/legal/*.json', 'terms'],
    ],
    ['c.d.x', 'terms.title'],
  ],
  ['no text of other files', [['lib/site.ts', 'a'], ['LICENSE']], []],
])('a placeholder concerns %s', (_, where, keys) => {
  const texts = ['a.b', 'a.bc', 'c.d.x', 'terms.title'].map((key) => ({
    folder: key === 'terms.title' ? ('messages/legal' as const) : ('messages' as const),
    key,
  }))
  expect(findConcernedTexts(where, texts).map(({ key }) => key)).toEqual(keys)
})
