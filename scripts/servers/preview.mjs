import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { redirects, revalidated } from '../../deploy/rules.mjs'
import { readHeadersFile } from './headers-file.mjs'

/*
 * Preview server for the export, with the habits of a good static host: clean URLs, the headers of
 * `_headers`, and the site's own 404 page with status 404. `PORT` chooses the port (3000 otherwise).
 */
const root = resolve(process.argv[2] ?? 'out')
if (!existsSync(join(root, 'index.html'))) {
  console.error(`There is no export in ${root}. Run \`npm run build\` first.`)
  process.exit(1)
}

const files = sirv(root, {
  // Reads each file anew, so that a rebuild never meets a remembered size.
  dev: true,
  extensions: ['html'],
  onNoMatch: (_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(readFileSync(join(root, '404.html')))
  },
})

const headersOf = readHeadersFile(join(root, '_headers'))
const port = Number(process.env.PORT ?? 3000)
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  response.setHeader('Cache-Control', revalidated)
  for (const [name, value] of headersOf(pathname)) response.setHeader(name, value)
  const redirect = redirects.find(({ from }) => from === pathname)
  if (redirect) response.writeHead(redirect.status, { location: redirect.to }).end()
  else files(request, response)
})
server.on('error', (error) => {
  const busy = 'code' in error && error.code === 'EADDRINUSE'
  console.error(busy ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error)
  process.exit(1)
})
server.listen(port, () => console.log(`Nori is at http://localhost:${port}`))
