import '@/app/fonts'
import '@/app/globals.css'
import { setRequestLocale } from 'next-intl/server'
import { findPageBySlug, staticPages } from '@/lib/pages'

export { baseMetadata as metadata, baseViewport as viewport } from '@/lib/seo/base-metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return staticPages.map(({ slug }) => ({ slug }))
}

export default async function StaticLayout({ children, params }: LayoutProps<'/[slug]'>) {
  const { locale } = findPageBySlug((await params).slug)
  setRequestLocale(locale)
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
