/**
 * Prints one dot per test file, and each failure once, at the end.
 * @implements {import('@jest/reporters').Reporter}
 */
export default class JestDots {
  onTestResult(_test, { numFailingTests, testExecError, skipped }) {
    process.stdout.write(numFailingTests > 0 || testExecError ? 'F' : skipped ? '-' : '.')
  }

  onRunComplete(_contexts, { testResults, numTotalTests, numPassedTests, numFailedTests, startTime }) {
    process.stdout.write('\n')
    for (const { failureMessage, testFilePath, console: messages } of testResults) {
      if (!failureMessage) continue
      console.error(`\n${testFilePath}\n${failureMessage}`)
      for (const { type, message } of messages ?? []) console.error(`console.${type}: ${message}`)
    }
    const seconds = Math.round((Date.now() - startTime) / 1000)
    console.log(
      `${testResults.length} files, ${numTotalTests} tests: ${numPassedTests} passed, ${numFailedTests} failed (${seconds} s)`,
    )
  }
}
