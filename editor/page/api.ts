import type { Api } from '../server/api'
import type { EditorFinding } from '../server/checker'
import type { BuildResult, CommandRunner } from '../server/command-runner'
import type { Text } from '../server/list-texts'
import type { TextId } from '../server/message-files'
import { t } from './language'

/* Requests to the editor's server. */

export type { EditorFinding, Text, TextId }
/** The texts of the site, with what the server knows about them. */
export type SiteTexts = ReturnType<Api['texts']['handle']>
/** By language, what the file has now and what the editor wanted to save. */
export type Conflicts = Record<string, { stored: string; yours: string }>

const readMeta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
/** The page's content security policy allows style sheets with this nonce. */
export const getPageNonce = () => readMeta(document, 'edit-nonce')
const readToken = (page: Document) => readMeta(page, 'edit-token')
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

export const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
export const unreachableMessage = t('editor.unreachable')

/** Fetches and updates the connection state. Rejects with `unreachableMessage` if the server does not respond. */
async function fetchFromServer(path: string, options: RequestInit) {
  try {
    const response = await fetch(path, options)
    onConnection(true)
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    onConnection(false)
    throw new Error(unreachableMessage)
  }
}

/** Reads the current token from the server. A different one means that the server was restarted. */
async function renewToken(signal?: AbortSignal) {
  const page = await (await fetchFromServer('/edit', { signal })).text()
  const previous = token || readToken(document)
  token = readToken(new DOMParser().parseFromString(page, 'text/html'))
  if (token !== previous) onRestart()
}

const pollMs = 2000
let onConnection = (_isConnected: boolean) => {}
let onRestart = () => {}

/**
 * Polls the server, so that the page notices when it stops or restarts, and when another program changes a file.
 * @param listeners `onConnection`: called after each request with whether the server has answered; `onVersion`: called
 *   with the version of the message files
 * @returns a function that stops it
 */
export function watchServer(listeners: {
  onConnection: (isConnected: boolean) => void
  onRestart: () => void
  onVersion: (version: string) => void
}): () => void {
  ;({ onConnection, onRestart } = listeners)
  const poll = async () => listeners.onVersion((await callApi('version')).version)
  // `onConnection` handles the failure.
  const timer = setInterval(() => poll().catch(() => {}), pollMs)
  return () => clearInterval(timer)
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
  token ||= readToken(document)
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

/** What answers the requests, by name. */
type Handlers = { [Name in keyof Api]: Api[Name]['handle'] } & Pick<CommandRunner, 'openBuild'>

/** Calls a handler of editor/server/api.ts. Rejects with RequestRefused, or if the server does not respond. */
export const callApi = async <Name extends keyof Handlers>(
  name: Name,
  body?: object,
  signal?: AbortSignal,
): Promise<Awaited<ReturnType<Handlers[Name]>>> => (await request(name, body, signal)).json()

/** Stops the build that runBuild() has started. */
export const stopBuild = () => request('stop', {})

/**
 * Builds the site on the server.
 * @param onText called with each next part of the output
 */
export async function runBuild(onText: (text: string) => void): Promise<BuildResult> {
  const { body } = await request('build', {})
  let output = ''
  const decoder = new TextDecoder()
  // Not `for await`, because streams in Safari have no async iterator.
  for (const reader = (body as ReadableStream<Uint8Array>).getReader(); ; ) {
    const { done, value } = await reader.read()
    // The last line is the result.
    if (done) return parseJson(output.slice(output.lastIndexOf('\n'))) ?? { ok: false, reason: 'failed' }
    const text = decoder.decode(value, { stream: true })
    output += text
    onText(text)
  }
}
