import './fonts'
import './globals.css'
import type { Metadata } from 'next'
import { loadDictionary } from '#dictionaries'
import { StaticPageHeader } from '@/components/shell/static-page-header'
import { buttonVariants } from '@/components/ui/button'
import { withBasePath } from '@/lib/base-path'
import { localeTable } from '@/lib/i18n/locales'
import { baseMetadata, baseViewport } from '@/lib/seo/base-metadata'
import { getLanguageHref } from '@/lib/urls'

export async function generateMetadata(): Promise<Metadata> {
  const { notFound, meta } = await loadDictionary('en')
  return { ...baseMetadata, title: `${notFound.title} | ${meta.siteName}` }
}
export const viewport = baseViewport

/** The 404 page, in every language because hosts serve one file for all URLs. */
export default async function NotFoundPage() {
  const translations = await Promise.all(
    localeTable.map(async ({ code }) => {
      const { title, text, home } = (await loadDictionary(code)).notFound
      return { code, title, text, home }
    }),
  )
  const { siteName } = (await loadDictionary('en')).meta
  return (
    <html lang="en">
      <body>
        <StaticPageHeader home={getLanguageHref('en')} name={siteName} />
        <main className="not-found">
          <img
            src={withBasePath('/art/not-found.svg')}
            alt=""
            width="700"
            height="480"
            className="not-found-art"
          />
          {translations.map(({ code, title, text, home }, index) => {
            const Heading = index === 0 ? 'h1' : 'h2'
            return (
              <section key={code} lang={code}>
                <Heading className="subtitle">{title}</Heading>
                <p>{text}</p>
                <a
                  className={buttonVariants({ variant: index === 0 ? 'default' : 'outline' })}
                  href={getLanguageHref(code)}
                >
                  {home}
                </a>
              </section>
            )
          })}
        </main>
      </body>
    </html>
  )
}
