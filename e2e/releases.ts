import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { storyWorkerPath } from '@/lib/story/kept-story'
import { readBuildInfo } from '@/scripts/export/build-info'
import { getContentType, getHeaders } from '@/scripts/export/hosts/rules'
import { computeIntegrity } from '@/scripts/export/security'
import { createPreviewServer } from '@/scripts/servers/preview'
import { escapeHtml, readRelease } from './export-files'
import { test as base, messages } from './fixtures'

/*
 * A server that can stop responding and publish another release: A is the export, B has other texts and script names.
 * Playwright can't change what a service worker requests, and so its routes can't do this.
 */

/** Release B changes every title and the first screen's text. */
const replaced = Object.values(messages).flatMap(({ hero }) => [hero.title, hero.text])
/** A text in release B. */
export const revise = (text: string) => `${text} (revised)`

const clientFolder = '/_next/static/client/'
const clientFolderOfB = '/_next/static/client-b/'

/** Turns a page or a JSON file of release A into that of release B. */
function changeToB(source: string): string {
  const quote = (text: string) => JSON.stringify(text).slice(1, -1)
  const withScripts = source.replaceAll(readRelease(), 'ReleaseB').replaceAll(clientFolder, clientFolderOfB)
  return replaced.reduce(
    (text, old) =>
      text
        .replaceAll(`>${escapeHtml(old)}<`, `>${escapeHtml(revise(old))}<`)
        .replaceAll(`"${quote(old)}"`, `"${quote(revise(old))}"`),
    withScripts,
  )
}

/** A page, dictionary or worker of release B. */
function readFileOfB(path: string): string {
  const text = readFileSync(`out${path}`, 'utf8')
  if (path !== storyWorkerPath) return changeToB(text)
  const withHashes = text.replaceAll(/\[`([^`]+\.(?:html|json))`,`(sha256-[^`]+)`\]/g, (entry, url, hash) =>
    entry.replace(hash, computeIntegrity(readFileOfB(url))),
  )
  return changeToB(withHashes.replace(/version:`[^`]+`/, 'version:`ReleaseB`'))
}

type Release = 'a' | 'b'

/** What the server does from now on. It has the scripts of both releases. */
interface Behaviour {
  /** Release of the pages that the browser opens. */
  pages: Release
  /** Release of the pages that scripts ask for; that of `pages` if undefined. */
  fetchedPages?: Release
  /** Release of JSON files and of the worker. */
  json: Release
  /** Paths that answer 404, or 410. */
  missing?: RegExp
  missingStatus: 404 | 410
  /** Paths whose connections break off. A lost network breaks all. */
  broken?: RegExp | undefined
  /** Paths that are never answered. */
  silent?: RegExp
}

/** Starts the server, on a free port. */
export function startControlledServer() {
  const site = createPreviewServer('out')
  const { hashes } = readBuildInfo('out')
  const behaviour: Behaviour = { pages: 'a', json: 'a', missingStatus: 404 }
  const requested: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname + (extname(pathname) ? '' : '.html')
    const { pages, fetchedPages = pages, json, missing, missingStatus, broken, silent } = behaviour
    requested.push(pathname)
    if (broken?.test(pathname)) return request.socket.destroy()
    if (silent?.test(pathname)) return
    if (missing?.test(pathname)) return response.writeHead(missingStatus).end()
    const ofHtml = request.headers['sec-fetch-dest'] === 'document' ? pages : fetchedPages
    const isJson = path.endsWith('.json') || path === storyWorkerPath
    if (isJson ? json === 'b' : path.endsWith('.html') && ofHtml === 'b') {
      const headers = { ...getHeaders(pathname, hashes), 'content-type': getContentType(path) }
      return response.writeHead(200, headers).end(readFileOfB(path))
    }
    request.url = request.url?.replace(clientFolderOfB, clientFolder)
    site.emit('request', request, response)
  }).listen(0)
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    requested,
    /** Changes what the server does. */
    change: (changes: Partial<Behaviour>) => Object.assign(behaviour, changes),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Tests on a server of their own. */
export const test = base.extend<{ server: ReturnType<typeof startControlledServer> }>({
  server: async ({ locale: _ }, use) => {
    const server = startControlledServer()
    await use(server)
    server.stop()
  },
  baseURL: ({ server }, use) => use(server.origin),
})
