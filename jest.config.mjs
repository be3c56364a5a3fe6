export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,e2e,lib,scripts,testing}/**/*.test.{ts,tsx}'],
  // Copies of the project, while `npm test -- mutation` runs, and fetched tools.
  modulePathIgnorePatterns: ['<rootDir>/.mutation/', '<rootDir>/.tools/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // As in next.config.mjs: messages are compiled.
    '^use-intl/format-message$': 'use-intl/format-message/format-only',
    // This package names only files for `import`; the tests are compiled to `require`.
    '^cspell-trie-lib$': '<rootDir>/node_modules/cspell-trie-lib/dist/index.js',
  },
  setupFilesAfterEnv: ['<rootDir>/testing/jest-setup.ts'],
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
  // These packages contain ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(magic-string|@jridgewell|next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|jsonc-parser|cspell-trie-lib|sonner|beasties|css-select|css-what|dom-serializer|domhandler|domutils|domelementtype|htmlparser2|parse5|entities|boolbase|nth-check|subset-font|fontverter|p-limit|yocto-queue|harfbuzzjs)/)',
  ],
}
