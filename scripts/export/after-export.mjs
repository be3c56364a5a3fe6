import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import * as hosts from '../../deploy/hosts.mjs'
import { contentSecurityPolicy } from '../../deploy/rules.mjs'
import { compressTexts } from './compress.mjs'
import { deferScripts, withoutScripts } from './defer-scripts.mjs'
import { inlineBoundaries } from './inline-boundaries.mjs'
import {
  addPolicyMeta,
  inlineScriptHashes,
  inlineStyleHashes,
  integrity,
  movePayload,
  policyHash,
} from './security.mjs'

/* Runs after `next build` and makes the export fit for any host. */
const out = 'out'
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
/** The file behind an address of the site. @param {string} address */
const fileOf = (address) => join(out, address.slice(basePath.length))

const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => join(out, name))
mkdirSync(join(out, '_next/static/payload'), { recursive: true })

/** Keeps a page's flight data under a name that changes with it. @param {string} content */
function writePayload(content) {
  const name = policyHash(content)
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16)
  const address = `${basePath}/_next/static/payload/${name}.js`
  writeFileSync(fileOf(address), content)
  return address
}

const integrityOf = (/** @type {string} */ address) => integrity(readFileSync(fileOf(address)))
const finished = new Map(
  pages.map((page) => {
    const html = movePayload(inlineBoundaries(readFileSync(page, 'utf8')), writePayload)
    // Only the landing pages have a shell; the others do with what stands in them.
    return [page, html.includes('as="fetch"') ? deferScripts(html, integrityOf) : withoutScripts(html)]
  }),
)
const hashes = {
  scripts: [...new Set([...finished.values()].flatMap(inlineScriptHashes))].sort(),
  // sonner writes its style sheet into an element that is empty at first.
  styles: [
    ...new Set([
      policyHash(''),
      policyHash(sonnerStyles()),
      ...[...finished.values()].flatMap(inlineStyleHashes),
    ]),
  ].sort(),
}
const policy = contentSecurityPolicy(hashes, { asMeta: true })
for (const [page, html] of finished) writeFileSync(page, addPolicyMeta(html, policy))

// A file server without clean URLs answers /fr with fr/index.html only.
for (const language of readdirSync(join(out, 'locales'))) {
  const page = join(out, `${language}.html`)
  if (!existsSync(page)) continue
  mkdirSync(join(out, language), { recursive: true })
  copyFileSync(page, join(out, language, 'index.html'))
}

const headers = hosts.headersFile(hashes)
const redirects = hosts.redirectsFile()
hosts.checkLimits(headers, redirects)
/** @type {[path: string, text: string][]} */
const files = [
  ['out/_headers', headers],
  ['out/_redirects', redirects],
  ['out/.nojekyll', ''],
  ['out/vercel.json', hosts.vercelJson(hashes)],
  [
    '.deploy/nginx.conf',
    hosts.nginxConf(hashes, { root: resolve(out), listen: process.env.NGINX_LISTEN ?? '8080' }),
  ],
  ['.deploy/cloudfront-function.js', hosts.cloudFrontFunction()],
  ['.deploy/cloudfront-headers-policy.json', hosts.cloudFrontPolicy(hashes)],
]
mkdirSync('.deploy', { recursive: true })
for (const [path, text] of files) writeFileSync(path, text)
console.log(`Wrote ${files.map(([path]) => basename(path)).join(', ')}.`)

compressTexts(out)

/** The style sheet that sonner adds to the page when it is loaded, as it stands in its module. */
function sonnerStyles() {
  const module = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1]
  if (!literal)
    throw new Error('sonner/dist/index.mjs: its __insertCSS("…") is not there; look how it adds styles now.')
  return JSON.parse(literal)
}
