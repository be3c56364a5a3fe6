import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { moduleAliases, siteEnvironment } from './build.config.mjs'

const isEditing = process.env.EDITING === '1'
const editedTexts = './editor/site/message-texts.ts'

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
    env: siteEnvironment(),
    experimental: { globalNotFound: true },
    reactStrictMode: true,
    // Constant, so that the same source gives the same bytes, and an upload contains only what changed.
    generateBuildId: () => 'nori',
    turbopack: { resolveAlias: { ...moduleAliases, ...(isEditing && { '#message-texts': editedTexts }) } },
    // The badge of Next's tools would cover texts in the editor.
    ...(isEditing && { devIndicators: false }),
  })
}

/**
 * Makes the URLs of the export work under `next dev`. There, Next would match `/fr` with app/(static)/[slug], which is
 * more specific than the landing route. A second segment, which the landing route ignores, prevents that.
 */
async function rewrites() {
  return {
    beforeFiles: [{ source: '/:locale([a-z]{2})', destination: '/:locale/landing' }],
    afterFiles: [{ source: '/:slug([a-z-]+).html', destination: '/:slug' }],
    fallback: [],
  }
}
