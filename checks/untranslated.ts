import { isValueKey } from '@/lib/i18n/text-kinds'
import { type Exceptions, isException } from './allow-lists'
import { type Rule, reportIf } from './rule'

/* Finds texts that are still in English. */

/** Whether a text may be the same as in English. @param exceptions of the project (allow-lists.ts) */
export const mayMatchEnglish = (key: string, locale: string, exceptions: Exceptions) =>
  isValueKey(key) || isException(exceptions, { locale, key, code: 'stillEnglish' })

/** Reports a text that is the same as in English and has words. */
export const checkTranslated: Rule = ({ key, text, message, locale, translations }) => {
  const english = translations.find((translation) => translation.locale === 'en')
  const isEnglish = locale !== 'en' && text === english?.text && /\p{L}/u.test(message.plainText)
  return reportIf(isEnglish && !isValueKey(key), { code: 'stillEnglish' })
}
