import { basePath } from '../base-path'
import { localeCookieName } from './locales'

/** The language cookie, for `document.cookie` or a `Set-Cookie` header. */
export const formatLocaleCookie = (locale: string): string =>
  `${localeCookieName}=${locale}; Path=${basePath}/; SameSite=Strict`
