import { spawn } from 'node:child_process'
import { commandOf } from '../../scripts/command.mjs'
import { ensureWrangler } from '../install/tools.mjs'

/* Cloudflare's own runtime with the export, on loopback. `PORT` sets the port. */
if (!ensureWrangler()) {
  console.error('wrangler could not be fetched from the npm registry; see e2e/install/tools.mjs.')
  process.exit(1)
}

const where = ['--ip', '127.0.0.1', '--port', process.env.PORT ?? '3000']
const { file, first } = commandOf('wrangler', '.tools/wrangler')
const server = spawn(
  file,
  [...first, 'pages', 'dev', 'out', ...where, '--compatibility-date', '2026-01-01', '--log-level', 'error'],
  { stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 0))
