/*
 * `npm test -- mutation`: Stryker changes one thing at a time in the pure code and looks whether a unit test
 * fails. What no test notices is in the report, .mutation/report.html.
 */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // The tests of components use the pure code; they are not to be what tests it.
    config: { testMatch: ['<rootDir>/{lib,scripts}/**/*.test.{ts,mjs}'] },
  },
  coverageAnalysis: 'perTest',
  mutate: [
    'lib/**/*.ts',
    'scripts/texts/*.mjs',
    'scripts/export/hosts/*.mjs',
    '!**/*.test.*',
    // Put into pages as text (`toString()`), where Stryker's own functions are not.
    '!lib/i18n/{boot,cookie,detect}.ts',
    '!lib/legal/{go-back,page-script}.ts',
    // Only hand on what Next and the bundler give; browser tests see them.
    '!lib/i18n/{request,source,source.browser}.ts',
    // Words about each message, without a decision, and a sheet to look at.
    '!scripts/texts/{descriptions,preview-sheet}.mjs',
  ],
  // The unit tests are compiled without types: nothing is to be read or changed for TypeScript's sake.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['.*', '!.vscode', '/out', '/shots', '/test-results', '/playwright-report'],
  // Changes in tables at the top of a file need a whole new test run each; machines are also busy at times.
  timeoutMS: 20_000,
  concurrency: 2,
  tempDirName: '.mutation/sandbox',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.mutation/report.html' },
  jsonReporter: { fileName: '.mutation/report.json' },
  thresholds: { high: 90, low: 80, break: 80 },
}
