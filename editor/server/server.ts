import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Finding } from '../../checks/findings'
import { createEditorTranslator, formatRequestError, type Language, negotiateLanguage } from '../strings'
import type { Api } from './api'
import type { CommandRunner } from './command-runner'
import { checkHost, checkOrigin, checkToken, readBody } from './guard'
import { RequestError } from './request-error'
import { readZip } from './send-texts'
import { sendStoppedSite } from './stopped-site'

/* The HTTP server: the editor under /edit, the development server's site everywhere else. */

export interface DevServer {
  handle: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Takes over a hot-reload connection; false if the server is not ready for it. */
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => boolean
}

/** The files under /edit, with their types. No other file is served. */
const contentTypes: Record<string, string> = {
  'index.html': 'text/html',
  'page.css': 'text/css',
  'panels.css': 'text/css',
  'dialog.css': 'text/css',
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

const createSecret = () => randomBytes(32).toString('base64url')

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { ...securityHeaders, 'content-type': 'application/json' })
    .end(JSON.stringify(body))

/** The language that was chosen in the editor, or else the browser's. */
const getLanguage = ({ headers: { cookie, ...headers } }: IncomingMessage) =>
  negotiateLanguage(cookie?.match(/(?<=\bnori-editor=)\w+/)?.[0], headers['accept-language'])

/** Replaces the keys of strings in the page's HTML by the strings, and inserts the token of the API and a nonce. */
function renderPage(html: string, token: string, nonce: string, language: Language) {
  const t = createEditorTranslator(language)
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('editor.title', t('editor.title'))
    .replace('editor.noScript', t('editor.noScript'))
    .replace('name="edit-token" content=""', `name="edit-token" content="${token}"`)
    .replace('name="edit-nonce" content=""', `name="edit-nonce" content="${nonce}"`)
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
  // CodeMirror adds a <style> to the page.
  const nonce = createSecret()
  response
    .writeHead(200, {
      ...securityHeaders,
      'content-type': `${contentTypes[name]}; charset=utf-8`,
      'content-security-policy': `${contentSecurityPolicy}; style-src 'self' 'nonce-${nonce}'`,
    })
    .end(name === 'index.html' ? renderPage(text, token, nonce, getLanguage(request)) : text)
}

/** Whether a browser, or Next's client, asks for a page of the site. */
const isForPage = ({ headers }: IncomingMessage) =>
  headers.rsc !== undefined || /\btext\/html\b/.test(headers.accept ?? '')

type Route = {
  method: string
  /** Returns what is sent as JSON; undefined if it sends the response itself. */
  handle: (body: Record<string, unknown>, response: ServerResponse) => unknown
}

/**
 * Creates the server; the caller makes it listen on the port.
 * @param options `findStoppingFindings`: the mistakes with which the site can't be shown; `root`: of the project
 */
export function createEditorServer({
  port,
  root = '.',
  api,
  commandRunner: { build, stop, openBuild },
  devServer,
  findStoppingFindings,
  bundleScript,
  token = createSecret(),
  pageFolder = 'editor/page',
}: {
  port: number
  root?: string
  api: Api
  commandRunner: Pick<CommandRunner, 'build' | 'stop' | 'openBuild'>
  devServer: Promise<DevServer>
  findStoppingFindings: () => Finding[]
  bundleScript: PageOptions['bundleScript']
} & Partial<PageOptions>): Server {
  const routes: Record<string, Route> = {
    ...api,
    build: { method: 'POST', handle: (_, response) => build(response) },
    stop: { method: 'POST', handle: stop },
    openBuild: { method: 'POST', handle: openBuild },
  }

  /** Sends a page of the site, or the page that says why there is none. */
  const sendSite = async (request: IncomingMessage, response: ServerResponse) => {
    const findings = isForPage(request) ? findStoppingFindings() : []
    if (findings.length > 0) return sendStoppedSite(response, findings, getLanguage(request))
    // Only the editor may show the site in a frame.
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    return (await devServer).handle(request, response)
  }

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    checkHost(request, port)
    const [path = ''] = (request.url ?? '').split('?')
    if (path !== '/edit' && !path.startsWith('/edit/')) return sendSite(request, response)
    const name = path.slice('/edit/'.length)
    if (!name.startsWith('api/')) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new RequestError(405, 'request', { reason: `${request.method} /edit` })
      const zip = readZip(root, name)
      if (zip)
        return response.writeHead(200, { ...securityHeaders, 'content-type': 'application/zip' }).end(zip)
      return serveFile(request, response, name || 'index.html', { token, pageFolder, bundleScript })
    }
    checkOrigin(request)
    checkToken(request, token)
    const action = name.slice('api/'.length)
    const route = Object.hasOwn(routes, action) ? routes[action] : undefined
    if (!route) throw new RequestError(404, 'request', { reason: `request “${action}”` })
    if (request.method !== route.method)
      throw new RequestError(405, 'request', { reason: `${request.method} ${action}` })
    const answer = await route.handle(route.method === 'POST' ? await readBody(request) : {}, response)
    if (answer) sendJson(response, 200, answer)
  }

  const sendError = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (!(error instanceof RequestError)) console.error(error)
    if (response.headersSent) return response.destroy()
    const { status, code, values, body } =
      error instanceof RequestError ? error : new RequestError(500, 'failed', { error: String(error) })
    // Without this the connection stays open for the rest of a body that is too large.
    if (status === 413) response.setHeader('connection', 'close')
    sendJson(response, status, body ?? { message: formatRequestError(getLanguage(request), code, values) })
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
