import { type NextRequest, NextResponse } from 'next/server'
import { languageCookie } from '@/lib/i18n/cookie'
import { detectLocale } from '@/lib/i18n/detect'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { localeFromPath } from '@/lib/i18n/urls'
import { getLandingPage } from '@/lib/pages'

/*
 * Runs under `next dev` and on a Node host only: an export has no server, and there the boot script
 * in the page applies the same rules (lib/i18n/boot.ts). The file keeps its old name, middleware,
 * because the owner requires it; Next warns about that once.
 */
export function middleware(request: NextRequest) {
  const { search, pathname } = request.nextUrl
  const locale = detectLocale(
    {
      search,
      pathname,
      cookie: request.headers.get('cookie') ?? '',
      languages: acceptedLanguages(request.headers.get('accept-language') ?? ''),
    },
    locales,
  )
  const known = locales.find((candidate) => candidate === locale) ?? defaultLocale
  const response =
    known === localeFromPath(pathname)
      ? NextResponse.next()
      : NextResponse.redirect(new URL(getLandingPage(known).href + search, request.url))
  response.headers.append('Set-Cookie', languageCookie(known))
  return response
}

/** The tags of an Accept-Language header, most wanted first (RFC 9110, section 12.5.4). */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

// Next reads this without running it, so it can't use the table of languages: any two letters match.
export const config = { matcher: ['/', '/:locale([a-z]{2})'] }
