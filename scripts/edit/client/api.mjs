/**
 * @typedef {{ folder: string, key: string }} TextId
 * @typedef {Record<string, string>} Values the text in every language, by the language's code
 * @typedef {{ locale: string, severity: 'error' | 'warning', problem: string, cure: string, replacement?: string, key?: string }} Finding
 * @typedef {TextId & {
 *   group: string, purpose: string, maxLength?: number, words?: { least: number, most: number }, arguments: string[],
 *   values: Values, findings: Finding[], isOpen: boolean, lagging: string[]
 * }} Text
 * @typedef {{
 *   locales: { code: string, name: string, path: string }[], url: string, pages: { kind: string, label: string, path: string, locale: string }[],
 *   texts: Text[], placeholders: { what: string, where: string }[], undo: string | null, redo: string | null,
 *   problems: string[], pseudo?: boolean
 * }} State
 * @typedef {Record<string, { base: string, disk: string, yours: string }>} Conflict
 * @typedef {TextId & { locale: string, before: string, after: string }} Change
 */

const token = document.querySelector('meta[name="edit-token"]')?.getAttribute('content') ?? ''

/** A request that the server refused; `answer` is what it said. */
export class Refused extends Error {
  /** @param {{ problem?: string, conflict?: Conflict, findings?: Finding[] }} answer @param {number} status */
  constructor(answer, status) {
    super(answer.problem ?? `The editor's server answered ${status}.`)
    this.answer = answer
  }
}

/** @param {string} path @param {object} [body] sent as JSON @param {AbortSignal} [signal] */
async function request(path, body, signal) {
  const response = await fetch(`/edit/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-edit-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
    signal,
  }).catch((error) => {
    if (signal?.aborted) throw error
    throw new Error(
      'The editor’s server does not answer. Is `npm run edit` still running? Start it, then reload this page.',
    )
  })
  if (!response.ok) {
    const text = await response.text()
    throw new Refused(parsed(text) ?? { problem: text.trim() || undefined }, response.status)
  }
  return response
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {string} path @param {object} [body] @param {AbortSignal} [signal] */
const json = async (path, body, signal) => (await request(path, body, signal)).json()

/** Everything that the server is asked for (scripts/edit/server.mjs). Each rejects with `Refused` or with what to do. */
export const api = {
  /** @returns {Promise<State>} */
  texts: () => json('texts'),
  /** @param {TextId & { values: Values }} candidate @param {AbortSignal} signal @returns {Promise<{ findings: Finding[] }>} */
  check: (candidate, signal) => json('check', candidate, signal),
  /** @param {TextId & { values: Values, base: Values }} change @returns {Promise<State>} */
  save: (change) => json('save', change),
  /** @returns {Promise<State>} */
  undo: () => json('undo', {}),
  /** @returns {Promise<State>} */
  redo: () => json('redo', {}),
  /** @param {TextId & { locale: string }} which @returns {Promise<State>} */
  confirm: (which) => json('confirm', which),
  /** @param {boolean} on @returns {Promise<State>} */
  pseudo: (on) => json('pseudo', { on }),
  /** @returns {Promise<{ changes: Change[] }>} */
  changes: () => json('changes'),
  /**
   * Runs the check or the build. @param {'check' | 'build'} step @param {(text: string) => void} onText
   * @returns {Promise<boolean>} whether it succeeded
   */
  async publish(step, onText) {
    const { body } = await request('publish', { step })
    let all = ''
    const decoder = new TextDecoder()
    // Not `for await`: Safari has no async iterator on streams.
    for (const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return /exit code 0\s*$/.test(all)
      const text = decoder.decode(value, { stream: true })
      all += text
      onText(text)
    }
  },
}
