import type { Api } from '../server/api'
import type { EditorFinding } from '../server/checker'
import type { Text } from '../server/list-texts'
import type { TextId } from '../server/message-files'
import { createConnectionState } from './connection-state'
import { t } from './language'

/* Requests to the editor's server. */

export type { EditorFinding, Text, TextId }
export type State = ReturnType<Api['texts']['handle']>
/** By language, what the file has now and what the editor wanted to save. */
export type Conflicts = Record<string, { stored: string; yours: string }>

const readToken = (page: Document) =>
  page.querySelector('meta[name="edit-token"]')?.getAttribute('content') ?? ''
const getPageToken = () => readToken(document)
/** The page's policy allows style sheets with this nonce. */
export const getPageNonce = () =>
  document.querySelector('meta[name="edit-nonce"]')?.getAttribute('content') ?? ''
let token = ''

/** A request that the server refused. `answer`: the response's body */
export class RequestRefused extends Error {
  constructor(
    readonly answer: { message?: string; conflict?: Conflicts; findings?: EditorFinding[] },
    status: number,
  ) {
    super(answer.message ?? t('editor.unexpectedStatus', { status }))
  }
}

export const unreachableMessage = t('editor.unreachable')

/** Whether the last request reached the server. */
export const connection = createConnectionState()

/** Fetches and updates the connection state. Rejects with `unreachableMessage` if the server does not respond. */
async function fetchFromServer(path: string, options: RequestInit) {
  try {
    const response = await fetch(path, options)
    connection.set(true)
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    connection.set(false)
    throw new Error(unreachableMessage)
  }
}

let handleRestart = () => {}

/** Reads the current token from the server. A different one means that the server was restarted. */
async function renewToken(signal?: AbortSignal) {
  const page = await (await fetchFromServer('/edit', { signal })).text()
  const previous = token || getPageToken()
  token = readToken(new DOMParser().parseFromString(page, 'text/html'))
  if (token !== previous) handleRestart()
}

/**
 * Polls the server, so that the page notices when it stops or restarts.
 * @param interval in milliseconds
 */
export function watchServer(interval: number, onRestart: () => void) {
  handleRestart = onRestart
  // Listeners of the connection state handle the failure.
  setInterval(() => renewToken().catch(() => {}), interval)
}

/** Sends a request, as POST if it has a body. If the token is out of date, renews it and tries again. */
async function request(path: string, body?: object, signal?: AbortSignal) {
  const send = () =>
    fetchFromServer(`/edit/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-edit-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
      signal,
    })
  token ||= getPageToken()
  let response = await send()
  if (response.status === 403) {
    await renewToken(signal)
    response = await send()
  }
  if (!response.ok) {
    const text = await response.text()
    throw new RequestRefused(parseJson(text) ?? { message: text.trim() || undefined }, response.status)
  }
  return response
}

function parseJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls a handler of editor/server/api.ts. Rejects with RequestRefused, or if the server does not respond. */
export const callApi = async <Name extends keyof Api>(
  name: Name,
  body?: object,
  signal?: AbortSignal,
): Promise<ReturnType<Api[Name]['handle']>> => (await request(name, body, signal)).json()

/** Stops the command that runCommand() has started. */
export const stopRunningCommand = () => request('stop', {})

/**
 * Runs the check or the build on the server.
 * @param callbacks `onStart`: from now on the command can be stopped; `onText`: the next part of its output
 * @returns whether it succeeded
 */
export async function runCommand(
  command: 'check' | 'build',
  { onStart, onText }: { onStart: () => void; onText: (text: string) => void },
): Promise<boolean> {
  const { body } = await request(command, {})
  onStart()
  let output = ''
  const decoder = new TextDecoder()
  // Not `for await`, because streams in Safari have no async iterator.
  for (const reader = (body as ReadableStream<Uint8Array>).getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return output.endsWith('{"ok":true}')
    const text = decoder.decode(value, { stream: true })
    output += text
    onText(text)
  }
}
