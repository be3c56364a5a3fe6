/** The values from which the language is detected, of a browser or a request. Missing sources are left out. */
export interface LanguageSources {
  /** The query string, with or without its `?`. */
  search?: string
  pathname?: string
  /** A `Cookie` header or `document.cookie`. */
  cookie?: string | null
  /** Reads the values of the language key in local storage, then session storage. */
  stored?: () => readonly (string | null)[]
  /** BCP 47 tags in order of preference. */
  languages?: readonly string[]
  htmlLang?: string
}

export interface LanguageRules {
  locales: readonly string[]
  defaultLocale: string
  cookieName: string
}

/**
 * Picks the language: query, path prefix, cookie, storage, browser languages, `<html lang>`,
 * then the default (docs/behaviour.md, “Languages”). Ignores invalid values.
 *
 * Serialised into the page's head by boot.ts, so it must not use anything outside itself.
 */
export function detectLocale(sources: LanguageSources, rules: LanguageRules): string {
  const supported = (value: string | null | undefined) => rules.locales.find((locale) => locale === value)
  const base = (tag: string) => supported(tag.toLowerCase().split('-')[0])
  const prefix = /^\/([^/.]+)(?:\/|\.html|\/index\.html)?$/.exec(sources.pathname ?? '')?.[1]
  const cookie = new RegExp(`(?:^|;) *${rules.cookieName}=([^;]*)`).exec(sources.cookie ?? '')?.[1]

  return (
    supported(new URLSearchParams(sources.search).getAll('lang').pop()) ??
    (prefix === rules.defaultLocale ? undefined : supported(prefix)) ??
    supported(cookie) ??
    sources.stored?.().map(supported).find(Boolean) ??
    (sources.languages ?? []).map(base).find(Boolean) ??
    base(sources.htmlLang ?? '') ??
    rules.defaultLocale
  )
}
