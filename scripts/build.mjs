import { register } from 'tsx/esm/api'
import { run } from './run.mjs'

/* `npm run build`: builds the site into out/, and the hosts' files into out/ and .deploy/; with `-- --sbom` the bill of materials too. */
const endTsx = register()
const { readLaunchState } = await import('./editing/launch.mjs')
endTsx()
run('node', ['scripts/messages-check.mjs'])
run('node', ['scripts/fonts.mjs'])
const { isHidden } = readLaunchState()
run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1', NEXT_PUBLIC_OPEN_CLAIMS: isHidden ? '1' : '' })
// With tsx, because they import pages and constants from lib/, which is TypeScript.
run('node', ['--import', 'tsx', 'scripts/export/after-export.ts'])
run('node', ['--import', 'tsx', 'scripts/launch-check.mjs', '--remind'])
if (process.argv.includes('--sbom')) run('node', ['scripts/sbom.mjs'])
