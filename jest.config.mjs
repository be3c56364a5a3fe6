import { moduleAliases } from './build.config.mjs'

const modulePaths = {
  '^@/(.*)$': '<rootDir>/$1',
  // This package exports files for `import` only, but Jest compiles imports to `require`.
  '^cspell-trie-lib$': '<rootDir>/node_modules/cspell-trie-lib/dist/index.js',
}

const common = {
  // The project's copies made by `npm test -- mutation`, and fetched tools.
  modulePathIgnorePatterns: ['<rootDir>/.mutation/', '<rootDir>/.tools/'],
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
    '/node_modules/(?!(magic-string|@jridgewell|next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|jsonc-parser|cspell-trie-lib|sonner|parse5|entities|subset-font|fontverter|p-limit|yocto-queue|harfbuzzjs)/)',
  ],
}

// Tests in lib/ that need a DOM, like those in app/ and components/. All others run in Node, which is faster.
const testsWithDom = [
  'loading/json-loader',
  'loading/reload-once',
  'loading/wait-for-retry-event',
  'legal/go-back',
  'legal/enhance-page',
  'story/share',
].map((name) => `<rootDir>/lib/${name}.test.ts`)

export const withoutPage = {
  ...common,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{art,lib,scripts,testing}/**/*.test.ts'],
  testPathIgnorePatterns: testsWithDom,
}

// The editor's messages are not compiled, so it needs next-intl as it is.
export const editor = {
  ...common,
  displayName: 'editor',
  testEnvironment: 'node',
  moduleNameMapper: modulePaths,
  testMatch: ['<rootDir>/editor/**/*.test.{ts,tsx}'],
}

export default {
  projects: [
    withoutPage,
    editor,
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/testing/jest-setup.ts'],
      testMatch: ['<rootDir>/{app,components}/**/*.test.{ts,tsx}', ...testsWithDom],
    },
  ],
}
