import type { Api } from '../server/api'
import type { Finding } from '../server/check'
import type { Place } from '../server/files'
import type { Text } from '../server/texts'
import { serverState } from './server-state'
import { t } from './strings'

export type { Finding, Place as TextId, Text }
export type State = ReturnType<Api['texts']['answer']>
export type Conflict = Record<string, { disk: string; yours: string }>

/** The token of a page of the editor. */
const tokenIn = (page: Document) =>
  page.querySelector('meta[name="edit-token"]')?.getAttribute('content') ?? ''
/** The token of this page as it was loaded. */
export const pageToken = () => tokenIn(document)
let token = ''

/** A request that the server refused; `answer` is what it said. */
export class Refused extends Error {
  constructor(
    readonly answer: { problem?: string; conflict?: Conflict; findings?: Finding[] },
    status: number,
  ) {
    super(answer.problem ?? t('editor.answered', { status }))
  }
}

/** What is said while the server does not answer. */
export const unreachable = t('editor.unreachable')

/** Whether the server answers, as the last request told. */
export const server = serverState()

/** Fetches; rejects with what to do if the server does not answer. */
async function reach(path: string, options: RequestInit) {
  try {
    const response = await fetch(path, options)
    server.set(true)
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    server.set(false)
    throw new Error(unreachable)
  }
}

let onRestart = () => {}

/** Takes the server's token: another one if it was started again. */
async function renewToken(signal?: AbortSignal) {
  const page = await (await reach('/edit', { signal })).text()
  const before = token || pageToken()
  token = tokenIn(new DOMParser().parseFromString(page, 'text/html'))
  if (token !== before) onRestart()
}

/**
 * Asks again and again whether the server answers, so that the page knows it without a press.
 * @param restarted called back when it was started again
 */
export function watchServer(interval: number, restarted: () => void) {
  onRestart = restarted
  // If it does not answer, that is said already.
  setInterval(() => renewToken().catch(() => {}), interval)
}

/** @param body sent as JSON */
async function request(path: string, body?: object, signal?: AbortSignal) {
  const send = () =>
    reach(`/edit/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-edit-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
      signal,
    })
  token ||= pageToken()
  let response = await send()
  if (response.status === 403) {
    await renewToken(signal)
    response = await send()
  }
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

/** Asks for something (editor/server/api.ts). Rejects with `Refused`, or with what to do. */
export const ask = async <What extends keyof Api>(
  what: What,
  body?: object,
  signal?: AbortSignal,
): Promise<ReturnType<Api[What]['answer']>> => (await request(what, body, signal)).json()

/** Ends the check or the build that runs, whose text then ends. */
export const stopPublishing = () => request('stop', {})

/**
 * Runs the check or the build.
 * @param onStart it runs, and can be stopped from now on
 * @returns whether it succeeded
 */
export async function publish(
  step: 'check' | 'build',
  { onStart, onText }: { onStart: () => void; onText: (text: string) => void },
): Promise<boolean> {
  const { body } = await request('publish', { step })
  onStart()
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
}
