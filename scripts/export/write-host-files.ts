import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { basePath } from '@/lib/base-path'
import { site } from '@/lib/site'
import { formatHeadersFile, formatRedirectsFile } from './hosts/cloudflare'
import { formatNginxConf, type NginxOptions } from './hosts/nginx'
import type { Hashes } from './hosts/rules'

/** Writes the hosts' configuration files into the export and into .deploy/. */
export function writeHostFiles(out: string, hashes: Hashes) {
  const folders = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const files: [path: string, text: string][] = [
    [`${out}/_headers`, formatHeadersFile(hashes, folders)],
    [`${out}/_redirects`, formatRedirectsFile()],
    [`${out}/.nojekyll`, ''],
    // Cloudflare compresses files itself and does not publish _headers and _redirects.
    [`${out}/.assetsignore`, '*.br\n*.gz\n.nojekyll\n'],
    ['.deploy/nginx.conf', formatNginxConf(hashes, readNginxOptions(out))],
    // For the preview server and `npm run deploy:check`.
    ['.deploy/rules.json', `${JSON.stringify({ hashes, basePath, siteUrl: site.url }, null, 2)}\n`],
  ]
  mkdirSync('.deploy/nginx', { recursive: true })
  for (const [path, text] of files) writeFileSync(path, text)
  console.log(`Wrote ${files.map(([path]) => basename(path)).join(', ')}.`)
}

/** Reads the options for nginx from the environment (docs/deploying.md). @throws if they contradict each other */
function readNginxOptions(out: string): NginxOptions {
  const { NGINX_LISTEN, NGINX_BROTLI, NGINX_CERTIFICATE, NGINX_KEY, NGINX_REDIRECT } = process.env
  if (Boolean(NGINX_CERTIFICATE) !== Boolean(NGINX_KEY))
    throw new Error('For HTTPS, nginx needs both NGINX_CERTIFICATE and NGINX_KEY; one is not set.')
  if (NGINX_REDIRECT && !site.url.startsWith('https://'))
    throw new Error('NGINX_REDIRECT leads to NEXT_PUBLIC_SITE_URL, which must begin with https://.')
  return {
    root: resolve(out),
    listen: NGINX_LISTEN ?? '8080',
    folder: resolve('.deploy/nginx'),
    brotli: NGINX_BROTLI,
    tls:
      NGINX_CERTIFICATE && NGINX_KEY
        ? { certificate: resolve(NGINX_CERTIFICATE), key: resolve(NGINX_KEY) }
        : undefined,
    redirect: NGINX_REDIRECT ? { listen: NGINX_REDIRECT, to: site.url } : undefined,
  }
}
