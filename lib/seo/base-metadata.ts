import type { Metadata, Viewport } from 'next'
import { withBasePath } from '../base-path'
import { palette } from '../palette'
import { site } from '../site'

/** Metadata of every page. The icons are in `public/`, because Next appends a hash to the URL of an icon in `app/`. */
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

/** The viewport of every page, which extends to the edges of the screen. */
export const baseViewport: Viewport = {
  themeColor: palette.violet,
  viewportFit: 'cover',
  colorScheme: 'only light',
}
