import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontClasses } from '@/app/fonts'
import { legalPageScript } from '@/lib/legal/page-script'
import { documentBySlug, documentPages } from '@/lib/pages'
import { site } from '@/lib/site'

export const dynamicParams = false

export function generateStaticParams() {
  return documentPages.map(({ slug }) => ({ slug }))
}

export const metadata: Metadata = { metadataBase: new URL(site.url) }
export const viewport: Viewport = { themeColor: site.themeColor, viewportFit: 'cover' }

export default async function LegalLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ slug: string }>
}) {
  const { locale } = documentBySlug((await params).slug)
  setRequestLocale(locale)
  return (
    <html lang={locale} className={fontClasses}>
      <body>
        {children}
        {/* data-own: the export keeps it (scripts/export/page.mjs). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own functions, no input */}
        <script data-own="" dangerouslySetInnerHTML={{ __html: legalPageScript }} />
      </body>
    </html>
  )
}
