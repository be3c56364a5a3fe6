import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { basePath } from '@/lib/base-path'
import { site } from '@/lib/site'
import { listFiles } from '../tools/files'
import * as hosts from './hosts/hosts'
import type { NginxOptions } from './hosts/nginx'
import type { Hashes } from './hosts/rules'
import { hostFiles } from './hosts/rules'

/** Writes the configuration files of each host into the export and into .deploy/. */
export function writeHostFiles(out: string, hashes: Hashes) {
  const folders = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const files: [path: string, text: string][] = [
    [`${out}/_headers`, hosts.formatHeadersFile(hashes, folders)],
    [`${out}/_redirects`, hosts.formatRedirectsFile()],
    [`${out}/.nojekyll`, ''],
    // Cloudflare compresses files itself and does not publish _headers and _redirects.
    [`${out}/.assetsignore`, '*.br\n*.gz\n.nojekyll\n'],
    ['.deploy/nginx.conf', hosts.formatNginxConf(hashes, readNginxOptions(out))],
    ['.deploy/cloudfront-function.js', hosts.createCloudFrontFunction()],
    [
      '.deploy/cloudfront-upload.sh',
      hosts.createS3UploadScript(listFiles(out).filter((name) => !/\.(br|gz)$/.test(name))),
    ],
    ...hosts
      .createCloudFrontPolicies(hashes)
      .map(({ name, text }) => [`.deploy/cloudfront-policy-${name}.json`, text] as [string, string]),
    // For the preview server and `npm run deploy:check`.
    ['.deploy/rules.json', `${JSON.stringify({ hashes, basePath, siteUrl: site.url }, null, 2)}\n`],
  ]
  mkdirSync('.deploy/nginx', { recursive: true })
  for (const [path, text] of files) writeFileSync(path, text)
  chmodSync('.deploy/cloudfront-upload.sh', 0o755)
  // Set on Vercel, and by anyone who builds locally for an upload to Vercel.
  if (process.env.VERCEL) writeVercelOutput(out, hashes)
  console.log(`Wrote ${files.map(([path]) => basename(path)).join(', ')}.`)
}

/** Writes the export in the format of Vercel's Build Output API. */
function writeVercelOutput(out: string, hashes: Hashes) {
  const target = '.vercel/output'
  rmSync(target, { recursive: true, force: true })
  cpSync(out, `${target}/static`, {
    recursive: true,
    filter: (path) => !hostFiles.includes(relative(out, path)) && !/\.(br|gz)$/.test(path),
  })
  writeFileSync(`${target}/config.json`, hosts.createVercelConfig(hashes))
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
