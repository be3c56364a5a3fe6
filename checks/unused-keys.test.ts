import { formatFinding } from './findings'
import { readMessageFiles } from './message-files'
import { checkUnusedKeys, createUsageLookup } from './unused-keys'

test('every message of the site is used', () => {
  expect(checkUnusedKeys(readMessageFiles('messages'))).toEqual([])
})

describe('a key', () => {
  const files = [
    {
      path: 'components/a.tsx',
      code: `
        // commented
        const t = useTranslations('free-story.page')
        const label = (id: string) => t(\`list.\${id}.title\`)
        /** described
         * explained */
        const { intro } = messages.terms`,
    },
    { path: 'components/b.tsx', code: `t('hero.text'), t('alone')` },
    { path: 'lib/rows.ts', code: `export const rows = [{ id: 'one', far: away }]` },
  ]

  test.each([
    ['by its namespace and a text', 'free-story.page.title', true],
    ['by names', 'terms.intro', true],
    ['as an item of a list', 'terms.intro.3', true],
    ['by an id in lib', 'free-story.page.list.one.title', true],
    ['by itself', 'alone', true],
    ['in words of two files', 'hero.title', false],
    ['in a part of a word', 'hero.tex', false],
    ['without its section', 'page.title.list.none', false],
    ['by a name in lib that is no id', 'hero.away', false],
    ['in comments alone: //', 'terms.commented', false],
    ['in comments alone: /**', 'terms.described', false],
    ['in comments alone: *', 'terms.explained', false],
    ['nowhere', 'hero.nowhere', false],
  ])('is looked for %s: %s', (_, key, expected) => {
    expect(createUsageLookup(files)(key)).toBe(expected)
  })
})

test('an unused message is reported with its place and what to do', () => {
  const file = { path: 'messages/en.json', text: '{\n  "a": "A",\n  "b": "B" }' }
  expect(checkUnusedKeys([file], [{ path: 'app/page.tsx', code: "t('a')" }]).map(formatFinding)).toEqual([
    'messages/en.json:3:8 b is used nowhere; remove it from every language, or ask a developer to use it.',
  ])
})
