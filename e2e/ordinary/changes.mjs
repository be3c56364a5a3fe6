import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addLanguage } from './language.mjs'
import { editMessages, messageFiles } from './words.mjs'

/* Ordinary changes by owners and editors, and a later date. After each of them every test must pass. */

/** @typedef {ReturnType<typeof import('../project-copy.mjs').copyProject>} ProjectCopy */
/** @typedef {{ what: string, apply: (copy: ProjectCopy) => Record<string, string> | undefined }} Change `apply` returns the environment to test in */

/** Replaces a part of a file. Throws, with the file and the part, if the file does not contain it. @param {ProjectCopy} copy @param {string} file @param {RegExp} part @param {string} by */
function replaceIn({ read, write }, file, part, by) {
  const text = read(file)
  if (text.search(part) < 0)
    throw new Error(`${file}: ${part} was not found; correct e2e/ordinary/changes.mjs.`)
  write(file, text.replace(part, by))
}

/** Replaces all placeholders that `npm run launch:check` lists. @param {ProjectCopy} copy */
function replacePlaceholders(copy) {
  const site = 'lib/site.ts'
  replaceIn(copy, site, /(?<=NEXT_PUBLIC_SITE_URL \?\? )'[^']*'/, "'https://www.noricorgi.ca'")
  replaceIn(copy, site, /(?<=appUrl: )'[^']*'/, "'https://apps.apple.com/ca/app/nori'")
  replaceIn(copy, site, /(?<=awaitingOwner[^=]*= )\[(?:\]|.*?\n\])/s, '[]')
  for (const id of ['facebook', 'instagram', 'youtube'])
    replaceIn(copy, site, new RegExp(`(?<=id: '${id}', href: )'[^']*'`), `'https://www.${id}.com/noricorgi'`)
  for (const file of messageFiles(copy.folder))
    copy.write(
      file,
      // Brackets inside a text, not those of a JSON list.
      copy
        .read(file)
        .replaceAll('nori.example', 'noricorgi.ca')
        .replaceAll(/\[[^\]"\n]+\]/g, 'Nori'),
    )
  // Throws with a list if a placeholder is left.
  copy.run('npm', ['run', '--silent', 'launch:check'])
}

/** A script for Node, jsdom and browsers that moves the clock forward. @param {number} milliseconds */
const laterScript = (milliseconds) => `globalThis.Date = new Proxy(Date, {
  construct: (real, parts, target) => Reflect.construct(real, parts.length > 0 ? parts : [real.now() + ${milliseconds}], target),
  apply: (real) => new real(real.now() + ${milliseconds}).toString(),
  get: (real, name) => (name === 'now' ? () => real.now() + ${milliseconds} : Reflect.get(real, name)),
})
`

/** Sets the date to the second of January of the next year, in Node, unit tests and browsers. @param {ProjectCopy} copy */
function moveToNextYear(copy) {
  const shift = Date.UTC(new Date().getUTCFullYear() + 1, 0, 2) - Date.now()
  copy.write('.tools/later.mjs', laterScript(shift))
  // Unit tests and pages have their own Date.
  replaceIn(
    copy,
    'e2e/unit/jest-setup.ts',
    /(?<=import '@testing-library\/jest-dom'\n)/,
    "import '../.tools/later.mjs'\n",
  )
  replaceIn(
    copy,
    'e2e/fixtures.ts',
    /(?<=async \(\{ context, baseURL, expectedErrors \}, use\) => \{\n)/,
    "      await context.addInitScript({ path: '.tools/later.mjs' })\n",
  )
  return { NODE_OPTIONS: `--import=${pathToFileURL(join(copy.folder, '.tools/later.mjs'))}` }
}

/** @type {Record<string, Change>} */
export const changes = {
  words: {
    what: 'every text of every language is changed',
    apply: (copy) => void editMessages(copy),
  },
  placeholders: { what: 'every placeholder is replaced', apply: (copy) => void replacePlaceholders(copy) },
  language: { what: 'one more language', apply: (copy) => void addLanguage(copy) },
  date: { what: 'the next year', apply: moveToNextYear },
}

/** Prepares a copy for tests: creates a git repository, because the tests list files with git, and links the fetched tools. @param {ProjectCopy} copy */
export function prepare({ folder }) {
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  mkdirSync(join(folder, '.tools'))
  for (const tool of existsSync('.tools') ? readdirSync('.tools') : [])
    symlinkSync(resolve('.tools', tool), join(folder, '.tools', tool), 'junction')
}
