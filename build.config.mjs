/*
 * Settings shared by Next, the bundler of the client (scripts/export/bundle.ts) and Jest. With different settings the client
 * would not render the HTML that Next exported.
 */

/** Messages are compiled at build time (lib/i18n/build-dictionary.ts), so next-intl formats them without its ICU parser. */
export const moduleAliases = { 'use-intl/format-message': 'use-intl/format-message/format-only' }

/** The environment variables that the site's code reads, with the values of this build. */
export const siteEnvironment = () => ({
  NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH,
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_SITE_STATE: process.env.NEXT_PUBLIC_SITE_STATE,
})
