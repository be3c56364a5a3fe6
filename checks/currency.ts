/* Finds the currencies and prices that texts name. */

/** Those that prices of the site may be in. Other codes, such as ALL, are also words. */
export const currencyCodes = [
  'CAD',
  'USD',
  'MXN',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'NZD',
  'JPY',
  'BRL',
  'COP',
  'ARS',
  'CLP',
]

/** The names of a currency in a language: `Canadian dollar`, `Canadian dollars`. */
const listNames = (currency: string, locale: string) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  return [1, 2].flatMap((count) =>
    format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? value : [])),
  )
}

const matchWords = (words: string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, flags)
const patterns: Map<string, RegExp[]> = new Map()
/** Matches the code and the names of a currency. */
function getPatterns(currency: string, locale: string) {
  const id = `${currency} ${locale}`
  const found = patterns.get(id) ?? [
    matchWords([currency], 'u'),
    matchWords(listNames(currency, locale), 'iu'),
  ]
  patterns.set(id, found)
  return found
}

/** Finds the currencies that a text names. @returns their codes */
export const findCurrencies = (text: string, locale: string): string[] =>
  currencyCodes.filter((currency) => getPatterns(currency, locale).some((pattern) => pattern.test(text)))

/** Whether a text names currencies, and not the one of the site. */
export const namesOtherCurrency = (text: string, locale: string, currency: string): boolean => {
  const found = findCurrencies(text, locale)
  return found.length > 0 && !found.includes(currency)
}

/** Whether a text has a price. */
export const hasPrice = (text: string): boolean => /\{price\}|\$\s?\d|\d\s?\$/.test(text)
