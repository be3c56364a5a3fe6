import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { moduleAliases, siteEnvironment } from './build.config.mjs'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Types for the arguments of messages: a missing one is a compile error.
  experimental: { createMessagesDeclaration: './messages/en.json' },
})

/**
 * `output: 'export'` is set for the build only, so that `next dev` still runs middleware.ts.
 * @param {string} phase
 */
export default function config(phase) {
  return withNextIntl({
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export' } : { rewrites }),
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    env: siteEnvironment(),
    experimental: { globalNotFound: true },
    reactStrictMode: true,
    // Not random: the same texts and code give the same bytes, so a host receives only what changed.
    generateBuildId: () => 'nori',
    // Its badge would lie over the texts that are being edited.
    ...(process.env.EDITING ? { devIndicators: false } : {}),
    turbopack: { resolveAlias: moduleAliases },
  })
}

/**
 * The addresses of the export must work under `next dev` too. There, Next would match `/fr` with the legal
 * route, which is more specific than the landing route; a second segment, which the landing route ignores,
 * prevents that.
 */
async function rewrites() {
  return {
    beforeFiles: [{ source: '/:locale([a-z]{2})', destination: '/:locale/landing' }],
    afterFiles: [{ source: '/:slug([a-z-]+).html', destination: '/:slug' }],
    fallback: [],
  }
}
