import { readdirSync, readFileSync } from 'node:fs'
import { documentKeys } from '@/lib/pages'
import { navigationSections, sections } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { createFinding, type Finding } from './findings'
import { getPosition, type MessageFile, type ParsedMessages, parseMessages } from './parse'

/* Checks that the tables of the code, the English messages and the pictures have the same sections, documents and pages. */

const messagesPath = 'messages/en.json'
const legalPath = 'messages/legal/en.json'
const storyPath = 'free-story.story.pages'
const storyTable = 'lib/story/pages.ts'
/** The links for which the header has room (docs/behaviour.md). */
const maxNavigationLinks = 5

/** The texts that each row of a table needs. */
const requirements: { table: string; row: string; path: string; keys: string[] }[] = [
  ...sections.map((row) => ({ table: 'lib/site.ts', row, path: messagesPath, keys: [`${row}.title`] })),
  ...navigationSections.map((row) => ({
    table: 'lib/site.ts',
    row,
    path: messagesPath,
    keys: [`nav.${row}`],
  })),
  ...documentKeys.flatMap((row) => [
    { table: 'lib/pages.ts', row, path: messagesPath, keys: [`footer.${row}`] },
    {
      table: 'lib/pages.ts',
      row,
      path: legalPath,
      keys: ['title', 'description', 'updated', 'intro'].map((name) => `${row}.${name}`),
    },
  ]),
  ...storyPages.map((row) => ({
    table: storyTable,
    row,
    path: messagesPath,
    keys: ['picture', 'text', 'question', 'skill'].map((name) => `${storyPath}.${row}.${name}`),
  })),
]

/** Where the row of a table is in its file. */
function findRow(table: string, row: string) {
  const code = readFileSync(table, 'utf8')
  return getPosition(code, code.indexOf(`'${row}'`))
}

/** Whether a key belongs to a page of the story that lib/story/pages.ts does not have. */
export function isUnknownStoryPage(key: string) {
  const [, id] = new RegExp(`^${storyPath}\\.([^.]+)`).exec(key) ?? []
  return id !== undefined && !storyPages.some((page) => page === id)
}

/**
 * Reports sections, documents and story pages without English texts, story pages that are only in the messages, and too
 * many links in the navigation.
 */
export function checkRequiredTexts(files: readonly MessageFile[]): Finding[] {
  return [
    ...files.map(parseMessages).flatMap((file) => [...findMissingTexts(file), ...findUnknownPages(file)]),
    ...navigationSections.slice(maxNavigationLinks).map((row) =>
      createFinding('lib/site.ts', row, findRow('lib/site.ts', row), {
        code: 'navigationFull',
        values: { most: maxNavigationLinks },
      }),
    ),
  ]
}

function findMissingTexts({ file, leaves }: ParsedMessages): Finding[] {
  // A file that can't be parsed has no texts at all, which is reported already.
  if (leaves.size === 0) return []
  return requirements
    .filter(({ path }) => path === file.path)
    .flatMap(({ table, row, path, keys }) =>
      keys
        .filter((key) => !leaves.has(key))
        .map((key) =>
          createFinding(table, key, findRow(table, row), { code: 'noMessage', values: { path } }),
        ),
    )
}

function findUnknownPages({ file, groups }: ParsedMessages): Finding[] {
  if (file.path !== messagesPath) return []
  return [...groups]
    .filter(([key]) => key.split('.').length === storyPath.split('.').length + 1 && isUnknownStoryPage(key))
    .map(([key, position]) =>
      createFinding(file.path, key, position, { code: 'noStoryPage', values: { path: storyTable } }),
    )
}

/**
 * Reports pages of the story without a picture, and pictures without a page.
 * @param pictures the file names in public/art
 */
export function checkStoryPictures(pictures: readonly string[] = readdirSync('public/art')): Finding[] {
  const getPicture = (index: number) => `story-${String(index + 1).padStart(2, '0')}.svg`
  const expected = storyPages.map((row, index) => ({ row, picture: getPicture(index) }))
  const extra = pictures.filter(
    (name) => /^story-\d+\.svg$/.test(name) && !expected.some(({ picture }) => picture === name),
  )
  return [
    ...expected
      .filter(({ picture }) => !pictures.includes(picture))
      .map(({ row, picture }) =>
        createFinding(storyTable, row, findRow(storyTable, row), {
          code: 'noPicture',
          values: { path: `public/art/${picture}` },
        }),
      ),
    ...extra.map((name) =>
      createFinding(
        `public/art/${name}`,
        '',
        { line: 1, column: 1 },
        {
          code: 'noStoryPage',
          values: { path: storyTable },
        },
      ),
    ),
  ]
}
