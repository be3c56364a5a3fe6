import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureWrangler } from '../tools'

/*
 * Cloudflare's own runtime with the export, on loopback: Pages, or with `WORKERS=1` the static assets of a Worker by
 * wrangler.jsonc. `PORT` sets the port.
 */
if (!ensureWrangler()) {
  console.error('wrangler could not be fetched from the npm registry; see scripts/tools/tools.ts.')
  process.exit(1)
}

const folder = resolve('.tools/wrangler')
// `pages dev` would take the assets' settings from wrangler.jsonc, which wrangler looks for in every folder above itself
// and above the working folder; Cloudflare Pages does not. It finds this one first.
writeFileSync(join(folder, 'wrangler.json'), '{ "name": "nori" }')
const what = process.env.WORKERS
  ? ['dev', '--config', resolve('wrangler.jsonc')]
  : ['pages', 'dev', resolve('out'), '--compatibility-date', '2026-01-01']
const where = ['--ip', '127.0.0.1', '--port', process.env.PORT ?? '3000']
const server = spawn(
  join(folder, 'node_modules/.bin/wrangler'),
  [...what, ...where, '--log-level', 'error'],
  {
    stdio: 'inherit',
    cwd: folder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 0))
