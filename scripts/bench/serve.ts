import { existsSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { writeLocalCertificate } from '../export/servers/nginx-instance'
import { slowDown } from './link'
import type { Variant } from './variants'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}

/** Finds the file at a URL path, with or without its extension. */
const findFile = (folder: string, path: string) =>
  [`${path}index.html`, path, `${path}.html`]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile())

/**
 * Serves a variant of an export with HTTP/2 over TLS and gzip.
 * @param connect puts something between the browser and the server, by default a phone's link
 */
export async function serve(
  name: string,
  { folder, edit }: Variant,
  connect: (socket: Socket) => Duplex = slowDown,
) {
  const { certificate, key } = writeLocalCertificate('.bench')
  const bodies = new Map<string, Buffer>()
  let isEdited = false
  const readBody = (file: string) => {
    if (!types[extname(file)]) return readFileSync(file)
    const text = readFileSync(file, 'utf8')
    const edited = edit?.(text, file) ?? text
    isEdited ||= edited !== text
    return gzipSync(edited, { level: 9 })
  }
  const server = createSecureServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (request, response) => {
      const file = findFile(folder, new URL(request.url, 'https://localhost').pathname)
      if (!file) return void response.writeHead(404).end()
      const body = bodies.get(file) ?? readBody(file)
      bodies.set(file, body)
      const type = types[extname(file)]
      response.setHeader('cache-control', 'max-age=600')
      if (type) response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
      response.end(body)
    },
  )
  const listener = createServer((socket) => server.emit('connection', connect(socket)))
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(listener.address() as AddressInfo).port}`,
    /** Stops the server. Throws if the variant does not differ from its export, for example because the export has changed. */
    stop: () => {
      listener.close()
      if (edit && !isEdited) throw new Error(`“${name}” changed no file: see scripts/bench/variants.ts.`)
    },
  }
}
