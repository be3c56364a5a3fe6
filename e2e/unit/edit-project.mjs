import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiOf } from '@/scripts/edit/api.mjs'
import { rules } from '@/scripts/edit/check.mjs'
import { messageFiles } from '@/scripts/edit/files.mjs'
import { lagOf } from '@/scripts/edit/lag.mjs'

/* A small project in a temporary folder, for the tests of the editor's server. */

/** @param {string} title @param {string} ages @param {string} intro @param {string} amount */
const files = (title, ages, intro, amount = '24.99') => ({
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
  constants: { site: { url: 'https://a.ca', appUrl: 'https://b.ca' }, socialLinks: [], awaitingOwner: [] },
}

/**
 * The project, and the editor's requests. No spelling, whose dictionaries take a second.
 * @param {Partial<import('@/scripts/edit/files.mjs').Fs>} [fs] functions that fail
 */
export function editProject(fs) {
  const root = mkdtempSync(join(tmpdir(), 'nori-edit-'))
  mkdirSync(join(root, 'messages/legal'), { recursive: true })
  for (const [locale, folders] of Object.entries(languages))
    for (const [folder, texts] of Object.entries(folders))
      writeFileSync(join(root, folder, `${locale}.json`), `${JSON.stringify(texts, null, 2)}\n`)
  const start = () =>
    apiOf({
      files: messageFiles(root, fs && { ...jest.requireActual('node:fs'), ...fs }),
      rules: rules(undefined, () => []),
      lag: lagOf(root),
      site,
    })
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), 'utf8')
  /** @param {string} path @param {string} text */
  const write = (path, text) => writeFileSync(join(root, path), text)
  return { root, api: start(), start, read, write }
}

/** @typedef {ReturnType<typeof editProject>} EditProject */

/**
 * What the page sends for a changed text.
 * @param {Pick<EditProject['api'], 'texts'>} api @param {string} key @param {Record<string, string>} changed
 * @param {string} [folder]
 */
export function change(api, key, changed, folder = 'messages') {
  const text = api.texts.answer().texts.find((one) => one.key === key && one.folder === folder)
  if (!text) throw new Error(`No text ${key} in ${folder}.`)
  return { folder, key, values: { ...text.values, ...changed }, base: text.values }
}

/** The problem that a function throws. @param {() => unknown} run @returns {import('@/scripts/edit/problem.mjs').Problem} */
export function problemOf(run) {
  try {
    run()
  } catch (error) {
    return /** @type {import('@/scripts/edit/problem.mjs').Problem} */ (error)
  }
  throw new Error('Nothing was refused.')
}
