import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type NginxOptions, nginxConf } from '../../export/hosts/nginx'

/**
 * Writes nginx's configuration for an instance on this machine, by the rules of the build: with one worker, and the user
 * who starts it, who owns its folder.
 * @param options what is served, `out/` if it is not named, and how
 * @returns path of the configuration
 */
export function nginxInstance(
  folder: string,
  options: Omit<NginxOptions, 'root' | 'folder'> & { root?: string },
): string {
  const { hashes } = JSON.parse(readFileSync('.deploy/rules.json', 'utf8'))
  mkdirSync(folder, { recursive: true })
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const text = nginxConf(hashes, { root: resolve('out'), folder, ...options })
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, user + text.replace('worker_processes auto;', 'worker_processes 1;'))
  return conf
}

/** Writes a certificate for localhost that nobody has signed. @returns the paths of its files */
export function localCertificate(folder: string): { certificate: string; key: string } {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  mkdirSync(folder, { recursive: true })
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', files.key, '-out', files.certificate],
  ])
  return files
}
