import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createEditorTranslator, type Language, negotiateLanguage } from '../strings'
import type { Api } from './api'
import type { CommandRunner } from './command-runner'
import { checkHost, checkOrigin, checkToken, readBody } from './guard'
import { RequestError } from './request-error'

/* The HTTP server: the editor under /edit, the development server's site everywhere else. */

export interface DevServer {
  handle: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Takes over a hot-reload connection; false if the server is not ready for it. */
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => boolean
}

/** The files under /edit, with their types. No other file is served. */
const contentTypes: Record<string, string> = {
  'index.html': 'text/html',
  'edit.css': 'text/css',
  'panel.css': 'text/css',
  'main.js': 'text/javascript',
}
const contentSecurityPolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const securityHeaders = {
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': contentSecurityPolicy,
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { ...securityHeaders, 'content-type': 'application/json' })
    .end(JSON.stringify(body))

/** The language that was chosen in the editor, or else the browser's. */
const getLanguage = ({ headers: { cookie, ...headers } }: IncomingMessage) =>
  negotiateLanguage(cookie?.match(/(?<=\bnori-editor=)\w+/)?.[0], headers['accept-language'])

/** Replaces the keys of strings in the page's HTML by the strings, and inserts the token. */
function renderPage(html: string, token: string, language: Language) {
  const t = createEditorTranslator(language)
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('editor.title', t('editor.title'))
    .replace('editor.noScript', t('editor.noScript'))
    .replace('name="edit-token" content=""', `name="edit-token" content="${token}"`)
}

type PageOptions = {
  token: string
  /** The folder of the page's HTML and CSS. */
  pageFolder: string
  /** Returns the page's script. */
  bundleScript: () => Promise<string>
}

async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  { token, pageFolder, bundleScript }: PageOptions,
) {
  if (!Object.hasOwn(contentTypes, name)) throw new RequestError(404, 'request', { reason: `file “${name}”` })
  const text = name === 'main.js' ? await bundleScript() : readFileSync(join(pageFolder, name), 'utf8')
  response
    .writeHead(200, {
      ...securityHeaders,
      'content-type': `${contentTypes[name]}; charset=utf-8`,
      // CodeMirror (chip-field.ts) adds a <style> to the page, with the token as its nonce.
      'content-security-policy': `${contentSecurityPolicy}; style-src 'self' 'nonce-${token}'`,
    })
    .end(name === 'index.html' ? renderPage(text, token, getLanguage(request)) : text)
}

/** Creates the server; the caller makes it listen on the port. */
export function createEditorServer({
  port,
  api,
  commandRunner,
  devServer,
  bundleScript,
  token = randomBytes(32).toString('base64url'),
  pageFolder = 'editor/page',
}: {
  port: number
  api: Api
  commandRunner: CommandRunner
  devServer: Promise<DevServer>
  bundleScript: PageOptions['bundleScript']
} & Partial<PageOptions>): Server {
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    checkHost(request, port)
    const [path = ''] = (request.url ?? '').split('?')
    if (path !== '/edit' && !path.startsWith('/edit/')) {
      // Only the editor may show the site in a frame.
      response.setHeader('X-Frame-Options', 'SAMEORIGIN')
      return (await devServer).handle(request, response)
    }
    const name = path.slice('/edit/'.length)
    if (!name.startsWith('api/')) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new RequestError(405, 'request', { reason: `${request.method} /edit` })
      return serveFile(request, response, name || 'index.html', { token, pageFolder, bundleScript })
    }
    checkOrigin(request)
    checkToken(request, token)
    const action = name.slice('api/'.length)
    const route = Object.hasOwn(api, action) ? api[action as keyof Api] : undefined
    if (!route && action !== 'publish' && action !== 'stop')
      throw new RequestError(404, 'request', { reason: `request “${action}”` })
    const method = route?.method ?? 'POST'
    if (request.method !== method)
      throw new RequestError(405, 'request', { reason: `${request.method} ${action}` })
    const body = method === 'POST' ? await readBody(request) : {}
    if (route) sendJson(response, 200, route.handle(body))
    else if (action === 'publish') await commandRunner.run(body.command, response)
    else sendJson(response, 200, { stopped: await commandRunner.stop() })
  }

  const sendError = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (!(error instanceof RequestError)) console.error(error)
    if (response.headersSent) return response.destroy()
    const { status, code, values, body } =
      error instanceof RequestError ? error : new RequestError(500, 'failed', { error: String(error) })
    // Without this the connection stays open for the rest of a body that is too large.
    if (status === 413) response.setHeader('connection', 'close')
    const t = createEditorTranslator(getLanguage(request))
    sendJson(response, status, body ?? { message: t(`errors.${code}`, values) })
  }

  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error) => sendError(request, response, error))
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
