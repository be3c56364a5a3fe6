import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { pathOf, queryOf, refusal } from './export/hosts/refusal'
import { headersOf, hostFiles, redirects } from './export/hosts/rules'
import { giveUp, portOf, portProblem } from './tools/port'

/*
 * Preview server for the export. Behaves like a static host: clean URLs, the headers and redirects of
 * the rules, and the site's own 404 page with status 404. `PORT` sets the port (default 3000).
 */
const root = resolve(process.argv[2] ?? 'out')
// The build writes it into .deploy/, beside the export.
const rulesFile = join(root, '../.deploy/rules.json')
if (!existsSync(join(root, 'index.html')) || !existsSync(rulesFile)) {
  console.error(`There is no export in ${root}. Run \`npm run build\` first.`)
  process.exit(1)
}

type Response = ServerResponse
const notFound = (_request: IncomingMessage, response: Response) => {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(readFileSync(join(root, '404.html')))
}
/** sirv names the character set of HTML only, and does not know the type of icons. */
function setHeaders(response: Response, path: string) {
  if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8')
  if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
}
// `dev`: reads files at each request, so that sizes are right after a rebuild.
const files = sirv(root, { dev: true, etag: true, extensions: ['html'], onNoMatch: notFound, setHeaders })
const { hashes } = JSON.parse(readFileSync(rulesFile, 'utf8'))

function answer(request: IncomingMessage, response: Response) {
  const url = request.url ?? '/'
  const path = pathOf(url)
  for (const [name, value] of Object.entries(headersOf(path, hashes))) response.setHeader(name, value)
  const refused = refusal(request.method ?? 'GET', url)
  if (refused) {
    response.writeHead(refused, { 'content-type': 'text/plain' }).end(`${refused}\n`)
    return
  }
  const redirect = redirects.find(({ from }) => from === path)
  if (redirect) {
    const query = queryOf(url)
    const location = query ? `${redirect.to}${redirect.to.includes('?') ? '&' : '?'}${query}` : redirect.to
    response.writeHead(redirect.status, { location }).end()
    return
  }
  // sirv would answer addresses with a final slash with the file without it.
  if ((path !== '/' && path.endsWith('/')) || hostFiles.includes(path.slice(1)))
    return notFound(request, response)
  // sirv throws for ranges that end before they begin, and a preview does not need ranges.
  delete request.headers.range
  files(request, response)
}

const port = portOf('npm start')
const server = createServer((request, response) => {
  try {
    answer(request, response)
  } catch (error) {
    console.error(`${request.method} ${request.url}:`, error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'content-type': 'text/plain' }).end('500\n')
  }
})
server.on('error', (error) => giveUp(portProblem(error, port, 'npm start')))
// sirv doesn't handle errors of its streams: a file that a rebuild removes must not end the server.
server.on('listening', () => process.on('uncaughtException', (error) => console.error(error)))
server.listen(port, () => console.log(`Nori is at http://localhost:${port}`))
