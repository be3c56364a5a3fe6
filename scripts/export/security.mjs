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

/** What Next writes for its own start: the flight data that repeats the page, and what to run. */
const payload = /^(?:self\.__next_f|\(self\.__next_f=|\(globalThis\["TURBOPACK"\])/

/**
 * Moves the flight data of a page into a file: it differs from page to page, so that inline it would
 * cost each page a hash of its own. Style sheets that stand in the page are left out of it: React finds
 * them there by their address.
 * @param {string} html
 * @param {(content: string) => string} write keeps the script and tells its address
 */
export function movePayload(html, write) {
  const parts = scriptsOf(html).filter(({ content }) => payload.test(content))
  const [first] = parts
  if (!first) return html
  const styles = [...html.matchAll(/<style\b[^>]*\sdata-href=[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => css,
  )
  const content = styles.reduce(withoutText, parts.map((part) => `${part.content};`).join('\n'))
  const file = `<script src="${write(content)}"></script>`
  return parts.reduce(
    (page, { element }) => page.replace(element, element === first.element ? file : ''),
    html,
  )
}

/** A text as Next writes it into a string of the flight data (its htmlescape.ts). @param {string} text */
const escaped = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Empties a text row of flight data; `T`, its bytes in hexadecimal, a comma, the text. Throws where it
 * is not found.
 * @param {string} flight @param {string} text
 */
function withoutText(flight, text) {
  const row = `T${Buffer.byteLength(text).toString(16)},${escaped(text)}`
  if (!flight.includes(row))
    throw new Error(
      'The flight data has no row for the style sheet in the page; look how Next writes it now.',
    )
  return flight.replace(row, () => 'T1, ')
}

/** What `integrity` says of a file, so that a host can not change it unseen. @param {Buffer} content */
export const integrity = (content) => `sha384-${sha('sha384', content)}`

/**
 * The policy as an element of the page, for hosts that send no headers; first in the head, since it
 * rules only what comes after it.
 * @param {string} html @param {string} policy
 */
export const addPolicyMeta = (html, policy) =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
