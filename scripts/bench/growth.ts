import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { untranslatedMark } from '../texts/remarks'
import { copyProject } from '../tools/project-copy'

const moreLanguages =
  'de it pt nl sv da nb fi pl cs sk hu ro bg hr sl lt lv et el tr uk is ga mt sq eu'.split(' ')
const storyPages = 48

type Project = ReturnType<typeof copyProject>

/** Builds as `npm run build` does, without the check of the messages, which are not translated. */
function build(project: Project) {
  project.run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' })
  project.run('node', ['--import', 'tsx', 'scripts/export/after-export.ts'])
}

/** Sizes of an export in kilobytes, compressed by gzip. */
function sizes(out: string) {
  const sent = (files: string[]) =>
    files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0)
  const chunks = '_next/static/client'
  const scripts = readdirSync(join(out, chunks)).filter((name) => name.endsWith('.js'))
  const kB = (bytes: number) => Number((bytes / 1000).toFixed(1))
  return {
    'landing HTML kB': kB(sent(['index.html'])),
    'legal HTML kB': kB(sent(['privacy-policy.html'])),
    'dictionary kB': kB(sent(['locales/en/translation.json'])),
    'all chunks kB': kB(sent(scripts.map((name) => join(chunks, name)))),
  }
}

function addLanguages(project: Project) {
  for (const code of moreLanguages) {
    project.run('node', ['--import', 'tsx', 'scripts/locale-add.ts', code])
    for (const file of [`messages/${code}.json`, `messages/legal/${code}.json`])
      project.write(file, project.read(file).replaceAll(untranslatedMark, ''))
  }
}

function addStoryPages(project: Project) {
  const id = (page: number) => `p${String(page).padStart(2, '0')}`
  const art = (page: number) => join(project.folder, `public/art/story-${String(page).padStart(2, '0')}.svg`)
  const all = Array.from({ length: storyPages }, (_, index) => index + 1)
  for (const file of ['messages/en.json', 'messages/fr.json', 'messages/es.json']) {
    const messages = JSON.parse(project.read(file))
    const { pages } = messages['free-story'].story
    for (const page of all) pages[id(page)] ??= pages[id(((page - 1) % 12) + 1)]
    project.write(file, JSON.stringify(messages, null, 2))
  }
  for (const page of all) if (page > 12) cpSync(art(((page - 1) % 12) + 1), art(page))
  project.write(
    'lib/story/pages.ts',
    `export const storyPages = ${JSON.stringify(all.map(id))} as const\nexport type StoryPageId = (typeof storyPages)[number]\n`,
  )
}

/** Measures how the export grows with languages and with story pages, each built in a copy of the project. */
export function benchGrowth() {
  const sizesAfter = (change: (project: Project) => void) => {
    const project = copyProject()
    try {
      change(project)
      build(project)
      return sizes(join(project.folder, 'out'))
    } finally {
      project.remove()
    }
  }
  return {
    '3 languages, 12 story pages': sizes('out'),
    [`${3 + moreLanguages.length} languages`]: sizesAfter(addLanguages),
    [`${storyPages} story pages`]: sizesAfter(addStoryPages),
  }
}
