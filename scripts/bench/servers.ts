import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compressTextFiles } from '../export/compress'
import { writeLocalCertificate, writeNginxConf } from '../export/servers/nginx-instance'
import { ensureNginxBrotli } from '../tools/debian'
import { listFiles } from '../tools/files'

const folder = resolve('.bench')
const scripts = /<script\b[^>]*>.*?<\/script>/gs
const scriptPreloads = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g
const noscriptTags = /<\/?noscript[^>]*>/g

/** Copies the export without scripts, as browsers with scripting turned off show it. Returns the copy's folder. */
export function copyWithoutScripts(): string {
  const copy = join(folder, 'script-free')
  rmSync(copy, { recursive: true, force: true })
  cpSync('out', copy, { recursive: true })
  for (const name of listFiles(copy).filter((file) => file.endsWith('.html'))) {
    const page = join(copy, name)
    const html = readFileSync(page, 'utf8')
    writeFileSync(page, html.replace(scripts, '').replace(scriptPreloads, '').replace(noscriptTags, ''))
  }
  compressTextFiles(copy)
  return copy
}

/**
 * Starts nginx on loopback with the delivery rules, HTTP/2 and a new certificate. Throws if it does not respond.
 * @param root folder to serve
 * @param encoding brotli as CDNs use it, gzip as GitHub Pages and most own servers do
 */
export async function startServer(root: string, port: number, encoding: 'brotli' | 'gzip' = 'brotli') {
  const conf = writeNginxConf(join(folder, `nginx-${port}`), {
    root: resolve(root),
    listen: `127.0.0.1:${port}`,
    tls: writeLocalCertificate(folder),
    brotli: encoding === 'brotli' ? ensureNginxBrotli() : undefined,
  })
  const server = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: 'inherit' })
  const url = `https://localhost:${port}`
  const retryOptions = ['--retry', '9', '--retry-delay', '1', '--retry-connrefused']
  const { status } = spawnSync('curl', ['-sko', '/dev/null', ...retryOptions, `${url}/`])
  if (status !== 0) throw new Error(`${url}/ does not respond: see what nginx wrote above.`)
  return { url, stop: () => server.kill('SIGQUIT') }
}
