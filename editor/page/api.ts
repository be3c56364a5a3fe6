import type { Api } from '../server/api'
import type { RequestErrorCode } from '../strings'
import { t } from './language'

type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>

/** Sends a request; one with a body is a POST. Throws an error that says, in the editor's language, what went wrong. */
export async function callApi<Name extends keyof Api>(name: Name, body?: object): Promise<Answer<Name>> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? ''
  const response = await fetch(`/edit/api/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-edit-token': token, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Error(t('editor.unreachable'))
  })
  const answer = await response.json().catch(() => ({}))
  if (response.ok) return answer
  const { code, values } = answer as { code?: RequestErrorCode; values?: Record<string, string | number> }
  throw new Error(
    code ? t(`errors.${code}`, values) : t('editor.unexpectedStatus', { status: response.status }),
  )
}
