import { createHash } from 'node:crypto'

const sha = (/** @type {'sha256' | 'sha384'} */ kind, /** @type {string | Buffer} */ content) =>
  createHash(kind).update(content).digest('base64')

/** A content security policy's hash of an inline script or style. @param {string} content */
export const policyHash = (content) => sha('sha256', content)

/** Scripts in the page that browsers run: their attributes and content. @param {string} html */
function scriptsOf(html) {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([element, attributes = '', content = '']) => ({ element, attributes, content }))
    .filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes))
}

/** Hashes of the style sheets in a page. @param {string} html @returns {string[]} */
export const inlineStyleHashes = (html) =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, content = '']) => policyHash(content))

/** Hashes of the inline scripts of a page. @param {string} html @returns {string[]} */
export const inlineScriptHashes = (html) =>
  scriptsOf(html)
    .filter(({ attributes }) => !/\ssrc=/.test(attributes))
    .map(({ content }) => policyHash(content))

/** What `integrity` says of a file, so that a host can not change it unseen. @param {Buffer} content */
export const integrity = (content) => `sha384-${sha('sha384', content)}`

/**
 * The policy as an element of the page, for hosts that send no headers; first in the head, since it
 * rules only what comes after it.
 * @param {string} html @param {string} policy
 */
export const addPolicyMeta = (html, policy) =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
