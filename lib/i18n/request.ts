import { getRequestConfig } from 'next-intl/server'
import { loadDictionary } from '#dictionaries'
import { defaultLocale, isLocale } from './locales'

/** next-intl's configuration for server components, such as the legal pages. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale
  return { locale, messages: await loadDictionary(locale), timeZone: 'UTC' }
})
