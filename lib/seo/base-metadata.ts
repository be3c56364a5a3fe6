import type { Metadata } from 'next'
import { withBasePath } from '../base-path'
import { site } from '../site'

/**
 * What every page's head contains. The icons are in `public/`, because Next adds a hash to the addresses of those in
 * `app/`, which no compression shortens.
 */
export const baseMetadata: Metadata = {
  metadataBase: new URL(site.url),
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '48x48' },
      { url: withBasePath('/art/nori-head.svg'), type: 'image/svg+xml' },
    ],
    apple: withBasePath('/apple-icon.png'),
  },
}
