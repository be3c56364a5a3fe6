import type { Api } from '../server/api'
import type { RequestErrorCode } from '../strings'
import { getLanguageName, t } from './language'

type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>

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
  const { code, values } = answer as { code?: RequestErrorCode; values?: Record<string, string | number> }
  throw new RequestRefused(
    code ? formatError(code, values) : t('editor.unexpectedStatus', { status: response.status }),
    code,
  )
}

/** Formats why the server refuses a request. @param values `locale`: the code of a language, which is named */
export const formatError = (code: RequestErrorCode, values: Record<string, string | number> = {}): string =>
  t(`errors.${code}`, values.locale ? { ...values, locale: getLanguageName(String(values.locale)) } : values)
