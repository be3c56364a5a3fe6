import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { storyWorkerPath } from '@/lib/story/kept-story'
import { getContentType } from '@/scripts/export/hosts/rules'
import { computeIntegrity } from '@/scripts/export/security'
import { createPreviewServer } from '@/scripts/export/servers/preview'
import { changeToB, clientFolder, secondClientFolder } from './releases'

/* A server that can go away and publish another release, because tests can't intercept what a service worker requests. */

/** What the server does from now on. */
interface Behaviour {
  release: 'a' | 'b'
  /** Paths whose connections break off. */
  broken?: RegExp | undefined
  /** Paths that are never answered. */
  silent?: RegExp | undefined
  /** Status of the worker's file. */
  workerStatus?: 404 | 410 | undefined
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

/** Starts the server. A lost network is a `broken` that matches everything. */
export function startRoadServer() {
  const site = createPreviewServer('out')
  const behaviour: Behaviour = { release: 'a' }
  const requested: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    requested.push(path)
    if (behaviour.broken?.test(path)) return request.socket.destroy()
    if (behaviour.silent?.test(path)) return
    if (path === storyWorkerPath && behaviour.workerStatus)
      return response.writeHead(behaviour.workerStatus).end()
    if (behaviour.release === 'b' && /\.(html|json)$|^\/story-worker/.test(path)) {
      const headers = { 'content-type': getContentType(path), 'cache-control': 'no-cache' }
      return response.writeHead(200, headers).end(readFileOfB(path))
    }
    if (extname(path) === '.js') request.url = path.replace(secondClientFolder, clientFolder)
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
