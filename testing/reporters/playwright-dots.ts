import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'

const symbols = { expected: '.', unexpected: 'F', flaky: '±', skipped: '-' }

/** Formats a test's project, position and titles: `desktop › e2e/footer.spec.ts:5 › has five columns`. */
function formatTest(test: TestCase) {
  const [, project, , ...titles] = test.titlePath()
  return `${project} › ${relative('', test.location.file)}:${test.location.line} › ${titles.join(' › ')}`
}

const formatError = ({ message, value, snippet, location }: TestError) =>
  [message ?? value, snippet, location && `at ${relative('', location.file)}:${location.line}`]
    .filter(Boolean)
    .join('\n')

/**
 * Prints one dot per test, and at the end each failed test with its errors. Playwright's own reporters repeat an error
 * for every attempt.
 */
export default class PlaywrightDots implements Reporter {
  #root: Suite | undefined
  readonly #start = Date.now()

  onBegin(_config: unknown, root: Suite) {
    this.#root = root
    console.log(`${root.allTests().length} tests`)
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const isLastAttempt = test.outcome() !== 'unexpected' || result.retry === test.retries
    if (isLastAttempt) process.stdout.write(symbols[test.outcome()])
  }

  /** An error outside the tests, such as a server that does not start. */
  onError(error: TestError) {
    console.error(`\n${formatError(error)}`)
  }

  onStdOut(text: string | Buffer) {
    process.stdout.write(text)
  }

  onStdErr(text: string | Buffer) {
    process.stderr.write(text)
  }

  onEnd() {
    const tests = this.#root?.allTests() ?? []
    const withOutcome = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome)
    const [failed, flaky, skipped] = [withOutcome('unexpected'), withOutcome('flaky'), withOutcome('skipped')]
    console.log()
    for (const test of failed) {
      console.error(`\n✗ ${formatTest(test)}`)
      const errors = new Set(test.results.flatMap((result) => result.errors.map(formatError)))
      for (const error of errors) console.error(`${error}\n`)
    }
    for (const test of flaky)
      console.log(`± passed on retry: ${formatTest(test)}: ${test.results[0]?.error?.message}`)
    const reasons = skipped.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
    )
    for (const reason of new Set(reasons)) console.log(`- skipped: ${reason}`)
    console.log(
      `${withOutcome('expected').length + flaky.length} tests passed, ${failed.length} failed, ${skipped.length} skipped ` +
        `(${Math.round((Date.now() - this.#start) / 1000)} s)`,
    )
  }

  printsToStdio() {
    return true
  }
}
