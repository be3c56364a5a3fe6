import type { MetadataRoute } from 'next'
import { loadDictionary } from '#dictionaries'
import { withBasePath } from '@/lib/base-path'
import { defaultLocale } from '@/lib/i18n/locales'
import { palette } from '@/lib/palette'

export const dynamic = 'force-static'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { meta } = await loadDictionary(defaultLocale)
  return {
    name: meta.siteName,
    short_name: 'Nori',
    description: meta.description,
    lang: defaultLocale,
    start_url: withBasePath('/'),
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.violet,
    icons: [
      { src: withBasePath('/art/nori-head.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: withBasePath('/apple-icon.png'), sizes: '180x180', type: 'image/png' },
    ],
  }
}
