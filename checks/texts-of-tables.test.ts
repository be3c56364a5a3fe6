import { legalKeys } from '@/lib/legal'
import { navigationSections, sections } from '@/lib/sections'
import { storyPages } from '@/lib/story/pages'
import { type Finding, formatFinding } from './findings'
import { messageFolders, readMessageFiles } from './message-files'
import { checkStoryPictures, checkTextsOfTables } from './texts-of-tables'

const path = 'messages/en.json'
const formatAll = (...found: Finding[]) => found.map(formatFinding)
/** The findings of an English and a legal file that lack every text. */
const lines = formatAll(
  ...checkTextsOfTables([
    { path, text: '{ "x": "X" }' },
    { path: 'messages/legal/en.json', text: '{ "x": "X" }' },
  ]),
)

test('the site has every text and picture that its tables require', () => {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  expect(checkTextsOfTables(files)).toEqual([])
  expect(checkStoryPictures()).toEqual([])
})

test('each missing text is reported at the table row that requires it, with the file that needs it', () => {
  const rows = [
    ...sections.map((id) => ['lib/sections', `${id}.title`, path]),
    ...navigationSections.map((id) => ['lib/sections', `nav.${id}`, path]),
    ...legalKeys.map((key) => ['lib/legal', `footer.${key}`, path]),
    ...legalKeys.flatMap((key) =>
      ['title', 'description', 'updated', 'intro'].map((name) => [
        'lib/legal',
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
  expect(checkTextsOfTables([{ path, text: '{' }])).toEqual([])
})

test('a page of the story without a picture is reported', () => {
  expect(formatAll(...checkStoryPictures((name) => name !== 'public/art/story-02.svg'))).toEqual([
    expect.stringMatching(
      /^lib\/story\/pages\.ts:\d+:\d+ p02 is a page of the story without a picture; draw public\/art\/story-02\.svg in/,
    ),
  ])
})
