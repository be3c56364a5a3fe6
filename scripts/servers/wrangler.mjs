import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/*
 * Cloudflare's own runtime with the export, on loopback: `wrangler pages dev out`. `PORT` chooses the
 * port. Wrangler is fetched into .tools/ where it is absent: it is large, and only this test needs it.
 */
const version = '4.60.0'
const command = '.tools/node_modules/.bin/wrangler'
if (!existsSync(command)) {
  console.log(`Installing wrangler ${version} …`)
  spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      '.tools',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `wrangler@${version}`,
    ],
    { stdio: 'inherit' },
  )
}
if (!existsSync(command)) {
  console.error(`wrangler could not be installed: run npm install --prefix .tools wrangler@${version}.`)
  process.exit(1)
}

const server = spawn(
  command,
  [
    'pages',
    'dev',
    'out',
    '--ip',
    '127.0.0.1',
    '--port',
    process.env.PORT ?? '3000',
    '--compatibility-date',
    '2026-01-01',
    '--log-level',
    'warn',
  ],
  { stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 0))
