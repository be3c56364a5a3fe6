/** @import { Fault, Sent } from '../faulty-host.mjs' */
/**
 * `kinds`: of all findings that it must give; `finding`: of the first kind, the path and what is wrong.
 * @typedef {{ fault: Fault, kinds: import('../../../scripts/deploy/finding.mjs').Kind[], finding: [path: string, what: string | RegExp] }} Case
 */

/** A fault at one path, or with `*` everywhere. @param {string} path @param {(sent: Sent) => void} change @returns {Fault} */
export const at = (path, change) => (sent, asked) => {
  if (path === '*' || path === asked) change(sent)
}
/** A status at a path. */
export const status = (/** @type {string} */ path, /** @type {number} */ code) =>
  at(path, (sent) => {
    sent.status = code
  })
/** A header’s value at a path. */
export const header = (
  /** @type {string} */ path,
  /** @type {string} */ name,
  /** @type {string | string[] | undefined} */ value,
) =>
  at(path, (sent) => {
    sent.headers[name] = value
  })
/** A text that is not compressed at a path. */
export const body = (/** @type {string} */ path, /** @type {string} */ text) =>
  at(path, (sent) => {
    sent.body = Buffer.from(text)
    sent.headers['Content-Encoding'] = undefined
  })
/** A redirect at a path. */
export const redirect = (/** @type {string} */ path, /** @type {string} */ to) =>
  at(path, (sent) => {
    sent.status = 301
    sent.headers.Location = to
  })
/** Several faults at once. */
export const both =
  (/** @type {Fault[]} */ ...faults) =>
  (/** @type {Parameters<Fault>} */ ...given) => {
    for (const fault of faults) fault(...given)
  }
