import { createHash } from 'node:crypto'

const sha = (/** @type {'sha256' | 'sha384'} */ kind, /** @type {string | Buffer} */ content) =>
  createHash(kind).update(content).digest('base64')

/** A content security policy's hash of an inline script or style. @param {string} content */
export const policyHash = (content) => sha('sha256', content)

/** Scripts in the page that browsers run: their attributes and content. @param {string} html */
function scriptsOf(html) {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([element, attributes = '', content = '']) => ({ element, attributes, content }))
    .filter(({ attributes }) => !/type="application\/ld\+json"/.test(attributes))
}

/** Hashes of the inline scripts of a page. @param {string} html @returns {string[]} */
export const inlineScriptHashes = (html) =>
  scriptsOf(html)
    .filter(({ attributes }) => !/\ssrc=/.test(attributes))
    .map(({ content }) => policyHash(content))

/** What Next writes for its own start: the flight data that repeats the page. */
const payload = /^(?:self\.__next_f|\(self\.__next_f=)/

/**
 * Moves the flight data of a page into a file: it differs from page to page, so that inline it would
 * cost each page a hash of its own. The script stays where it stood, at the end: Next takes the data as
 * complete once the document is.
 * @param {string} html
 * @param {(content: string) => string} write keeps the script and tells its address
 */
export function movePayload(html, write) {
  const parts = scriptsOf(html).filter(({ content }) => payload.test(content))
  if (parts.length === 0) return html
  const address = write(parts.map(({ content }) => `${content};`).join('\n'))
  const last = parts.at(-1)?.element ?? ''
  return parts
    .reduce((page, { element }) => (element === last ? page : page.replace(element, '')), html)
    .replace(last, `<script src="${address}"></script>`)
}

/**
 * Adds `integrity` to every script that the page names, so that a host can not change one unseen.
 * @param {string} html
 * @param {(address: string) => Buffer} read the file behind an address
 */
export function addIntegrity(html, read) {
  const mark = (/** @type {string} */ tag, /** @type {string} */ address) =>
    tag.includes(' integrity=')
      ? tag
      : tag.replace(/>$/, ` integrity="sha384-${sha('sha384', read(address))}">`)
  return html
    .replace(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g, mark)
    .replace(/<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*>/g, (tag) =>
      mark(tag, /href="([^"]+)"/.exec(tag)?.[1] ?? '').replace('/ integrity', ' integrity'),
    )
}

/**
 * The policy as an element of the page, for hosts that send no headers; first in the head, since it
 * rules only what comes after it.
 * @param {string} html @param {string} policy
 */
export const addPolicyMeta = (html, policy) =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
