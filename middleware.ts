import { type NextRequest, NextResponse } from 'next/server'
import { formatLocaleCookie } from '@/lib/i18n/cookie'
import { detectLocale } from '@/lib/i18n/detect'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { localeFromPath } from '@/lib/urls'

/*
 * Redirects to the detected language under `next dev`. In the static export, an inline script applies the same rules
 * (client/before-hydration/select-language.ts). The owner requires the file name `middleware`, which Next has
 * deprecated, so Next prints a warning.
 */
export function middleware(request: NextRequest) {
  const { search, pathname } = request.nextUrl
  const detected = detectLocale(
    {
      search,
      pathname,
      cookie: request.headers.get('cookie') ?? '',
      languages: parseAcceptLanguage(request.headers.get('accept-language') ?? ''),
    },
    locales,
  )
  const locale = isLocale(detected) ? detected : defaultLocale
  const response =
    locale === localeFromPath(pathname)
      ? NextResponse.next()
      : NextResponse.redirect(new URL(getLandingPage(locale).href + search, request.url))
  response.headers.append('Set-Cookie', formatLocaleCookie(locale))
  return response
}

/** The languages of an Accept-Language header, which browsers send in order of preference. */
const parseAcceptLanguage = (header: string): string[] =>
  header.split(',').map((part) => part.replace(/;.*/, '').trim())

// Next parses this statically, so it can't use the table of languages; any two letters match.
export const config = { matcher: ['/', '/:locale([a-z]{2})'] }
