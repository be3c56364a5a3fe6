import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import * as hosts from '../../deploy/hosts.mjs'
import { contentSecurityPolicy, redirects, revalidated } from '../../deploy/rules.mjs'
import { compressTexts } from './compress.mjs'
import { startScriptsLater, takeScripts } from './defer-scripts.mjs'
import { inlineFirstScreen } from './first-screen.mjs'
import { inlineBoundaries } from './inline-boundaries.mjs'
import { addPolicyMeta, inlineScriptHashes, inlineStyleHashes, integrity, policyHash } from './security.mjs'

/* Runs after `next build` and makes the export fit for any host. */
const out = 'out'
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
/** The file behind an address of the site. @param {string} address */
const fileOf = (address) => join(out, address.slice(basePath.length))

const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => join(out, name))
mkdirSync(join(out, '_next/static/start'), { recursive: true })

/** Keeps a page's start file under a name that changes with it. @param {string} content */
function writeStart(content) {
  const name = policyHash(content)
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16)
  const address = `${basePath}/_next/static/start/${name}.js`
  writeFileSync(fileOf(address), content)
  return address
}

const integrityOf = (/** @type {string} */ address) => integrity(readFileSync(fileOf(address)))
const styleSheet = (/** @type {string} */ address) => readFileSync(fileOf(address), 'utf8')

/** A page of the export, made light and complete. @param {string} file */
async function finish(file) {
  const taken = takeScripts(inlineBoundaries(readFileSync(file, 'utf8')))
  const page = await inlineFirstScreen(taken.page, styleSheet)
  // Only a landing page has a shell, and a dictionary for it; the others do with what stands in them.
  return taken.dictionary ? startScriptsLater({ ...taken, page }, { integrityOf, write: writeStart }) : page
}

const finished = new Map()
for (const page of pages) finished.set(page, await finish(page))

/** What the policy must let run and apply. @param {string[]} texts pages @returns {import('../../deploy/rules.mjs').Hashes} */
const hashesOf = (texts) => ({
  scripts: [...new Set(texts.flatMap(inlineScriptHashes))].sort(),
  // sonner writes its style sheet into an element that is empty at first.
  styles: [
    ...new Set([...texts.flatMap(inlineStyleHashes), policyHash(''), policyHash(sonnerStyles())]),
  ].sort(),
})
const hashes = hashesOf([...finished.values()])
for (const [page, html] of finished)
  writeFileSync(page, addPolicyMeta(html, contentSecurityPolicy(hashesOf([html]), { asMeta: true })))

// A file server without clean URLs answers /fr with fr/index.html only.
for (const language of readdirSync(join(out, 'locales'))) {
  const page = join(out, `${language}.html`)
  if (!existsSync(page)) continue
  mkdirSync(join(out, language), { recursive: true })
  copyFileSync(page, join(out, language, 'index.html'))
}

const folders = readdirSync(out, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const headers = hosts.headersFile(hashes, folders)
const redirectLines = hosts.redirectsFile()
hosts.checkLimits(headers, redirectLines)
/** @type {[path: string, text: string][]} */
const files = [
  ['out/_headers', headers],
  ['out/_redirects', redirectLines],
  ['out/.nojekyll', ''],
  ['out/vercel.json', hosts.vercelJson(hashes)],
  ['.deploy/nginx.conf', hosts.nginxConf(hashes, nginxOptions())],
  ['.deploy/cloudfront-function.js', hosts.cloudFrontFunction()],
  ...hosts
    .cloudFrontPolicies(hashes)
    .map(
      ({ name, text }) => /** @type {[string, string]} */ ([`.deploy/cloudfront-policy-${name}.json`, text]),
    ),
  // For the preview server, which runs without TypeScript.
  ['.deploy/rules.json', `${JSON.stringify({ redirects, revalidated }, null, 2)}\n`],
]
mkdirSync('.deploy/nginx', { recursive: true })
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

/** What the environment says about nginx (docs/deploying.md). @returns {import('../../deploy/nginx.mjs').NginxOptions} */
function nginxOptions() {
  const { NGINX_LISTEN, NGINX_BROTLI, NGINX_CERTIFICATE, NGINX_KEY } = process.env
  if (Boolean(NGINX_CERTIFICATE) !== Boolean(NGINX_KEY))
    throw new Error('For HTTPS, nginx needs both NGINX_CERTIFICATE and NGINX_KEY; one is not set.')
  return {
    root: resolve(out),
    listen: NGINX_LISTEN ?? '8080',
    folder: resolve('.deploy/nginx'),
    brotli: NGINX_BROTLI,
    tls:
      NGINX_CERTIFICATE && NGINX_KEY
        ? { certificate: resolve(NGINX_CERTIFICATE), key: resolve(NGINX_KEY) }
        : undefined,
  }
}
