import { createHash } from 'node:crypto'
import { edited, insert } from './edits.mjs'

/** @typedef {import('./page.mjs').Page} Page */

/** A content security policy's hash of an inline script or style, or of a file. @param {string | Buffer} content */
export const policyHash = (content) => createHash('sha256').update(content).digest('base64')

/** The `integrity` value of a file, with which the browser detects that it was changed. @param {Buffer} content */
export const integrity = (content) => `sha256-${policyHash(content)}`

/**
 * Hashes of the inline scripts and style sheets that the policy must allow.
 * @param {Page[]} pages finished ones
 * @returns {import('./hosts/rules.mjs').Hashes}
 */
export const hashesOf = (pages) => ({
  scripts: hashSet(
    pages
      .flatMap(({ scripts }) => scripts)
      .filter(({ kind, src }) => kind !== 'data' && src === undefined)
      .map(({ content }) => content),
  ),
  styles: hashSet(pages.flatMap((page) => page.styles)),
})

/** @param {string[]} texts */
const hashSet = (texts) => [...new Set(texts.map(policyHash))].sort()

/**
 * The page with the policy as a `<meta>` element, for hosts that send no headers; first in the head, since it
 * applies only to what comes after it.
 * @param {Page} page @param {string} policy
 */
export const withPolicy = ({ html, head }, policy) =>
  edited(html, [insert(head.start, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)])
