import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { type AddressInfo, createServer } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { slowDown } from './link'

const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}

/** Creates a certificate, and returns a function that serves with it. Throws without openssl. */
export function createServers() {
  const [key, certificate] = ['.bench/key.pem', '.bench/certificate.pem']
  mkdirSync('.bench', { recursive: true })
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', certificate],
  ])
  const options = { cert: readFileSync(certificate), key: readFileSync(key) }
  const publicKey = new X509Certificate(options.cert).publicKey.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(publicKey).digest('base64')

  /** Serves an export with HTTP/2 over TLS and gzip, behind a phone's link. Returns its origin. */
  async function serve(folder: string) {
    const bodies = new Map<string, Buffer>()
    const read = (file: string) => {
      const isText = extname(file) in textTypes
      return isText ? gzipSync(readFileSync(file), { level: 9 }) : readFileSync(file)
    }
    const server = createSecureServer(options, (request, response) => {
      const { pathname } = new URL(request.url, 'https://localhost')
      const name = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`
      const file = join(folder, name)
      if (!existsSync(file)) return void response.writeHead(404).end()
      const body = bodies.get(file) ?? read(file)
      bodies.set(file, body)
      const type = textTypes[extname(file)]
      response.setHeader('cache-control', 'max-age=600')
      if (type) response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
      response.end(body)
    })
    const listener = createServer((socket) => server.emit('connection', slowDown(socket)))
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    return `https://localhost:${(listener.address() as AddressInfo).port}`
  }
  // If Chromium only ignored errors of certificates, it would cache nothing.
  return { serve, trustSwitch: `--ignore-certificate-errors-spki-list=${fingerprint}` }
}
