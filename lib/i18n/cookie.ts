/** The name of the language cookie, and the site's base path, which is the cookie's path. */
export interface CookieRules {
  cookieName: string
  basePath: string
}

/**
 * The language cookie, for `document.cookie` or a `Set-Cookie` header (docs/behaviour.md, “Languages”).
 *
 * Serialised into the page's head by boot.ts, so it must not use anything outside itself.
 */
export function languageCookie(locale: string, { cookieName, basePath }: CookieRules): string {
  return `${cookieName}=${locale}; Path=${basePath}/; SameSite=Strict`
}
