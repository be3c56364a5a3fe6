import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { contentType } from '../../export/hosts/rules'

/*
 * A minimal file server for the tests: files by their names, index.html for folders, no clean URLs, no
 * headers except the type, no 404 page. `PORT` sets the port, `ROOT` the folder, `BASE` a sub-path.
 */
const root = process.env.ROOT ?? 'out'
const base = process.env.BASE ?? ''
/** A request's path, normalised; undefined if it is none. */
function pathOf(url: string) {
  try {
    const path = normalize(decodeURIComponent(url.split('?', 1)[0] ?? ''))
    return path.startsWith('/') && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

createServer((request, response) => {
  const path = pathOf(request.url ?? '/')
  if (path === undefined) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request')
    return
  }
  const file = path.startsWith(base) ? join(root, path.slice(base.length)) : ''
  const isFolder = file !== '' && existsSync(file) && statSync(file).isDirectory()
  if (isFolder && !path.endsWith('/')) {
    // `path` is normalised: it does not begin with two slashes, which would be another host.
    response.writeHead(301, { location: `${encodeURI(path)}/${queryOf(request.url ?? '')}` }).end()
    return
  }
  const found = isFolder ? join(file, 'index.html') : file
  if (!found || !existsSync(found) || statSync(found).isDirectory()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  response.writeHead(200, { 'content-type': contentType(found) ?? 'application/octet-stream' })
  createReadStream(found).pipe(response)
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => console.log('Plain server is up.'))
