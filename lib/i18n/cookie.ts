import { basePath } from '../base-path'
import { localeCookie } from './locales'

/** The language cookie, for `document.cookie` or a `Set-Cookie` header. */
export const languageCookie = (locale: string): string =>
  `${localeCookie}=${locale}; Path=${basePath}/; SameSite=Strict`
