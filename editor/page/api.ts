import type { Api } from '../server/api'
import { t } from './language'

/* The requests to the editor's server. */

type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]['handle']>>

/** A request that the server refuses. Its message says why, in the editor's language. */
export class RequestRefused extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}

/** Sends a request; one with a body is a POST. Throws a RequestRefused, also if the server does not respond. */
export async function callApi<Name extends keyof Api>(name: Name, body?: object): Promise<Answer<Name>> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? ''
  const response = await fetch(`/edit/api/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-edit-token': token, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new RequestRefused(t('editor.unreachable'))
  })
  const answer = await response.json().catch(() => ({}))
  if (response.ok) return answer
  throw new RequestRefused(
    answer.message ?? t('editor.unexpectedStatus', { status: response.status }),
    answer.code,
  )
}
