import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { escapeHtml, readRelease } from './export-files'
import { messages } from './fixtures'

/** The second release changes every title and the first screen's text. */
const replaced = Object.values(messages).flatMap(({ hero }) => [hero.title, hero.text])
/** A text in the second release. */
export const revise = (text: string) => `${text} (revised)`

const clientFolder = '/_next/static/client/'
const secondClientFolder = '/_next/static/client-b/'

/** Turns a page or a JSON file of the export, release A, into that of release B. */
function changeToB(source: string): string {
  const quote = (text: string) => JSON.stringify(text).slice(1, -1)
  const withScripts = source
    .replaceAll(readRelease(), 'ReleaseB')
    .replaceAll(clientFolder, secondClientFolder)
  return replaced.reduce(
    (text, old) =>
      text
        .replaceAll(`>${escapeHtml(old)}<`, `>${escapeHtml(revise(old))}<`)
        .replaceAll(`"${quote(old)}"`, `"${quote(revise(old))}"`),
    withScripts,
  )
}

type Release = 'a' | 'b'
interface Published {
  /** Release of the pages that the browser opens. */
  pages: Release
  /** Release of the pages that scripts ask for; that of `pages` if undefined. */
  fetchedPages?: Release
  json: Release
  scripts: Release[]
}

/** Fetches what the server under test answers to a request, without compression. */
const forward = (address: string, { method, headers }: IncomingMessage) =>
  new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
    request(address, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })

/**
 * Starts a proxy of the server under test that serves two releases: A, which is the export, and B, whose texts and names of
 * scripts differ. Begins with A.
 */
export async function startReleaseServer(origin: string) {
  let published: Published = { pages: 'a', json: 'a', scripts: ['a'] }
  const jsonRequests: string[] = []

  const server = createServer(async (incoming, response) => {
    const { pages, fetchedPages = pages, json, scripts } = published
    const { url = '/', headers } = incoming
    const isOfB = url.startsWith(secondClientFolder)
    if ((isOfB || url.startsWith(clientFolder)) && !scripts.includes(isOfB ? 'b' : 'a'))
      return response.writeHead(404).end()
    // The same entity tag would stand for both releases.
    delete headers['if-none-match']
    delete headers['if-modified-since']
    const path = url.replace(secondClientFolder, clientFolder)
    const { answer, body: original } = await forward(origin + path, incoming)
    const type = String(answer.headers['content-type'])
    const isJson = type.startsWith('application/json')
    const release = { html: headers['sec-fetch-mode'] === 'navigate' ? pages : fetchedPages, json }
    const isB = (isJson ? release.json : type.startsWith('text/html') && release.html) === 'b'
    const body = isB ? Buffer.from(changeToB(original.toString())) : original
    if (isJson) jsonRequests.push(url)
    const { etag, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    /** Paths of the JSON files that browsers have requested so far. */
    jsonRequests,
    /** Changes what the server has from now on. */
    publish(changes: Partial<Published>) {
      published = { ...published, ...changes }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
