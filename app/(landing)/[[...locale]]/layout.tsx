import '@/app/fonts'
import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { landingPages } from '@/lib/pages'
import { baseMetadata, baseViewport } from '@/lib/seo/base-metadata'

type Params = Promise<{ locale?: string[] }>

export const dynamicParams = false

export function generateStaticParams() {
  // Under `next dev` the rewrites in next.config.mjs add a second segment.
  const devSegment = process.env.NODE_ENV === 'development' ? ['landing'] : []
  return landingPages.map(({ route, locale }) => ({ locale: route === '/' ? [] : [locale, ...devSegment] }))
}

export const metadata: Metadata = baseMetadata
export const viewport: Viewport = baseViewport

export default async function LandingLayout({ children, params }: { children: ReactNode; params: Params }) {
  const [locale] = (await params).locale ?? []
  const pageLocale = isLocale(locale) ? locale : defaultLocale
  return (
    <html lang={pageLocale} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
