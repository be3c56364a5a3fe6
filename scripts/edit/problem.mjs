/** What an editor is told, with the status of the response. */
export class Problem extends Error {
  /**
   * @param {number} status
   * @param {string} message the culprit and the cure
   * @param {Record<string, unknown>} [details] of the response's body, instead of the message
   */
  constructor(status, message, details) {
    super(message)
    this.status = status
    this.details = details
  }
}
