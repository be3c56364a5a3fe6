import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** @typedef {{ file: string, first: string[], shell: boolean }} Command a program, its first arguments, whether it needs a shell */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The script of a package's command, or undefined. @param {string} folder of the package @param {string} name of the command */
function binOf(folder, name) {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { name: packageName, bin = {} } = read(file)
  const script = typeof bin === 'string' ? (basename(packageName) === name ? bin : undefined) : bin[name]
  return script && resolve(folder, script)
}

/**
 * How to start a command on every system, also on Windows, where `node_modules/.bin` contains no programs:
 * `node`, `npm`, or the command of a package in the project's `package.json`, by the package's own script.
 * Throws for any other.
 * @param {string} name
 * @param {string} [project] folder of the project
 * @returns {Command}
 */
export function commandOf(name, project = '.') {
  if (name === 'node') return { file: process.execPath, first: [], shell: false }
  if (name === 'npm') return npm()
  const { dependencies, devDependencies } = read(join(project, 'package.json'))
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    const script = binOf(join(project, 'node_modules', dependency), name)
    if (script) return { file: process.execPath, first: [script], shell: false }
  }
  throw new Error(`No package of ${join(project, 'package.json')} brings the command "${name}": run npm ci.`)
}

/** npm's own script if it is found, else `npm`, on Windows in a shell, because it is a batch file there. @returns {Command} */
function npm() {
  const beside = dirname(process.execPath)
  const script = [
    process.env.npm_execpath ?? '',
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((path) => basename(path) === 'npm-cli.js' && existsSync(path))
  return script
    ? { file: process.execPath, first: [script], shell: false }
    : { file: 'npm', first: [], shell: process.platform === 'win32' }
}
