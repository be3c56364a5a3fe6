import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { type AddressInfo, createServer } from 'node:net'
import sirv from 'sirv'
import { slowDown } from './link'

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

  /** Serves a compressed export with HTTP/2 over TLS, over a simulated phone connection. Returns its origin. */
  async function serve(folder: string) {
    const serveFile = sirv(folder, { extensions: ['html'], gzip: true, maxAge: 600 })
    const server = createSecureServer(options, (request, response) => {
      // sirv uses only what requests and responses of HTTP/2 have too.
      serveFile(request as unknown as IncomingMessage, response as unknown as ServerResponse)
    })
    const listener = createServer((socket) => server.emit('connection', slowDown(socket)))
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    return `https://localhost:${(listener.address() as AddressInfo).port}`
  }
  // Trusts only this certificate. If Chromium ignored all certificate errors, it would cache nothing.
  return { serve, trustSwitch: `--ignore-certificate-errors-spki-list=${fingerprint}` }
}
