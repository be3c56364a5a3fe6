import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/*
 * `npm start`: installs the locked packages, builds the site and serves it. With a name, any other command of this
 * folder: `node scripts/start.mjs dev`. JavaScript, because nothing is installed yet.
 */
const [command, ...args] = process.argv.slice(2)
const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
const installed = 'node_modules/.package-lock.json'

function isInstalled() {
  if (!existsSync(installed)) return false
  const present = read(installed)
  return Object.entries(read('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}
function run(file, args) {
  const { status, error } = spawnSync(file, args, {
    stdio: 'inherit',
    // npm is a batch file on Windows.
    shell: file === 'npm' && process.platform === 'win32',
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
  })
  if (error) console.error(`${file}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

if (!isInstalled()) {
  console.log('Installing packages …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}
for (const name of command ? [command] : ['build', 'serve'])
  run(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args])
