import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBuildInfo } from '../export/build-info'
import { formatNginxConf } from '../export/hosts/nginx'
import { ensureNginx } from '../tools/debian'
import { exitWithError } from '../tools/exit'
import { runServer } from '../tools/run'

/*
 * Serves the export on loopback with nginx, in the configuration that the build writes, but with one worker process of
 * the current user. `PORT` sets the port.
 */
if (!ensureNginx())
  exitWithError('nginx is missing and could not be installed: run `apt-get install nginx-light` as root.')

const { PORT = '3000' } = process.env
const folder = resolve('.deploy', `nginx-${PORT}`)
const { hashes, basePath } = readBuildInfo('out')
const text = formatNginxConf(hashes, {
  root: resolve('out'),
  listen: `127.0.0.1:${PORT}`,
  folder,
  basePath,
})
mkdirSync(folder, { recursive: true })
const conf = join(folder, 'nginx.conf')
const user = process.getuid?.() === 0 ? 'user root;\n' : ''
writeFileSync(conf, user + text.replace('worker_processes auto;', 'worker_processes 1;'))
console.log(`nginx starts at http://127.0.0.1:${PORT}${basePath}/`)
// SIGQUIT lets nginx finish the requests it has begun.
await runServer('nginx', ['-c', conf, '-g', 'daemon off;'], { stopSignal: 'SIGQUIT' })
