import type { Metadata } from 'next'
import { withBasePath } from '../base-path'
import { site } from '../site'

/**
 * Metadata of every page. The icons are in `public/`, because Next appends a hash, which does not compress, to the URL
 * of an icon in `app/`.
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
