import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBuildInfo } from '../build-info'
import { formatNginxConf, type NginxOptions } from '../hosts/nginx'

/**
 * Writes a configuration for nginx on this machine: as the build writes it, but with one worker, run by the user who
 * starts it.
 * @param folder for the configuration and nginx's temporary files
 * @param options.root folder to serve, by default the export
 * @returns path of the configuration
 */
export function writeNginxConf(
  folder: string,
  options: Omit<NginxOptions, 'root' | 'folder'> & { root?: string },
): string {
  const { hashes } = readBuildInfo('out')
  mkdirSync(folder, { recursive: true })
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const text = formatNginxConf(hashes, { root: resolve('out'), folder, ...options })
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, user + text.replace('worker_processes auto;', 'worker_processes 1;'))
  return conf
}

/** Writes a self-signed certificate for localhost and returns the paths of its two files. */
export function writeLocalCertificate(folder: string): { certificate: string; key: string } {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  mkdirSync(folder, { recursive: true })
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', files.key, '-out', files.certificate],
  ])
  return files
}
