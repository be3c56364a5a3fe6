import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { getContentType } from '../hosts/rules'
import { splitUrl } from './request'

/*
 * A minimal file server for tests: files by their names, index.html for folders, no clean URLs, no 404 page, and no
 * header but the content type. `PORT` sets the port, `ROOT` the folder, `BASE` a base path.
 */
const root = process.env.ROOT ?? 'out'
const base = process.env.BASE ?? ''

/** Decodes and normalises a path; undefined if it is malformed. */
function normalizePath(encoded: string) {
  try {
    const path = normalize(decodeURIComponent(encoded))
    return path.startsWith('/') && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

createServer((request, response) => {
  const sendText = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
  const url = splitUrl(request.url ?? '/')
  const path = normalizePath(url.path)
  if (path === undefined) return sendText(400, 'Bad request')

  const target = path.startsWith(base) ? join(root, path.slice(base.length)) : ''
  const isFolder = target !== '' && existsSync(target) && statSync(target).isDirectory()
  if (isFolder && !path.endsWith('/')) {
    // A normalised path has one leading slash: two would lead to another host.
    const location = `${encodeURI(path)}/${url.query && `?${url.query}`}`
    return response.writeHead(301, { location }).end()
  }
  const file = isFolder ? join(target, 'index.html') : target
  if (!file || !existsSync(file) || statSync(file).isDirectory()) return sendText(404, 'Not found')
  response.writeHead(200, { 'content-type': getContentType(file) ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => console.log('Server is up.'))
