import { site } from '../../jest.config.mjs'

/*
 * `npm test -- mutation`: Stryker changes one thing at a time in lib/, client/, checks/ and the hosting rules, and checks
 * that a unit test fails. .mutation/report.html lists the changes that no test noticed.
 */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      // One environment for all tests: with `projects` or docblocks Stryker can't record which test covers which code.
      ...site,
      projects: [],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/testing/mutation/node-globals.ts'],
      // Other tests use this code too, but do not test it.
      testMatch: [
        '<rootDir>/{checks,client,lib}/**/*.test.ts',
        '<rootDir>/scripts/{new-locale,export/hosts/*}.test.ts',
      ],
      testPathIgnorePatterns: [],
      setupFilesAfterEnv: [],
    },
  },
  coverageAnalysis: 'perTest',
  // A change in a module's top-level table would need every test that imports it, which takes hours in total.
  ignoreStatic: true,
  mutate: [
    'checks/*.ts',
    'lib/**/*.ts',
    'client/{legal,loading,notifications,router}/*.ts',
    'client/{share,before-hydration/select-language}.ts',
    'scripts/export/hosts/*.ts',
    'scripts/{new-locale,servers/request}.ts',
    '!**/*.test.ts',
    // Evaluated on import, but some tests import them again, so that Stryker tries changes with these few tests only.
    '!lib/{animation,launch,legal,pages,sections,site,volumes}.ts',
    // The commands.
    '!checks/{launch,spelling}.ts',
    // Only pass on what Next, the browser and the bundler provide; browser tests cover them.
    '!lib/i18n/{request,dictionaries}.ts',
    '!client/loading/{dictionaries,when-idle}.ts',
    '!lib/seo/base-metadata.ts',
    // Tested in nginx and in Cloudflare's runtime (e2e/deploy-check.spec.ts).
    '!scripts/export/hosts/{headers-and-redirects,nginx}.ts',
  ],
  // Unit tests are compiled without types, so nothing needs to be read or changed for TypeScript.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['.*', '/out', '/test-results', '/playwright-report'],
  // Long, so that a busy machine does not count as a failing test; endless loops are detected by their count.
  timeoutMS: 60_000,
  concurrency: 2,
  tempDirName: '.mutation/sandbox',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.mutation/report.html' },
  jsonReporter: { fileName: '.mutation/report.json' },
  thresholds: { high: 92, low: 80, break: 80 },
}
