import { moduleAliases } from './build.config.mjs'

const modulePaths = { '^@/(.*)$': '<rootDir>/$1' }

/** Unit tests that start servers or other programs; they run in `npm test -- all`. */
const serverTests = '\\.server\\.test\\.ts$'

const common = {
  testEnvironment: 'node',
  // The project's copies made by `npm test -- mutation`, and fetched tools.
  modulePathIgnorePatterns: ['<rootDir>/.mutation/', '<rootDir>/.tools/'],
  testPathIgnorePatterns: [serverTests],
  moduleNameMapper: {
    ...modulePaths,
    ...Object.fromEntries(Object.entries(moduleAliases).map(([from, to]) => [`^${from}$`, to])),
  },
  transform: {
    '^.+\\.(tsx?|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These packages contain ES modules only, so Jest must compile them.
  transformIgnorePatterns: [
    '/node_modules/(?!(magic-string|@jridgewell|next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|jsonc-parser|sonner|parse5|entities|subset-font|fontverter|p-limit|yocto-queue|harfbuzzjs)/)',
  ],
}

export const site = {
  ...common,
  displayName: 'site',
  setupFilesAfterEnv: ['<rootDir>/testing/jest-setup.ts'],
  testMatch: ['<rootDir>/{lib,scripts}/**/*.test.ts'],
}

export default {
  // Jest leaves one of them free, which is half of a machine with two.
  maxWorkers: '100%',
  // Long, for slow and shared machines.
  testTimeout: 30_000,
  projects: [
    site,
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/testing/jest-setup.ts'],
      testMatch: ['<rootDir>/{client,components}/**/*.test.{ts,tsx}'],
    },
    // Reads the files of the build.
    { ...common, displayName: 'export', testMatch: ['<rootDir>/e2e/export/*.test.ts'] },
    {
      ...common,
      displayName: 'servers',
      testMatch: ['<rootDir>/**/*.server.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    { ...common, displayName: 'art', testMatch: ['<rootDir>/art/**/*.test.ts'] },
    { ...common, displayName: 'checks', testMatch: ['<rootDir>/checks/**/*.test.ts'] },
    {
      ...common,
      displayName: 'editor',
      // The editor's messages are not compiled, so it needs next-intl as it is.
      moduleNameMapper: modulePaths,
      testMatch: ['<rootDir>/editor/**/*.test.{ts,tsx}'],
    },
  ],
}
