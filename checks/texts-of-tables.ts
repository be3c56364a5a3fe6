import { existsSync, readFileSync } from 'node:fs'
import { legalKeys } from '@/lib/legal'
import { navigationSections, sections } from '@/lib/sections'
import { storyPages } from '@/lib/story/pages'
import { createFinding, type Finding } from './findings'
import { getPosition, type MessageFile, parseMessages } from './parse'

/* Checks that the English messages and the pictures have what the rows of the code's tables need. */

const messagesPath = 'messages/en.json'
const legalPath = 'messages/legal/en.json'

type Requirement = { table: string; row: string; path: string; keys: string[] }
const requireTexts = (
  table: string,
  path: string,
  rows: readonly string[],
  list: (row: string) => string[],
) => rows.map((row): Requirement => ({ table, row, path, keys: list(row) }))

const requirements: Requirement[] = [
  ...requireTexts('lib/sections.ts', messagesPath, sections, (id) => [`${id}.title`]),
  ...requireTexts('lib/sections.ts', messagesPath, navigationSections, (id) => [`nav.${id}`]),
  ...requireTexts('lib/legal.ts', messagesPath, legalKeys, (key) => [`footer.${key}`]),
  ...requireTexts('lib/legal.ts', legalPath, legalKeys, (key) =>
    ['title', 'description', 'updated', 'intro'].map((name) => `${key}.${name}`),
  ),
  ...requireTexts('lib/story/pages.ts', messagesPath, storyPages, (id) =>
    ['picture', 'text', 'question', 'skill'].map((name) => `free-story.story.pages.${id}.${name}`),
  ),
]

/** Where the row of a table is in its file. */
function findRow(table: string, row: string) {
  const code = readFileSync(table, 'utf8')
  return getPosition(code, code.indexOf(`'${row}'`))
}

/** Reports rows of tables (sections, legal documents, story pages) without their English texts. */
export const checkTextsOfTables = (files: readonly MessageFile[]): Finding[] =>
  files
    .filter((file) => [messagesPath, legalPath].includes(file.path))
    .map(parseMessages)
    .flatMap(({ file, leaves }) =>
      requirements
        // A file that can't be parsed has no texts at all, which is reported already.
        .filter(({ path }) => path === file.path && leaves.size > 0)
        .flatMap(({ table, row, path, keys }) =>
          keys
            .filter((key) => !leaves.has(key))
            .map((key) =>
              createFinding(table, key, findRow(table, row), { code: 'noMessage', values: { path } }),
            ),
        ),
    )

/** Reports pages of the story without a picture. @param exists whether there is a file */
export const checkStoryPictures = (exists: (path: string) => boolean = existsSync): Finding[] =>
  storyPages
    .map((row, index) => ({ row, path: `public/art/story-${String(index + 1).padStart(2, '0')}.svg` }))
    .filter(({ path }) => !exists(path))
    .map(({ row, path }) =>
      createFinding('lib/story/pages.ts', row, findRow('lib/story/pages.ts', row), {
        code: 'noPicture',
        values: { path },
      }),
    )
