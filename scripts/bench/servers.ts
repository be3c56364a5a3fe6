import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compressTexts } from '../export/compress'
import { writeLocalCertificate, writeNginxConf } from '../export/servers/nginx-instance'
import { ensureNginxBrotli } from '../tools/debian'
import { filesIn } from '../tools/files'

const folder = resolve('.bench')
const scripts = /<script\b[^>]*>.*?<\/script>/gs
const scriptPreloads = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g

/** Copies the export without scripts, as browsers without scripting show it; returns the folder. */
export function copyWithoutScripts() {
  const copy = join(folder, 'script-free')
  rmSync(copy, { recursive: true, force: true })
  cpSync('out', copy, { recursive: true })
  for (const name of filesIn(copy)) {
    if (!name.endsWith('.html')) continue
    const page = join(copy, name)
    writeFileSync(
      page,
      readFileSync(page, 'utf8')
        .replace(scripts, '')
        .replace(scriptPreloads, '')
        .replaceAll(/<\/?noscript[^>]*>/g, ''),
    )
  }
  compressTexts(copy)
  return copy
}

/**
 * Starts nginx on loopback with the rules of the build, HTTP/2 and a new certificate.
 * Resolves when it answers.
 * @param root folder to serve @param port
 * @param encoding as CDNs do, or as GitHub Pages and most own servers do
 */
export async function serve(root: string, port: number, encoding: 'brotli' | 'gzip' = 'brotli') {
  const conf = writeNginxConf(join(folder, `nginx-${port}`), {
    root: resolve(root),
    listen: `127.0.0.1:${port}`,
    tls: writeLocalCertificate(folder),
    brotli: encoding === 'brotli' ? ensureNginxBrotli() : undefined,
  })
  const server = spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: 'inherit' })
  const retrying = ['--retry', '9', '--retry-delay', '1', '--retry-connrefused']
  if (spawnSync('curl', ['-sko', '/dev/null', ...retrying, `https://localhost:${port}/`]).status !== 0)
    throw new Error(`https://localhost:${port}/ does not answer: see what nginx wrote above.`)
  return { url: `https://localhost:${port}`, stop: () => server.kill('SIGQUIT') }
}
