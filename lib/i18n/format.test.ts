import { formatDate, formatNumber, formatPrice } from './format'

test('formats prices in the notation of each language', () => {
  expect(formatPrice('24.99', 'CAD', 'en')).toBe('$24.99')
  expect(formatPrice('24.99', 'CAD', 'fr')).toBe('24,99\u00a0$')
  expect(formatPrice('24.99', 'CAD', 'es')).toBe('$24.99')
})

test('formats numbers and dates in the notation of each language, in every time zone', () => {
  expect(formatNumber('4.8', 'fr')).toBe('4,8')
  expect(formatDate('2026-11-21', 'en')).toBe('November 21, 2026')
  expect(formatDate('2026-11-21', 'es')).toBe('21 de noviembre de 2026')
})
