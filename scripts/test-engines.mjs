import { run } from './run.mjs'

/* `npm run test:engines`: the main flows in three engines. With tsx, because they import the site's constants from lib/, which is TypeScript. */
run('node', ['--import', 'tsx', 'e2e/engines/main.mjs', ...process.argv.slice(2)])
