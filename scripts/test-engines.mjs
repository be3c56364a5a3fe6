import { run } from './run.mjs'

/* `npm run test:engines`: what browser engines do differently. With tsx, because the flows import the site's constants from lib/, which is TypeScript. */
const PORT = process.env.PORT ?? '3277'
run('node', ['--import', 'tsx', 'e2e/engines/main.mjs', ...process.argv.slice(2)], { PORT })
