import { cacheRules, guessed, securityHeaders, sharingRules, slashedFolders, unshared } from './rules.mjs'

/** @import { Hashes } from './rules.mjs' */

/**
 * `_headers` of Cloudflare Pages and Workers, and of Netlify. They send the headers of all blocks that fit,
 * so no header may stand in two blocks that fit the same path. What all files but some carry must therefore
 * name its paths: the root, files and pages at the root, and every folder. (Addresses in folders that are
 * not there go without it; they have nothing to show.)
 * @param {Hashes} hashes
 * @param {string[]} folders those at the root of the export
 */
export function headersFile(hashes, folders) {
  /** @type {Map<string, Record<string, string>>} */
  const blocks = new Map([['/*', securityHeaders(hashes)]])
  const add = (/** @type {string} */ path, /** @type {string} */ name, /** @type {string} */ value) =>
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
 * `_redirects` of the same hosts. Slashes after files are not in it: Cloudflare removes those by itself, where
 * the file is there. To Netlify an address with and without a slash is the same; there a rule would lead to
 * itself for ever, but rules give way to files that are there, and landing pages are.
 */
export const redirectsFile = () =>
  `${[...guessed, ...slashedFolders].map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`

/**
 * Throws where a limit of Cloudflare's would be broken, which drops rules in silence
 * (developers.cloudflare.com/pages/configuration/headers and /redirects).
 * @param {string} headers text of `_headers` @param {string} redirectLines text of `_redirects`
 */
export function checkLimits(headers, redirectLines) {
  const lines = headers.trimEnd().split('\n')
  const rules = lines.filter((line) => !line.startsWith(' ')).length
  if (rules > 100)
    throw new Error(
      `_headers has ${rules} rules; Cloudflare takes 100. Join some in scripts/export/hosts/rules.mjs.`,
    )
  const long = lines.find((line) => line.length > 2000)
  if (long)
    throw new Error(
      `_headers has a line of ${long.length} characters (${long.trim().slice(0, 40)}…); Cloudflare takes 2,000.`,
    )
  const targets = redirectLines.trimEnd().split('\n')
  const dynamic = targets.filter((line) => /[*:]/.test(line.split(' ')[0] ?? '')).length
  if (targets.length - dynamic > 2000 || dynamic > 100)
    throw new Error(
      `_redirects has ${targets.length} rules; Cloudflare takes 2,000 plain and 100 with * or :.`,
    )
}
