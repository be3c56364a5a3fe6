import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { readBuildInfo } from '../export/build-info'
import type { Redirect } from '../export/hosts/rules'
import { getContentType, getHeaders, hiddenHostFiles, redirects } from '../export/hosts/rules'
import { splitUrl } from './request'

function sendRedirect(response: ServerResponse, { to, status }: Omit<Redirect, 'from'>, query: string) {
  const separator = to.includes('?') ? '&' : '?'
  response.writeHead(status, { location: query ? to + separator + query : to }).end()
}

/**
 * Creates a server that behaves like a static host: clean URLs, the headers and redirects of the delivery rules, and the
 * site's 404 page with status 404. An export with a base path is served under it. Throws if there is no export.
 */
export function createPreviewServer(root: string): Server {
  const { hashes, basePath } = readBuildInfo(root)

  function sendNotFound(_request: IncomingMessage, response: ServerResponse) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(readFileSync(join(root, '404.html')))
  }
  const serveFile = sirv(root, {
    // Reads each file when it is requested, so that sizes are right after a rebuild.
    dev: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: sendNotFound,
    setHeaders: (response, path) => {
      const type = getContentType(path)
      if (type) response.setHeader('content-type', type)
    },
  })

  function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = '/' } = request
    const { path: fullPath, query } = splitUrl(url)
    const isInside = fullPath.startsWith(`${basePath}/`)
    const path = isInside ? fullPath.slice(basePath.length) : fullPath
    for (const [name, value] of Object.entries(getHeaders(path, hashes))) response.setHeader(name, value)
    if (fullPath === basePath) return sendRedirect(response, { to: `${basePath}/`, status: 301 }, query)
    if (!isInside) return sendNotFound(request, response)
    const redirect = redirects.find(({ from }) => from === path)
    if (redirect) return sendRedirect(response, { ...redirect, to: basePath + redirect.to }, query)
    // sirv would serve `/name/` with the file `/name`.
    const hasTrailingSlash = path !== '/' && path.endsWith('/')
    if (hasTrailingSlash || hiddenHostFiles.includes(path.slice(1))) return sendNotFound(request, response)
    // sirv throws for ranges that end before they start; a preview needs no ranges.
    delete request.headers.range
    request.url = url.slice(basePath.length)
    serveFile(request, response)
  }

  const server = createServer(respond)
  // sirv leaves errors of its file streams unhandled: a file that a rebuild removes must not end the server.
  server.on('listening', () => process.on('uncaughtException', (error) => console.error(error)))
  return server
}
