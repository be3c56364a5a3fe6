import { documentKeys } from '@/lib/pages'
import { navigationSections, sections } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { formatForTerminal } from './developer-hints'
import { messageFolders, readMessageFiles } from './message-files'
import { checkRequiredTexts, checkStoryPictures, isUnknownStoryPage } from './required-texts'

const path = 'messages/en.json'
const formatAll = (...found: Parameters<typeof formatForTerminal>[0][]) => found.map(formatForTerminal)
/** The findings of an English and a legal file that lack every text. */
const lines = formatAll(
  ...checkRequiredTexts([
    { path, text: '{ "x": "X" }' },
    { path: 'messages/legal/en.json', text: '{ "x": "X" }' },
  ]),
)

test('the site has every text and picture that its tables require', () => {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  expect(checkRequiredTexts(files)).toEqual([])
  expect(checkStoryPictures()).toEqual([])
})

test('each missing text is reported at the row that requires it, with the file to add it to', () => {
  const rows = [
    ...sections.map((id) => ['lib/site', `${id}.title`, path]),
    ...navigationSections.map((id) => ['lib/site', `nav.${id}`, path]),
    ...documentKeys.map((key) => ['lib/pages', `footer.${key}`, path]),
    ...documentKeys.flatMap((key) =>
      ['title', 'description', 'updated', 'intro'].map((name) => [
        'lib/pages',
        `${key}.${name}`,
        'messages/legal/en.json',
      ]),
    ),
    ...storyPages.flatMap((id) =>
      ['picture', 'text', 'question', 'skill'].map((name) => [
        'lib/story/pages',
        `free-story.story.pages.${id}.${name}`,
        path,
      ]),
    ),
  ]
  expect(lines.map((line) => line.replace(/:\d+:\d+/, '')).sort()).toEqual(
    rows.map(([table, key, file]) => `${table}.ts ${key} is no message; add it to ${file}.`).sort(),
  )
  expect(lines.filter((line) => !/^\S+\.ts:[1-9]\d*:[1-9]\d* /.test(line))).toEqual([])
})

test('a file that cannot be parsed reports no missing text', () => {
  expect(checkRequiredTexts([{ path, text: '{' }])).toEqual([])
})

test('a story page that is only in the messages is reported once, with the table to add it to', () => {
  const text = '{\n"free-story": { "story": { "pages": {\n"p99": { "text": "A", "question": "B" } } } } }'
  const found = checkRequiredTexts([{ path, text }]).filter(({ code }) => code === 'noStoryPage')
  expect(formatAll(...found)).toEqual([
    `${path}:3:8 free-story.story.pages.p99 belongs to no page of the story; remove it, or ask a developer to add the page. To add the page, add it to storyPages and pageLayouts in lib/story/pages.ts.`,
  ])
  const translation = { path: 'messages/fr.json', text }
  expect(checkRequiredTexts([translation])).toEqual([])
})

test.each([
  ['free-story.story.pages.p99.text', true],
  ['free-story.story.pages.p99', true],
  ['free-story.story.pages.p01.text', false],
  ['free-story.story.pages', false],
  ['my.free-story.story.pages.p99', false],
])('whether %s belongs to an unknown page: %s', (key, expected) => {
  expect(isUnknownStoryPage(key)).toBe(expected)
})

describe('pictures of the story', () => {
  const pictures = storyPages.map((_, index) => `story-${String(index + 1).padStart(2, '0')}.svg`)

  test('may stand beside other pictures', () => {
    expect(checkStoryPictures([...pictures, 'hero.svg', 'story-moon.svg', 'my-story-99.svg'])).toEqual([])
  })

  test('are reported if they are missing', () => {
    expect(formatAll(...checkStoryPictures(pictures.slice(1)))).toEqual([
      expect.stringMatching(
        /^lib\/story\/pages\.ts:\d+:\d+ p01 is a page of the story without a picture; ask a developer to add the picture\. Draw public\/art\/story-01\.svg in art\/scenes\/story\/, then run npm run make -- art\.$/,
      ),
    ])
  })

  test('are reported if no page shows them', () => {
    expect(formatAll(...checkStoryPictures([...pictures, 'story-99.svg']))).toEqual([
      expect.stringMatching(/^public\/art\/story-99\.svg:1:1 belongs to no page of the story; remove it/),
    ])
  })
})
