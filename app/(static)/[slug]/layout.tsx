import '@/app/fonts'
import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { findPageBySlug, staticPages } from '@/lib/pages'
import { baseMetadata, baseViewport } from '@/lib/seo/base-metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return staticPages.map(({ slug }) => ({ slug }))
}

export const metadata: Metadata = baseMetadata
export const viewport: Viewport = baseViewport

export default async function StaticLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ slug: string }>
}) {
  const { locale } = findPageBySlug((await params).slug)
  setRequestLocale(locale)
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
