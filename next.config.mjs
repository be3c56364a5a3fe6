import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { moduleAliases, siteEnvironment } from './build.config.mjs'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Generates types for the arguments of messages, so that a missing argument is a compile error.
  experimental: { createMessagesDeclaration: './messages/en.json' },
})

/**
 * Sets `output: 'export'` for the build only, so that `next dev` runs middleware.ts.
 * @param {string} phase
 */
export default function config(phase) {
  return withNextIntl({
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export' } : { rewrites }),
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    // EDITING: so that the bundler evaluates it (lib/i18n/dictionaries.ts).
    env: { ...siteEnvironment(), EDITING: process.env.EDITING ?? '' },
    experimental: { globalNotFound: true },
    reactStrictMode: true,
    // Constant, so that the same source gives the same bytes, and an upload contains only what changed.
    generateBuildId: () => 'nori',
    // The badge of Next's tools would cover texts in the editor.
    ...(process.env.EDITING ? { devIndicators: false } : {}),
    turbopack: { resolveAlias: moduleAliases },
  })
}

/**
 * Makes the URLs of the export work under `next dev`. There, Next would match `/fr` with app/(files)/[slug], which is
 * more specific than the landing route. A second segment, which the landing route ignores, prevents that.
 */
async function rewrites() {
  return {
    beforeFiles: [{ source: '/:locale([a-z]{2})', destination: '/:locale/landing' }],
    afterFiles: [{ source: '/:slug([a-z-]+).html', destination: '/:slug' }],
    fallback: [],
  }
}
