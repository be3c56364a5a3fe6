import type { Api } from '../api'
import type { Finding } from '../check'
import type { Place, Values } from '../files'
import type { Text } from '../texts'

export type { Finding, Place as TextId, Text }
export type State = ReturnType<Api['texts']['answer']>
export type Change = ReturnType<Api['changes']['answer']>['changes'][number]
export type Conflict = Record<string, { base: string; disk: string; yours: string }>

const token = document.querySelector('meta[name="edit-token"]')?.getAttribute('content') ?? ''

/** A request that the server refused; `answer` is what it said. */
export class Refused extends Error {
  constructor(
    readonly answer: { problem?: string; conflict?: Conflict; findings?: Finding[] },
    status: number,
  ) {
    super(answer.problem ?? `The editor's server answered ${status}.`)
  }
}

/** @param body sent as JSON */
async function request(path: string, body?: object, signal?: AbortSignal) {
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

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const json = async (path: string, body?: object, signal?: AbortSignal) =>
  (await request(path, body, signal)).json()

/** Everything that the server is asked for (scripts/texts/editor/server.ts). Each rejects with `Refused` or with what to do. */
export const api = {
  texts: (): Promise<State> => json('texts'),
  check: (candidate: Place & { values: Values }, signal: AbortSignal): Promise<{ findings: Finding[] }> =>
    json('check', candidate, signal),
  save: (change: Place & { values: Values; base: Values }): Promise<State> => json('save', change),
  undo: (): Promise<State> => json('undo', {}),
  redo: (): Promise<State> => json('redo', {}),
  confirm: (which: Place & { locale: string }): Promise<State> => json('confirm', which),
  pseudo: (on: boolean): Promise<State> => json('pseudo', { on }),
  changes: (): Promise<{ changes: Change[] }> => json('changes'),
  /**
   * Runs the check or the build. @param onText
   * @returns whether it succeeded
   */
  async publish(step: 'check' | 'build', onText: (text: string) => void): Promise<boolean> {
    const { body } = await request('publish', { step })
    let all = ''
    const decoder = new TextDecoder()
    // Not `for await`: Safari has no async iterator on streams.
    for (const reader = (body as ReadableStream<Uint8Array>).getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return /exit code 0\s*$/.test(all)
      const text = decoder.decode(value, { stream: true })
      all += text
      onText(text)
    }
  },
}
