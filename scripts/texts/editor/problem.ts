/** What an editor is told, with the status of the response. */
export class Problem extends Error {
  /**
   * @param message the culprit and the cure
   * @param details of the response's body, instead of the message
   */
  constructor(
    readonly status: number,
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message)
  }
}
