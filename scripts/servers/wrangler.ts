import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { exitWithError } from '../tools/exit'
import { ensureTools, toolCommand, toolsFolder } from '../tools/on-demand'
import { runServer } from '../tools/run'

/*
 * Serves the export with Cloudflare's own runtime, on loopback: Cloudflare Pages, or with `WORKERS=1` a Worker with
 * static assets as in wrangler.jsonc. `PORT` sets the port.
 */
if (!ensureTools()) exitWithError('wrangler could not be installed: is the npm registry reachable?')

// `pages dev` would read the assets' settings from wrangler.jsonc, as Cloudflare Pages does not. wrangler looks for its
// configuration in the folders above itself and above the working folder, and finds this one first.
writeFileSync(resolve(toolsFolder, 'wrangler.json'), '{ "name": "nori" }')
const product = process.env.WORKERS
  ? ['dev', '--config', resolve('wrangler.jsonc')]
  : ['pages', 'dev', resolve('out'), '--compatibility-date', '2026-01-01']
const address = ['--ip', '127.0.0.1', '--port', process.env.PORT ?? '3000']
await runServer(toolCommand('wrangler'), [...product, ...address, '--log-level', 'error'], {
  cwd: toolsFolder,
  env: { WRANGLER_SEND_METRICS: 'false', CI: '1' },
  stopSignal: 'SIGTERM',
})
