import { type EditorValues, type ProblemCode, stringsIn } from '../strings'

/** What an editor is told, with the status of the response. Its message is in English. */
export class Problem extends Error {
  /**
   * @param code the string that says what is wrong and what to do
   * @param details of the response's body, instead of the string
   */
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly values: EditorValues = {},
    readonly details?: Record<string, unknown>,
  ) {
    super(stringsIn('en')(`problems.${code}`, values))
  }
}
