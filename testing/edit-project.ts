import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFiles } from '@/checks/check-files'
import { createApi } from '@/editor/server/api'
import { type FileSystem, openMessageFiles } from '@/editor/server/message-files'
import type { RequestError } from '@/editor/server/request-error'

/* A small project in a temporary folder, for tests of the editor's server. */

const createMessages = (title: string, ages: string, intro: string) => ({
  messages: { hero: { title }, book: { ages, offer: { amount: '24.99' } } },
  'messages/legal': { terms: { title: `${title} 2`, updated: '2026-01-02', intro: [intro] } },
})
const languages = {
  en: createMessages('Short legs', 'Ages {from} to {to}', 'We ask, you answer: [name].'),
  fr: createMessages('Petites pattes', 'De {from} à {to} ans', 'Nous demandons, vous répondez : [nom].'),
  es: createMessages('Patas cortas', 'De {from} a {to} años', 'Preguntamos y respondes: [nombre].'),
}
const site = { locales: Object.keys(languages).map((code) => ({ code, name: code })), pages: [] }

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

/** Creates an empty folder, which is removed after the tests. */
export function createFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'nori-edit-'))
  roots.push(root)
  return root
}

/** Creates the project and the request handlers of an editor. @param fs replacements of file functions, which may fail */
export function createEditProject(fs?: Partial<FileSystem>, root: string = createFolder()) {
  mkdirSync(join(root, 'messages/legal'), { recursive: true })
  for (const [locale, folders] of Object.entries(languages))
    for (const [folder, texts] of Object.entries(folders))
      writeFileSync(join(root, folder, `${locale}.json`), `${JSON.stringify(texts, null, 2)}\n`)
  /** Starts another editor of the project. */
  const startApi = () =>
    createApi(openMessageFiles(root, fs && { ...jest.requireActual('node:fs'), ...fs }), {
      site,
      check: checkFiles,
      readLaunchList: () => [],
    })
  const api = startApi()
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const findText = async (key: string) => (await api.texts()).texts.find((text) => text.key === key)
  /** Saves versions of a text in place of those that are stored. */
  const save = async (key: string, values: Record<string, string>, base?: Record<string, string>) => {
    const text = await findText(key)
    if (!text) throw new Error(`No text ${key}.`)
    return api.save({ folder: text.folder, key, values, base: base ?? text.values })
  }
  return { root, api, startApi, read, write, findText, save }
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

/** Returns the RequestError with which a promise is rejected. */
export const catchRequestError = (promise: Promise<unknown>): Promise<RequestError> =>
  promise.then(
    () => {
      throw new Error('Expected a RequestError, but nothing was thrown.')
    },
    (error) => error,
  )
