import type { Hashes } from './rules'
import { cacheRules, createSecurityHeaders, redirects, sameOrigin, sharingRules } from './rules'

/**
 * Formats `_headers` for Cloudflare Pages, Workers and Netlify. They send the headers of every matching block, so no header
 * may be in two blocks that match the same path. `Cross-Origin-Resource-Policy` therefore names its paths one by one: the
 * root, pages and files there, and every folder. 404 responses in other folders are sent without it.
 * @param folders at the root of the export
 */
export function formatHeadersFile(hashes: Hashes, folders: string[]): string {
  const blocks: Map<string, Record<string, string>> = new Map([['/*', createSecurityHeaders(hashes)]])
  const add = (path: string, name: string, value: string) =>
    blocks.set(path, { ...blocks.get(path), [name]: value })
  for (const path of ['/', '/:page', ...folders.map((folder) => `/${folder}/*`)])
    add(path, 'Cross-Origin-Resource-Policy', sameOrigin)
  for (const { path, value } of sharingRules) add(path, 'Cross-Origin-Resource-Policy', value)
  for (const { path, value } of cacheRules) add(path, 'Cache-Control', value)
  return `${[...blocks]
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')}\n`
}

/** Formats `_redirects` for the same hosts. On Netlify, `/fr/` stays as it is, because a file exists there. */
export const formatRedirectsFile = (): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
