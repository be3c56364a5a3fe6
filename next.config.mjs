import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Types for the arguments of messages: a missing one is a compile error.
  experimental: { createMessagesDeclaration: './messages/en.json' },
})

/**
 * The export is set for the build alone, so that `next dev` still runs middleware.ts.
 * @param {string} phase
 */
export default function config(phase) {
  return withNextIntl({
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export' } : { rewrites }),
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    // The footer's year in the HTML; the browser must hydrate the same one.
    env: { BUILD_YEAR: String(new Date().getUTCFullYear()) },
    experimental: { globalNotFound: true },
    reactStrictMode: true,
  })
}

/**
 * Under `next dev` the addresses of the export must work too. There, Next would take `/fr` for a legal
 * document, which is the more special route; a second segment, which the landing route passes over,
 * leaves it no choice.
 */
async function rewrites() {
  return {
    beforeFiles: [{ source: '/:locale([a-z]{2})', destination: '/:locale/landing' }],
    afterFiles: [{ source: '/:slug([a-z-]+).html', destination: '/:slug' }],
    fallback: [],
  }
}
