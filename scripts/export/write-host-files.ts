import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { basePath } from '@/lib/base-path'
import { site } from '@/lib/site'
import { formatHeadersFile, formatRedirectsFile } from './hosts/headers-and-redirects'
import { formatNginxConf } from './hosts/nginx'
import type { Hashes } from './hosts/rules'

/** Writes the hosts' configuration files into the export and into .deploy/. */
export function writeHostFiles(out: string, hashes: Hashes) {
  const folders = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const nginx = {
    root: resolve(out),
    listen: process.env.NGINX_LISTEN ?? '8080',
    folder: resolve('.deploy/nginx'),
    basePath,
  }
  const files: [path: string, text: string][] = [
    [`${out}/_headers`, formatHeadersFile(hashes, folders)],
    [`${out}/_redirects`, formatRedirectsFile()],
    [`${out}/.nojekyll`, ''],
    // Cloudflare compresses files itself and does not publish _headers and _redirects.
    [`${out}/.assetsignore`, '*.br\n*.gz\n.nojekyll\n'],
    ['.deploy/nginx.conf', formatNginxConf(hashes, nginx)],
    // For the preview server and `npm run deploy:check`.
    ['.deploy/rules.json', `${JSON.stringify({ hashes, basePath, siteUrl: site.url }, null, 2)}\n`],
  ]
  mkdirSync('.deploy/nginx', { recursive: true })
  for (const [path, text] of files) writeFileSync(path, text)
  console.log(`Wrote ${files.map(([path]) => basename(path)).join(', ')}.`)
}
