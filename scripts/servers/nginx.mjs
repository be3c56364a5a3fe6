import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { ensureNginx } from './ensure.mjs'

/* nginx with the configuration that the build wrote, on loopback. `PORT` chooses the port. */
if (!ensureNginx()) {
  console.error('nginx is not here and could not be installed: run `apt-get install nginx-light` as root.')
  process.exit(1)
}

const conf = `${process.cwd()}/.deploy/nginx-test.conf`
const user = process.getuid?.() === 0 ? 'user root;\n' : ''
writeFileSync(
  conf,
  user +
    readFileSync('.deploy/nginx.conf', 'utf8')
      .replace(/listen [^;]+;/, `listen 127.0.0.1:${process.env.PORT ?? '3000'};`)
      .replace('worker_processes auto;', 'worker_processes 1;'),
)
const server = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGQUIT'))
server.on('exit', (code) => process.exit(code ?? 0))
