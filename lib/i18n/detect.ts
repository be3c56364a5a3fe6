import { normalizePageUrl } from '../normalize-page-url'
import { defaultLocale, localeCookieName } from './locales'

/** Where a browser or a request may name a language. */
export interface LanguageSources {
  search?: string
  pathname?: string
  /** A `Cookie` header or `document.cookie`. */
  cookie?: string | null
  /** Reads local storage and session storage. Called only if no earlier source names a language. */
  readStored?: () => readonly (string | null | undefined)[]
  /** BCP 47 tags in order of preference. */
  languages?: readonly string[]
  htmlLang?: string
}

/**
 * Detects the language by the rules of docs/behaviour.md, “Languages”. Ignores invalid values.
 * @param locales the supported languages
 */
export function detectLocale(sources: LanguageSources, locales: readonly string[]): string {
  const supported = (value: string | null | undefined) => locales.find((locale) => locale === value)
  const base = (tag: string) => supported(tag.toLowerCase().split('-')[0])
  const prefix = normalizePageUrl(sources.pathname ?? '').slice(1)
  const cookie = new RegExp(`(?:^|;) *${localeCookieName}=([^;]*)`).exec(sources.cookie ?? '')?.[1]

  return (
    supported(new URLSearchParams(sources.search).getAll('lang').pop()) ??
    (prefix === defaultLocale ? undefined : supported(prefix)) ??
    supported(cookie) ??
    sources.readStored?.().map(supported).find(Boolean) ??
    (sources.languages ?? []).map(base).find(Boolean) ??
    base(sources.htmlLang ?? '') ??
    defaultLocale
  )
}
