import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/*
 * nginx from Debian with the configuration that the build wrote, on loopback. `PORT` chooses the port.
 * Installs nginx where it can; ends with 1 and one line on what to do where it can not.
 */
const port = process.env.PORT ?? '3000'
if (!hasNginx() && process.getuid?.() === 0) {
  console.log('Installing nginx …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  // Without a policy Debian would start it as a service of its own.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
if (!hasNginx()) {
  console.error('nginx is not here and could not be installed: run `apt-get install nginx-light` as root.')
  process.exit(1)
}

const conf = `${process.cwd()}/.deploy/nginx-test.conf`
writeFileSync(
  conf,
  readFileSync('.deploy/nginx.conf', 'utf8')
    .replace(/listen [^;]+;/, `listen 127.0.0.1:${port};`)
    .replace('worker_processes auto;', 'worker_processes 1;\nuser root;'),
)
const server = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGQUIT'))
server.on('exit', (code) => process.exit(code ?? 0))

function hasNginx() {
  return spawnSync('nginx', ['-v']).status === 0
}
