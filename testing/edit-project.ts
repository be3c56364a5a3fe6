import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowLists } from '@/checks/allow-lists'
import type { SiteConstants } from '@/checks/placeholders'
import { createApi } from '@/editor/server/api'
import { createChecker } from '@/editor/server/checker'
import type { FileSystem } from '@/editor/server/message-files'
import { openMessageFiles } from '@/editor/server/message-files'
import type { RequestError } from '@/editor/server/request-error'

/* A small project in a temporary folder, for tests of the editor's server. */

const createMessages = (title: string, ages: string, intro: string, amount: string = '24.99') => ({
  messages: { hero: { title }, book: { ages, offer: { amount } } },
  'messages/legal': { terms: { title: `${title} 2`, updated: '2026-01-02', intro: [intro, `${intro} 18`] } },
})

const languages = {
  en: createMessages('Short legs', 'Ages {from} to {to}', 'We ask, you answer: [name].'),
  fr: createMessages('Petites pattes', 'De {from} à {to} ans', 'Nous demandons, vous répondez\u00a0: [nom].'),
  es: createMessages('Patas cortas', 'De {from} a {to} años', 'Preguntamos y respondes: [nombre].'),
}

const locales = Object.keys(languages).map((code) => ({ code, name: code, path: `/${code}` }))
const siteConstants: SiteConstants = {
  site: { url: 'https://a.ca', appUrl: 'https://b.ca' },
  socialLinks: [],
  launchChecklist: [],
  hiddenUntilProvided: [],
}

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

/**
 * Creates the project and the request handlers of an editor. Spelling is not checked, because loading the dictionaries
 * takes a second.
 * @param fs replacements of file functions, which may fail
 * @param root the folder
 * @param constants those of lib/site.ts that differ from a site that is ready for launch
 */
export function createEditProject(
  fs?: Partial<FileSystem>,
  root: string = mkdtempSync(join(tmpdir(), 'nori-edit-')),
  constants: Partial<SiteConstants> = {},
) {
  roots.push(root)
  mkdirSync(join(root, 'messages/legal'), { recursive: true })
  for (const [locale, folders] of Object.entries(languages))
    for (const [folder, texts] of Object.entries(folders))
      writeFileSync(join(root, folder, `${locale}.json`), `${JSON.stringify(texts, null, 2)}\n`)
  mkdirSync(join(root, 'checks'), { recursive: true })
  for (const path of Object.values(allowLists)) writeFileSync(join(root, path), '# Empty\n')
  /** Starts another editor of the project. */
  const startApi = () =>
    createApi(
      openMessageFiles(root, fs && { ...jest.requireActual('node:fs'), ...fs }),
      createChecker(undefined, root, () => []),
      { locales, pages: [], constants: { ...siteConstants, ...constants } },
    )
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  return { root, api: startApi(), startApi, read, write }
}

/** Runs git in a folder and returns its output. */
export const runGit = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ca', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trimEnd()

/** Commits the whole project; makes it a repository first. */
export function commitProject(root: string) {
  runGit(root, 'init', '-q', '-b', 'main')
  runGit(root, 'add', '.')
  runGit(root, 'commit', '-qm', 'x')
}

type EditProject = ReturnType<typeof createEditProject>

/** Creates the body of a request that checks or saves a change of a text. */
export function createChange(
  api: Pick<EditProject['api'], 'texts'>,
  key: string,
  values: Record<string, string>,
  folder: string = 'messages',
) {
  const text = api.texts
    .handle()
    .texts.find((candidate) => candidate.key === key && candidate.folder === folder)
  if (!text) throw new Error(`No text ${key} in ${folder}.`)
  return { folder, key, values, base: text.values }
}

/** Returns the RequestError that a function throws. */
export function catchRequestError(run: () => unknown): RequestError {
  try {
    run()
  } catch (error) {
    return error as RequestError
  }
  throw new Error('Expected a RequestError, but nothing was thrown.')
}
