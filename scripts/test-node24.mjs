import { spawnSync } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'
import { ensureNode24, node24Command } from '../e2e/install/tools.mjs'
import { ensurePackages } from './run.mjs'

/* `npm run test:node24`: `npm test` on Node 24, with the same options; `-- --steps=unit,build` runs a part. */
ensurePackages()
const isNode24 = process.versions.node.startsWith('24.')
if (!isNode24 && !ensureNode24())
  throw new Error('Node 24 could not be fetched (only for Linux on x64): install it, then run `npm test`.')
const file = isNode24 ? process.execPath : resolve(node24Command)
// First in the path, for commands that Playwright starts by name.
const PATH = [dirname(file), process.env.PATH].join(delimiter)
const { status } = spawnSync(file, ['scripts/test.mjs', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PATH },
})
process.exitCode = status ?? 1
