import type { RequestErrorCode } from '../strings'

/** A request that the server refuses, with the status of its response. */
export class RequestError extends Error {
  /**
   * @param code the string `errors` that explains the problem and its cure
   * @param body added to the response
   */
  constructor(
    readonly status: number,
    readonly code: RequestErrorCode,
    readonly values: Record<string, string | number> = {},
    readonly body?: Record<string, unknown>,
  ) {
    super(code)
  }
}
