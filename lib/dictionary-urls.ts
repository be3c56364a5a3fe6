import { withBasePath } from './base-path'
import type { Locale } from './i18n/locales'

/* Not in urls.ts, because the inline script of every page contains this module. */

export const getDictionaryUrl = (locale: Locale) => withBasePath(`/locales/${locale}/translation.json`)

export const getLegalTextsUrl = (locale: Locale) => withBasePath(`/locales/${locale}/legal.json`)
