import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { type Language, negotiateLanguage, stringsIn } from '../strings'
import type { Api } from './api'
import { checkHost, checkOrigin, checkToken, readBody } from './guard'
import { Problem } from './problem'
import type { Publisher } from './publish'

/* The editor's server: the editor under /edit, the site everywhere else. */

/** the development server */
export interface Site {
  handle: (request: IncomingMessage, response: ServerResponse) => unknown
  /** of the connection by which it reloads pages; false if it is not ready */
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => boolean
}

/** The files of the editor's page; nothing else can be asked for. */
const types: Record<string, string> = {
  'index.html': 'text/html',
  'edit.css': 'text/css',
  'panel.css': 'text/css',
  'main.js': 'text/javascript',
}
const policy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const headers = {
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': policy,
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))

/** The language that was chosen in the editor, or else the browser's. */
const languageFor = ({ headers: { cookie, ...given } }: IncomingMessage) =>
  negotiateLanguage(cookie?.match(/(?<=\bnori-editor=)\w+/)?.[0], given['accept-language'])

/** The editor's page with its strings, and its token. */
function pageOf(html: string, token: string, language: Language) {
  const t = stringsIn(language)
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replaceAll(/\beditor\.\w+/g, (key) => t(key as Parameters<typeof t>[0]))
    .replace('name="edit-token" content=""', `name="edit-token" content="${token}"`)
}

async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  { client, token, script }: { client: string; token: string; script: () => Promise<string> },
) {
  if (!Object.hasOwn(types, name)) throw new Problem(404, 'request', { reason: `file “${name}”` })
  const text = name === 'main.js' ? await script() : readFileSync(join(client, name), 'utf8')
  response
    .writeHead(200, {
      ...headers,
      'content-type': `${types[name]}; charset=utf-8`,
      // A field with chips makes its style sheet in the page, and gives it the token.
      'content-security-policy': `${policy}; style-src 'self' 'nonce-${token}'`,
    })
    .end(name === 'index.html' ? pageOf(text, token, languageFor(request)) : text)
}

/**
 * The server, not listening yet.
 * @param parts *   `client`: folder of the page
 */
export function editServer({
  port,
  api,
  publisher,
  site,
  script,
  token = randomBytes(32).toString('base64url'),
  client = 'editor/page',
}: {
  port: number
  api: Api
  publisher: Publisher
  site: Promise<Site>
  /** The page's script. */
  script: () => Promise<string>
  token?: string
  client?: string
}): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    checkHost(request, port)
    const [path = ''] = (request.url ?? '').split('?')
    if (path !== '/edit' && !path.startsWith('/edit/')) {
      // Frames of the site are for the editor alone.
      response.setHeader('X-Frame-Options', 'SAMEORIGIN')
      return (await site).handle(request, response)
    }
    const name = path.slice('/edit/'.length)
    if (!name.startsWith('api/')) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new Problem(405, 'request', { reason: `${request.method} /edit` })
      return serveFile(request, response, name || 'index.html', { client, token, script })
    }
    checkOrigin(request)
    checkToken(request, token)
    const what = name.slice('api/'.length)
    const route = Object.hasOwn(api, what) ? api[what as keyof Api] : undefined
    if (!route && what !== 'publish' && what !== 'stop')
      throw new Problem(404, 'request', { reason: `request “${what}”` })
    const method = route?.method ?? 'POST'
    if (request.method !== method) throw new Problem(405, 'request', { reason: `${request.method} ${what}` })
    const body = method === 'POST' ? await readBody(request) : {}
    if (route) json(response, 200, route.answer(body))
    else if (what === 'publish') await publisher.run(body.step, response)
    else json(response, 200, { stopped: await publisher.stop() })
  }

  const refuse = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (!(error instanceof Problem)) console.error(error)
    if (response.headersSent) return response.destroy()
    const { status, code, values, details } =
      error instanceof Problem ? error : new Problem(500, 'failed', { error: String(error) })
    // The rest of a body that is not wanted is not waited for.
    if (status === 413) response.setHeader('connection', 'close')
    const t = stringsIn(languageFor(request))
    json(response, status, details ?? { problem: t(`problems.${code}`, values) })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => refuse(request, response, error))
  })
  server.on('upgrade', async (request, socket, head) => {
    try {
      checkHost(request, port)
      if (request.headers.origin) checkOrigin(request)
      const { upgrade } = await site
      if (!upgrade(request, socket as Socket, head)) socket.destroy()
    } catch {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
    }
  })
  return server
}
