import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureNginx } from '../tools'
import { nginxInstance } from './nginx-instance'

/* nginx with the export and its rules, on loopback. `PORT` sets the port. */
if (!ensureNginx()) {
  console.error('nginx is missing and could not be installed: run `apt-get install nginx-light` as root.')
  process.exit(1)
}

const port = process.env.PORT ?? '3000'
const conf = nginxInstance(resolve('.deploy', `nginx-${port}`), { listen: `127.0.0.1:${port}` })
const server = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGQUIT'))
server.on('exit', (code) => process.exit(code ?? 0))
