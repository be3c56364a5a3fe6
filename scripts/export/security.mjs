import { createHash } from 'node:crypto'
import { edited, insert } from './edits.mjs'

/** @typedef {import('./page.mjs').Page} Page */

/** A content security policy's hash of an inline script or style, or of a file. @param {string | Buffer} content */
export const policyHash = (content) => createHash('sha256').update(content).digest('base64')

/** What `integrity` says of a file, so that a host can not change it unseen. @param {Buffer} content */
export const integrity = (content) => `sha256-${policyHash(content)}`

/**
 * What the policy must let run and apply.
 * @param {Page[]} pages finished ones
 * @param {string[]} [styles] style sheets that scripts put into the pages
 * @returns {import('./hosts/rules.mjs').Hashes}
 */
export const hashesOf = (pages, styles = []) => ({
  scripts: hashSet(
    pages
      .flatMap(({ scripts }) => scripts)
      .filter(({ kind, src }) => kind !== 'data' && src === undefined)
      .map(({ content }) => content),
  ),
  styles: hashSet([...pages.flatMap((page) => page.styles), ...styles]),
})

/** @param {string[]} texts */
const hashSet = (texts) => [...new Set(texts.map(policyHash))].sort()

/**
 * The page with the policy as an element, for hosts that send no headers; first in the head, since it
 * rules only what comes after it.
 * @param {Page} page @param {string} policy
 */
export const withPolicy = ({ html, head }, policy) =>
  edited(html, [insert(head.start, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)])
