import { ensureStryker, strykerCommand } from '../e2e/install/tools.mjs'
import { ensurePackages, run } from './run.mjs'

/* `npm run test:mutation`: do the unit tests notice changes in the pure code? `-- --mutate=lib/pages.ts` asks for a part. */
ensurePackages()
if (!ensureStryker())
  throw new Error('Stryker could not be fetched into .tools/stryker: is the npm registry in reach?')
run('node', [strykerCommand, 'run', 'e2e/unit/stryker.config.mjs', ...process.argv.slice(2)])
