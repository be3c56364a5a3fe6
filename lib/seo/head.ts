import { withBasePath } from '@/lib/base-path'
import { defaultLocale, getLocaleInfo, type Locale, locales } from '@/lib/i18n/locales'
import type { Dictionary, LegalText } from '@/lib/i18n/messages'
import { findVersion, type LegalEntry, landingPages, type PageEntry } from '@/lib/pages'
import { site, siteState } from '@/lib/site'

/** The head tags of a page that depend on its language. */
export interface Head {
  title: string
  meta: ({ name: string; content: string } | { property: string; content: string })[]
  links: { rel: string; href: string; hrefLang?: string }[]
}

/** The absolute URL of a path on the site. */
export const toAbsoluteUrl = (path: string) => site.url + path

export const getOgImageHref = (locale: Locale) => withBasePath(`/og/${locale}.png`)

/** Lists the alternates of a page, one for each language and x-default. @param translations the page in every language */
export function listAlternates(translations: readonly PageEntry[]): { hrefLang: string; href: string }[] {
  return [
    ...translations.map(({ locale, href }) => ({ hrefLang: locale, href: toAbsoluteUrl(href) })),
    { hrefLang: 'x-default', href: toAbsoluteUrl(findVersion(translations, defaultLocale).href) },
  ]
}

/** Search engines must not index a build for a real domain while facts are unconfirmed. */
const getRobotsContent = (isIndexed: boolean) =>
  isIndexed && siteState !== 'draft' ? 'index, follow' : 'noindex, follow'

/**
 * Builds the head of a page that search engines may list, by default the landing page (docs/behaviour.md, “Metadata”).
 * @param translations the page in every language
 * @param imageHref path of its Open Graph picture
 */
export function buildIndexedHead(
  { meta }: { meta: Record<keyof Dictionary['meta'], string> },
  locale: Locale,
  translations: readonly PageEntry[] = landingPages,
  imageHref = getOgImageHref(locale),
): Head {
  const url = toAbsoluteUrl(findVersion(translations, locale).href)
  const image = toAbsoluteUrl(imageHref)
  return {
    title: meta.title,
    meta: [
      { name: 'description', content: meta.description },
      { name: 'keywords', content: meta.keywords },
      { name: 'author', content: meta.author },
      { name: 'robots', content: getRobotsContent(true) },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: meta.siteName },
      { property: 'og:title', content: meta.title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: getLocaleInfo(locale).ogLocale },
      ...locales
        .filter((other) => other !== locale)
        .map((other) => ({ property: 'og:locale:alternate', content: getLocaleInfo(other).ogLocale })),
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(site.ogImage.width) },
      { property: 'og:image:height', content: String(site.ogImage.height) },
      { property: 'og:image:alt', content: meta.imageAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: meta.title },
      { name: 'twitter:description', content: meta.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: meta.imageAlt },
    ],
    links: [
      { rel: 'canonical', href: url },
      ...listAlternates(translations).map((alternate) => ({ rel: 'alternate', ...alternate })),
    ],
  }
}

/** Builds the head of a legal document's page and of its hash route. */
export function buildLegalHead(text: LegalText, page: LegalEntry, siteName: string): Head {
  return {
    title: `${text.title} | ${siteName}`,
    meta: [
      { name: 'description', content: text.description },
      { name: 'robots', content: getRobotsContent(page.isIndexed) },
    ],
    links: [{ rel: 'canonical', href: toAbsoluteUrl(page.href) }],
  }
}
