import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { getContentType } from '../export/hosts/rules'
import { splitUrl } from './request'

/*
 * A minimal file server for tests: files by their names, index.html for folders, no clean URLs, no 404 page, and no
 * header but the content type. `PORT` sets the port, `ROOT` the folder, `BASE` a base path.
 */
const root = process.env.ROOT ?? 'out'
const base = process.env.BASE ?? ''

createServer((request, response) => {
  const { path: requested, query } = splitUrl(request.url ?? '/')
  // One leading slash, because two would lead to another host; and nothing above the folder.
  const path = normalize(requested)
  const isInside = path === base || path.startsWith(`${base}/`)
  const target = isInside ? join(root, path.slice(base.length)) : ''
  const isFolder = isInside && existsSync(target) && statSync(target).isDirectory()
  if (isFolder && !path.endsWith('/')) {
    response.writeHead(301, { location: `${path}/${query && `?${query}`}` }).end()
    return
  }
  const file = isFolder ? join(target, 'index.html') : target
  if (!isInside || !existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  response.writeHead(200, { 'content-type': getContentType(file) ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => console.log('Server is up.'))
