import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Api } from './api'
import { checkHost, checkOrigin, checkToken, readBody } from './guard'
import { RequestError } from './request-error'

/* The HTTP server: the editor under /edit, the development server's site everywhere else. */

interface DevServer {
  handle: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Takes over a hot-reload connection; false if the server is not ready for it. */
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => boolean
}

/** The files under /edit, with their types. No other file is served. */
const contentTypes: Record<string, string> = {
  'index.html': 'text/html',
  'page.css': 'text/css',
  'main.js': 'text/javascript',
}
const securityHeaders = {
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { ...securityHeaders, 'content-type': 'application/json' })
    .end(JSON.stringify(body))

export function createEditorServer({
  port,
  api,
  devServer,
  script,
  token = randomBytes(32).toString('base64url'),
}: {
  port: number
  api: Api
  devServer: Promise<DevServer>
  /** the bundled script of the page */
  script: Promise<string>
  token?: string
}): Server {
  const sendFile = async (response: ServerResponse, name: string) => {
    if (!Object.hasOwn(contentTypes, name))
      throw new RequestError(404, 'request', { reason: `file “${name}”` })
    const text = name === 'main.js' ? await script : readFileSync(join('editor/page', name), 'utf8')
    response
      .writeHead(200, { ...securityHeaders, 'content-type': `${contentTypes[name]}; charset=utf-8` })
      .end(text.replace('name="edit-token" content=""', `name="edit-token" content="${token}"`))
  }

  const answer = async (request: IncomingMessage, name: string) => {
    checkOrigin(request)
    checkToken(request, token)
    if (!Object.hasOwn(api, name)) throw new RequestError(404, 'request', { reason: `request “${name}”` })
    return api[name as keyof Api](request.method === 'POST' ? await readBody(request) : {})
  }

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    checkHost(request, port)
    const [path = ''] = (request.url ?? '').split('?')
    if (path !== '/edit' && !path.startsWith('/edit/')) {
      // Only the editor may show the site in a frame.
      response.setHeader('X-Frame-Options', 'SAMEORIGIN')
      return (await devServer).handle(request, response)
    }
    const name = path.slice('/edit/'.length)
    if (!name.startsWith('api/')) return sendFile(response, name || 'index.html')
    sendJson(response, 200, await answer(request, name.slice('api/'.length)))
  }

  const sendError = (response: ServerResponse, error: unknown) => {
    if (!(error instanceof RequestError)) console.error(error)
    if (response.headersSent) return response.destroy()
    const { status, code, values } =
      error instanceof RequestError ? error : new RequestError(500, 'failed', { error: String(error) })
    // Without this the connection stays open for the rest of a body that is too large.
    if (status === 413) response.setHeader('connection', 'close')
    sendJson(response, status, { code, values })
  }

  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error) => sendError(response, error))
  })
  server.on('upgrade', async (request, socket, head) => {
    try {
      checkHost(request, port)
      if (request.headers.origin) checkOrigin(request)
      const { upgrade } = await devServer
      if (!upgrade(request, socket as Socket, head)) socket.destroy()
    } catch {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
    }
  })
  return server
}
