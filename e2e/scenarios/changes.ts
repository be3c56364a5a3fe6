import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getLocale } from '@/checks/message-files'
import type { ProjectCopy } from '../../scripts/tools/project-copy'
import { addLanguage } from './language'
import { changeTexts, readCopiedMessages } from './texts'

/* Changes by owners and editors, and a later date. Every test must pass after each of them. */

/** A change of the project. `apply` may return environment variables for the tests. */
export type Change = { description: string; apply: (copy: ProjectCopy) => Record<string, string> | undefined }

/** Replaces a part of a file. Throws, with the file and the part, if the file does not contain it. */
function replaceIn({ read, write }: ProjectCopy, file: string, part: RegExp, by: string) {
  const text = read(file)
  if (text.search(part) < 0)
    throw new Error(`${file}: ${part} was not found; correct e2e/scenarios/changes.ts.`)
  write(file, text.replace(part, by))
}

/** Replaces all placeholders that `npm run check -- launch` lists. */
function replacePlaceholders(copy: ProjectCopy) {
  const site = 'lib/site.ts'
  replaceIn(copy, site, /(?<=NEXT_PUBLIC_SITE_URL \?\? )'[^']*'/, "'https://www.noricorgi.ca'")
  replaceIn(copy, site, /(?<=appUrl: )'[^']*'/, "'https://apps.apple.com/ca/app/nori'")
  for (const list of ['launchChecklist', 'hiddenUntilProvided'])
    replaceIn(copy, site, new RegExp(`(?<=${list}[^=]*= )\\[(?:\\]|.*?\\n\\])`, 's'), '[]')
  for (const id of ['facebook', 'instagram', 'youtube'])
    replaceIn(copy, site, new RegExp(`(?<=id: '${id}', href: )'[^']*'`), `'https://www.${id}.com/noricorgi'`)
  // Brackets inside a text, not those of a JSON list.
  for (const { path, text } of readCopiedMessages(copy))
    copy.write(
      path,
      text.replaceAll('nori.example', 'noricorgi.ca').replaceAll(/\[[^\]"\n]+\]/g, `Nori ${getLocale(path)}`),
    )
  // Throws with a list if a placeholder is left.
  copy.run('npm', ['run', '--silent', 'check', '--', 'launch'])
}

/** Returns a script for Node, jsdom and browsers that moves the clock forward. */
const createClockScript = (milliseconds: number) => `globalThis.Date = new Proxy(Date, {
  construct: (real, parts, target) => Reflect.construct(real, parts.length > 0 ? parts : [real.now() + ${milliseconds}], target),
  apply: (real) => new real(real.now() + ${milliseconds}).toString(),
  get: (real, name) => (name === 'now' ? () => real.now() + ${milliseconds} : Reflect.get(real, name)),
})
`

/** Sets the date to the second of January of the next year, in Node, unit tests and browsers. */
function moveToNextYear(copy: ProjectCopy) {
  const shift = Date.UTC(new Date().getUTCFullYear() + 1, 0, 2) - Date.now()
  copy.write('.tools/clock.mjs', createClockScript(shift))
  // jsdom and browsers have their own Date.
  replaceIn(
    copy,
    'testing/jest-setup.ts',
    /(?<=import '@testing-library\/jest-dom'\n)/,
    "import '../.tools/clock.mjs'\n",
  )
  replaceIn(
    copy,
    'e2e/fixtures.ts',
    /(?<=async \(\{ context, baseURL, expectedErrors \}, use\) => \{\n)/,
    "      await context.addInitScript({ path: '.tools/clock.mjs' })\n",
  )
  return { NODE_OPTIONS: `--import=${pathToFileURL(join(copy.folder, '.tools/clock.mjs'))}` }
}

export const changes: Record<string, Change> = {
  texts: {
    description: 'changes every text of every language',
    apply: (copy) => void changeTexts(copy),
  },
  placeholders: {
    description: 'replaces every placeholder',
    apply: (copy) => void replacePlaceholders(copy),
  },
  language: { description: 'adds a language', apply: (copy) => void addLanguage(copy) },
  date: { description: 'moves to the next year', apply: moveToNextYear },
}

/** Prepares a copy for tests, which list files with git and use the tools in .tools/. */
export function prepare({ folder }: ProjectCopy) {
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  mkdirSync(join(folder, '.tools'))
  for (const tool of existsSync('.tools') ? readdirSync('.tools') : [])
    symlinkSync(resolve('.tools', tool), join(folder, '.tools', tool), 'junction')
}
