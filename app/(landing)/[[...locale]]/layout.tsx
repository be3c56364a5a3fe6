import '@/app/fonts'
import '@/app/globals.css'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { landingPages } from '@/lib/pages'

export { baseMetadata as metadata, baseViewport as viewport } from '@/lib/seo/base-metadata'

export const dynamicParams = false

export function generateStaticParams() {
  // Under `next dev` the rewrites in next.config.mjs add a second segment.
  const devSegment = process.env.NODE_ENV === 'development' ? ['landing'] : []
  return landingPages.map(({ route, locale }) => ({ locale: route === '/' ? [] : [locale, ...devSegment] }))
}

export default async function LandingLayout({ children, params }: LayoutProps<'/[[...locale]]'>) {
  const [locale] = (await params).locale ?? []
  const pageLocale = isLocale(locale) ? locale : defaultLocale
  return (
    <html lang={pageLocale} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
