import { locales } from './i18n/locales'
import { formatSecurityTxt } from './security-txt'

const email = 'hello@nori.test'
const canonical = 'https://nori.test/.well-known/security.txt'
const day = 86_400_000
const at = (date: string) => formatSecurityTxt({ email, canonical, now: new Date(date) })
const expiresAt = (text: string) => Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')

test('has one line for each field, and a final line break', () => {
  expect(at('2026-11-22T10:00:00Z')).toBe(`Contact: mailto:${email}
Expires: 2027-11-01T00:00:00Z
Preferred-Languages: ${locales.join(', ')}
Canonical: ${canonical}
`)
})

test('is the same for every build of a month', () => {
  expect(at('2026-11-01T00:00:00Z')).toBe(at('2026-11-30T23:59:59Z'))
})

test.each(['2026-01-01T00:00:00Z', '2027-02-28T12:00:00Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z'])(
  'of a build on %s expires after eleven to twelve months',
  (now) => {
    const days = (expiresAt(at(now)) - Date.parse(now)) / day
    expect(days).toBeGreaterThan(333)
    expect(days).toBeLessThanOrEqual(366)
  },
)
