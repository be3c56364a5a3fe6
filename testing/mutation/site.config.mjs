import { withoutPage } from '../../jest.config.mjs'

/*
 * `npm test -- mutation`: Stryker changes one thing at a time in the pure code and looks whether a unit test
 * fails. What no test notices is in the report, .mutation/report.html.
 */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      // One environment for all tests: with `projects` or docblocks, Stryker can't see which test uses which code.
      ...withoutPage,
      projects: [],
      // Other tests use the pure code, too; they are not to be what tests it.
      testMatch: [
        '<rootDir>/lib/**/*.test.ts',
        '<rootDir>/scripts/{check,export/hosts,export/servers}/*.test.ts',
      ],
      testPathIgnorePatterns: [
        ...withoutPage.testPathIgnorePatterns,
        // Seconds for each change, in code that is not changed here.
        '<rootDir>/lib/i18n/boot.test.ts',
        '<rootDir>/scripts/check/spelling-dictionaries.test.ts',
      ],
    },
  },
  coverageAnalysis: 'perTest',
  // A change in a table at the top of a file would need all tests that import it, which takes hours in all.
  ignoreStatic: true,
  mutate: [
    'lib/**/*.ts',
    'scripts/export/hosts/*.ts',
    'scripts/export/servers/request.ts',
    '!**/*.test.ts',
    // Read once when the file is loaded: changes there are tried with the few tests that load it anew, and survive.
    '!lib/{site,pages,volumes,first-screen}.ts',
    // Put into pages as text (`toString()`), where Stryker's own functions are not.
    '!lib/i18n/{boot,cookie,detect}.ts',
    '!lib/legal/{go-back,enhance-page}.ts',
    // Only act in a page; their tests are the ones in jsdom.
    '!lib/loading/{reload-once,wait-for-retry-event,when-idle,retry-policy}.ts',
    '!lib/story/share.ts',
    // Only hand on what Next and the bundler give; browser tests see them.
    '!lib/i18n/{request,dictionaries,dictionaries.browser}.ts',
    '!lib/seo/base-metadata.ts',
    // Tested with nginx itself (e2e/nginx.spec.ts).
    '!scripts/export/hosts/nginx.ts',
  ],
  // The unit tests are compiled without types: nothing is to be read or changed for TypeScript's sake.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['.*', '/out', '/test-results', '/playwright-report'],
  // Long, because a busy machine must not count as a test that fails; endless loops are found by their count.
  timeoutMS: 60_000,
  concurrency: 2,
  tempDirName: '.mutation/sandbox',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.mutation/report.html' },
  jsonReporter: { fileName: '.mutation/report.json' },
  thresholds: { high: 90, low: 80, break: 80 },
}
