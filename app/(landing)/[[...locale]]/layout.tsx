import '@/app/fonts'
import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { bootScript } from '@/lib/i18n/boot'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { landingPages } from '@/lib/pages'
import { baseMetadata } from '@/lib/seo/base-metadata'
import { site } from '@/lib/site'

type Params = Promise<{ locale?: string[] }>

export const dynamicParams = false

export function generateStaticParams() {
  // For the rewrites in next.config.mjs.
  const more = process.env.NODE_ENV === 'development' ? ['landing'] : []
  return landingPages.map(({ route, locale }) => ({ locale: route === '/' ? [] : [locale, ...more] }))
}

export const metadata: Metadata = baseMetadata
export const viewport: Viewport = { themeColor: site.themeColor, viewportFit: 'cover' }

export default async function LandingLayout({ children, params }: { children: ReactNode; params: Params }) {
  const [locale] = (await params).locale ?? []
  const pageLocale = isLocale(locale) ? locale : defaultLocale
  return (
    <html lang={pageLocale} suppressHydrationWarning>
      <head>
        {/* data-own: the export keeps it (scripts/export/page.ts). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own functions, no input */}
        <script data-own="" dangerouslySetInnerHTML={{ __html: bootScript(pageLocale) }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
