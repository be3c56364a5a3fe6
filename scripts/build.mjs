import { run } from './run.mjs'

/* `npm run build`: from the sources to out/, and the hosts' files beside it. */
run('node', ['scripts/messages-check.mjs'])
run('node', ['scripts/fonts.mjs'])
run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' })
// What learns pages and constants from lib/, which is TypeScript.
run('node', ['--import', 'tsx', 'scripts/export/after-export.mjs'])
run('node', ['--import', 'tsx', 'scripts/launch-check.mjs', '--remind'])
