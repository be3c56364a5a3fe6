import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiOf } from '@/editor/server/api'
import { filesBefore } from '@/editor/server/before'
import { rules } from '@/editor/server/check'
import type { Fs } from '@/editor/server/files'
import { messageFiles } from '@/editor/server/files'
import type { Problem } from '@/editor/server/problem'

/* A small project in a temporary folder, for the tests of the editor's server. */

const files = (title: string, ages: string, intro: string, amount: string = '24.99') => ({
  messages: { hero: { title }, book: { ages, offer: { amount } } },
  'messages/legal': { terms: { title: `${title} 2`, intro: [intro, `${intro} 18`] } },
})

const languages = {
  en: files('Small legs', 'Ages {from} to {to}', 'We ask, you answer: [name].'),
  fr: files('Petites pattes', 'De {from} à {to} ans', 'Nous demandons, vous répondez\u00a0: [nom].'),
  es: files('Patas cortas', 'De {from} a {to} años', 'Preguntamos y respondes: [nombre].'),
}

const locales = Object.keys(languages).map((code) => ({ code, name: code, path: `/${code}` }))
const site = {
  locales,
  pages: [],
  constants: {
    site: { url: 'https://a.ca', appUrl: 'https://b.ca' },
    socialLinks: [],
    launchChecklist: [],
    hiddenUntilProvided: [],
  },
}

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true })
})

/**
 * The project, and the editor's requests. No spelling, whose dictionaries take a second.
 * @param fs functions that fail
 */
export function editProject(fs?: Partial<Fs>) {
  const root = mkdtempSync(join(tmpdir(), 'nori-edit-'))
  roots.push(root)
  mkdirSync(join(root, 'messages/legal'), { recursive: true })
  for (const [locale, folders] of Object.entries(languages))
    for (const [folder, texts] of Object.entries(folders))
      writeFileSync(join(root, folder, `${locale}.json`), `${JSON.stringify(texts, null, 2)}\n`)
  const start = () =>
    apiOf({
      files: messageFiles(root, fs && { ...jest.requireActual('node:fs'), ...fs }),
      rules: rules(undefined, () => []),
      filesBefore: (files) => filesBefore(files, root),
      site,
    })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  return { root, api: start(), start, read, write }
}

type EditProject = ReturnType<typeof editProject>

/** What the page sends for a changed text. */
export function change(
  api: Pick<EditProject['api'], 'texts'>,
  key: string,
  changed: Record<string, string>,
  folder: string = 'messages',
) {
  const text = api.texts.answer().texts.find((one) => one.key === key && one.folder === folder)
  if (!text) throw new Error(`No text ${key} in ${folder}.`)
  return { folder, key, values: changed, base: text.values }
}

/** The problem that a function throws. */
export function problemOf(run: () => unknown): Problem {
  try {
    run()
  } catch (error) {
    return error as Problem
  }
  throw new Error('Nothing was refused.')
}
