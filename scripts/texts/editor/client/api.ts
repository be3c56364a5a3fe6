export type TextId = { folder: string; key: string }
/** the text in every language, by the language's code */
export type Values = Record<string, string>
export type Finding = {
  locale: string
  severity: 'error' | 'warning'
  problem: string
  cure: string
  replacement?: string
  key?: string
}
export type Text = TextId & {
  group: string
  purpose: string
  maxLength?: number
  words?: { least: number; most: number }
  arguments: string[]
  values: Values
  findings: Finding[]
  isOpen: boolean
  lagging: string[]
}
export type State = {
  locales: { code: string; name: string; path: string }[]
  url: string
  pages: { kind: string; label: string; path: string; locale: string }[]
  texts: Text[]
  placeholders: { what: string; where: string }[]
  undo: string | null
  redo: string | null
  problems: string[]
  pseudo?: boolean
}
export type Conflict = Record<string, { base: string; disk: string; yours: string }>
export type Change = TextId & { locale: string; before: string; after: string }

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
  check: (candidate: TextId & { values: Values }, signal: AbortSignal): Promise<{ findings: Finding[] }> =>
    json('check', candidate, signal),
  save: (change: TextId & { values: Values; base: Values }): Promise<State> => json('save', change),
  undo: (): Promise<State> => json('undo', {}),
  redo: (): Promise<State> => json('redo', {}),
  confirm: (which: TextId & { locale: string }): Promise<State> => json('confirm', which),
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
