import type { RequestErrorCode } from '../strings'

/** A request that the server refuses, with the status of its response. */
export class RequestError extends Error {
  /** @param code the string `errors` that explains the problem and its cure */
  constructor(
    readonly status: number,
    readonly code: RequestErrorCode,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code)
  }
}
