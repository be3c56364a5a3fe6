import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { commandOf } from '../../scripts/command.mjs'
import { ensureWrangler } from '../install/tools.mjs'

/*
 * Cloudflare's own runtime with the export, on loopback: Pages, or with `WORKERS=1` the static assets of a Worker by
 * wrangler.jsonc. `PORT` sets the port.
 */
if (!ensureWrangler()) {
  console.error('wrangler could not be fetched from the npm registry; see e2e/install/tools.mjs.')
  process.exit(1)
}

const what = process.env.WORKERS
  ? ['dev', '--config', resolve('wrangler.jsonc')]
  : ['pages', 'dev', resolve('out'), '--compatibility-date', '2026-01-01']
const where = ['--ip', '127.0.0.1', '--port', process.env.PORT ?? '3000']
const { file, first } = commandOf('wrangler', resolve('.tools/wrangler'))
const folder = mkdtempSync(join(tmpdir(), 'nori-wrangler-'))
const server = spawn(file, [...first, ...what, ...where, '--log-level', 'error'], {
  stdio: 'inherit',
  // `pages dev` would take the rules of redirects from wrangler.jsonc, which it looks for in every folder above; Pages
  // itself does not.
  cwd: folder,
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
