import type { Hashes } from './rules'
import { cacheRules, guessed, securityHeaders, sharingRules, slashedFolders, unshared } from './rules'

/**
 * `_headers` of Cloudflare Pages and Workers, and of Netlify. They send the headers of all matching blocks,
 * so no header may be in two blocks that match the same path. A header of all files except some must therefore
 * list its paths: the root, files and pages at the root, and every folder. (404 answers in other folders are
 * sent without it.)
 * @param folders at the root of the export
 */
export function headersFile(hashes: Hashes, folders: string[]) {
  const blocks: Map<string, Record<string, string>> = new Map([['/*', securityHeaders(hashes)]])
  const add = (path: string, name: string, value: string) =>
    blocks.set(path, { ...blocks.get(path), [name]: value })
  for (const path of ['/', '/:page', ...folders.map((folder) => `/${folder}/*`)])
    add(path, 'Cross-Origin-Resource-Policy', unshared)
  for (const { path, value } of sharingRules) add(path, 'Cross-Origin-Resource-Policy', value)
  for (const { path, value } of cacheRules) add(path, 'Cache-Control', value)
  return `${[...blocks]
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')}\n`
}

/**
 * `_redirects` of the same hosts. Files with a final slash are not in it: for Netlify an address with and without a
 * slash is the same, so such a rule could lead in a circle; for landing pages it has no effect there, because existing
 * files have priority over rules. Cloudflare redirects clean names with a slash itself.
 */
export const redirectsFile = () =>
  `${[...guessed, ...slashedFolders].map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`
