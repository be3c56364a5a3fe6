import { connect } from 'node:tls'
import type { Site } from './check-site'

/** `error`: why browsers refuse the certificate; `protocol`: the agreed one */
type Connection = { endsAt: Date; error: string; protocol: string | false }

const day = 86_400_000
/** Certificates are renewed a month before their end at the latest; later, something is broken. */
const daysLeft = 21

/** What a connection tells about certificate and protocol. */
export function checkConnection(
  { endsAt, error, protocol }: Connection,
  url: string,
  report: import('./finding').Report,
  now: number = Date.now(),
) {
  if (error) report('certificate', url, `browsers refuse the certificate (${error})`)
  const days = Math.floor((endsAt.getTime() - now) / day)
  if (days < daysLeft)
    report(
      'certificate',
      url,
      `the certificate ends on ${endsAt.toISOString().slice(0, 10)}, in ${days} days`,
    )
  if (protocol !== 'h2') report('http2', url, 'no HTTP/2')
}

function connection({ hostname, port }: URL): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
    })
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer within 15 seconds')))
    socket.on('error', reject)
    socket.on('secureConnect', () => {
      const endsAt = new Date(socket.getPeerCertificate().valid_to)
      const error = socket.authorized ? '' : String(socket.authorizationError)
      resolve({ endsAt, error, protocol: socket.alpnProtocol ?? false })
      socket.destroy()
    })
  })
}

/** HTTPS: certificate, HTTP/2, and the way from http:// to it. */
export async function checkTransport({ ask, urlOf, report, skip }: Site, httpPort?: string) {
  const url = new URL(urlOf('/'))
  if (url.protocol !== 'https:')
    return skip('certificate, HTTP/2 and the redirect to https://: the address is http://')
  try {
    checkConnection(await connection(url), url.href, report)
  } catch (error) {
    report('certificate', url.href, error instanceof Error ? error.message : String(error))
  }
  if (url.port && !httpPort) return skip('the redirect from http://: the address names a port (--http-port)')
  const plain = new URL(`${urlOf('/fr')}?a=b`)
  const expected = plain.href
  plain.protocol = 'http:'
  plain.port = httpPort ?? ''
  const answer = await ask(plain.href)
  const [location = ''] = answer.sent('location')
  if (answer.error) report('https', plain.href, `no answer (${answer.error})`)
  else if (![301, 308].includes(answer.status) || location !== expected)
    report(
      'https',
      plain.href,
      `status ${answer.status}${location && ` to ${location}`} instead of a permanent redirect to ${expected}`,
    )
}
