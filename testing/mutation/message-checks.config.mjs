import site from './site.config.mjs'

/* `npm test -- mutation check`: the same for the rules of the message checks. */
export default {
  ...site,
  jest: {
    ...site.jest,
    config: {
      ...site.jest.config,
      testEnvironment: 'node',
      setupFiles: [],
      testMatch: ['<rootDir>/checks/*.test.ts'],
    },
  },
  mutate: [
    'checks/*.ts',
    '!**/*.test.ts',
    // The commands.
    '!checks/{launch,spelling}.ts',
  ],
}
