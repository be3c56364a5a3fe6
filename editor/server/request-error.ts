import { formatRequestError, type RequestErrorCode } from '../strings'

/** A request that the server refuses, with the status of its response. Its message is in English. */
export class RequestError extends Error {
  /**
   * @param code the string that explains the problem and its cure
   * @param body added to the response
   */
  constructor(
    readonly status: number,
    readonly code: RequestErrorCode,
    readonly values: Record<string, string | number> = {},
    readonly body?: Record<string, unknown>,
  ) {
    super(formatRequestError('en', code, values))
  }
}
