import type { Text } from '../texts'
import { getShownText, listArguments, listSources } from './describe'
import { compareVersions } from './difference'
import { findPageOfText, getPagePath } from './pages'
import { filterTexts, mapSeverities } from './text-list'

const create = (key: string, values: Record<string, string>, folder: Text['folder'] = 'messages'): Text => ({
  folder,
  key,
  values,
  before: {},
})
const facts = create('hero.facts', { en: 'All books, {price}', fr: 'Tous les livres, {price}' })
const date = create('terms.updated', { en: '2026-11-28' }, 'messages/legal')
const story = create('free-story.story.title', { en: 'Where is the moon?', fr: 'Où est "la" lune ?' })
const texts = [facts, date, story]
const filter = (words: string, more = {}, severities = new Map()) =>
  filterTexts(texts, { words, shown: 'all', page: undefined, drafts: {}, ...more }, severities).map(
    ({ key }) => key,
  )

test('finds words as they are shown, in any language', () => {
  expect(filter('the price')).toEqual(['hero.facts'])
  expect(filter('{price}')).toEqual([])
  expect(filter('november 28')).toEqual(['terms.updated'])
  expect(filter('ou EST « la')).toEqual(['free-story.story.title'])
  expect(filter('« la » lune\u202f?\u200b')).toEqual(['free-story.story.title'])
  expect(filter('story.title')).toEqual(['free-story.story.title'])
  expect(filter('')).toHaveLength(3)
})

test('filters by page, findings and drafts', () => {
  const page = { path: '/', locale: 'en', names: new Set(['messages hero.facts']) }
  expect(filter('', { shown: 'page', page })).toEqual(['hero.facts'])
  expect(filter('', { shown: 'page' })).toEqual([])
  const place = {
    line: 1,
    column: 1,
    code: 'empty' as const,
    path: 'messages/legal/fr.json',
    key: 'terms.updated',
  }
  const severities = mapSeverities([
    { ...place, severity: 'error' },
    { ...place, severity: 'warning' },
  ])
  expect(severities).toEqual(new Map([['messages/legal terms.updated', 'error']]))
  expect(filter('', { shown: 'findings' }, severities)).toEqual(['terms.updated'])
  const drafts = { 'messages hero.facts': { ...facts, texts: { en: 'Nothing' }, bases: {} } }
  expect(filter('nothing', { shown: 'drafts', drafts })).toEqual(['hero.facts'])
})

test('names arguments, and the texts that their values come from', () => {
  expect(getShownText(facts, 'en')).toBe('All books, [the price]')
  expect(getShownText(facts, 'es')).toBe('All books, [the price]')
  expect(listSources(facts).map(({ key }) => key)).toEqual(['book.offer.amount', 'book.offer.currency'])
  const copyright = create('footer.copyright', { en: '© Nori', fr: '© <year>2026</year> Nori' })
  expect(listArguments(copyright)).toEqual([
    { name: '<year>', label: 'the current year', source: '<year>2026</year>' },
  ])
})

test('finds the page of a text', () => {
  const pages = [
    { kind: 'landing' as const, path: '/', locale: 'en' },
    { kind: 'landing' as const, path: '/fr', locale: 'fr' },
    { kind: 'story' as const, path: '/story-fr', locale: 'fr' },
    { kind: 'legal' as const, document: 'terms', path: '/terms', locale: 'en' },
  ]
  expect([facts, story, date].map((id) => findPageOfText(id, pages, 'fr')?.path)).toEqual([
    '/fr',
    '/story-fr',
    '/terms',
  ])
  const site = { version: '', locales: [], pages, texts, findings: [], launch: [] }
  const page = { path: '/fr', locale: 'fr', names: new Set(['messages free-story.story.title']) }
  // The landing page shows the story too.
  expect([facts, story, date].map((id) => getPagePath(id, site, page))).toEqual([{}, {}, { path: '/terms' }])
})

test.each([
  ['a b c', 'a x c', ['a ', 'b', 'x', ' c']],
  ['a b', 'a b c', ['a b', '', ' c', '']],
  ['a a', 'a', ['a', ' a', '', '']],
  ['a', 'b', ['', 'a', 'b', '']],
  ['a', 'a', ['a', '', '', '']],
])('marks what differs between “%s” and “%s”', (before, after, parts) => {
  const result = compareVersions(before, after)
  expect([result.start, result.before, result.after, result.end]).toEqual(parts)
})
