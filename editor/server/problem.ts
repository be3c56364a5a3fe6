import { type Group, stringsIn, type Values } from '../../scripts/check/strings'

/** What an editor is told, with the status of the response. Its message is in English. */
export class Problem extends Error {
  /**
   * @param code the string that says what is wrong and what to do
   * @param details of the response's body, instead of the string
   */
  constructor(
    readonly status: number,
    readonly code: Group<'problems'>,
    readonly values: Values = {},
    readonly details?: Record<string, unknown>,
  ) {
    super(stringsIn('en')(`problems.${code}`, values))
  }
}
