import { run } from './run.mjs'

/* `npm run build`: builds the site into out/, and the hosts' files into out/ and .deploy/. */
run('node', ['scripts/messages-check.mjs'])
run('node', ['scripts/fonts.mjs'])
run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' })
// With tsx, because they import pages and constants from lib/, which is TypeScript.
run('node', ['--import', 'tsx', 'scripts/export/after-export.mjs'])
run('node', ['--import', 'tsx', 'scripts/launch-check.mjs', '--remind'])
