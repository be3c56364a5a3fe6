import { type Rule, reportIf } from './rule'
import { countEdits } from './spelling-suggestions'

/* The e-mail address that readers write to. */

/** Well-known domains of mail, and some that only resemble them. */
const mailDomains =
  'gmail.com mail.com ymail.com email.com outlook.com outlook.fr outlook.es hotmail.com hotmail.fr hotmail.es hotmail.ca yahoo.com yahoo.ca yahoo.fr yahoo.es yahoo.com.mx live.com live.ca icloud.com protonmail.com proton.me videotron.ca sympatico.ca laposte.net orange.fr gmx.com aol.com'.split(
    ' ',
  )
/** From this length on, two letters of a domain may be wrong instead of one. */
const longDomainLength = 11

const isEmail = (text: string) => /^[^\s@,;:<>]+@[^\s@,;:<>]+\.[^\s@,;:<>.]{2,}$/.test(text)

/** Finds the well-known domain that is meant by a mistyped one. */
function findMeantDomain(domain: string): string | undefined {
  if (mailDomains.includes(domain)) return undefined
  return mailDomains.find(
    (known) => known.length > 8 && countEdits(domain, known) <= (known.length >= longDomainLength ? 2 : 1),
  )
}

/** Checks an e-mail address: its form, its letters, and whether its domain looks mistyped. */
export const checkEmail: Rule = ({ text }) => {
  const [prefix = '', address = '', stop = ''] =
    text.match(/^(mailto\s*:\s*)?(.*?)([.,;]+)?$/is)?.slice(1) ?? []
  const part = prefix.replace(/\s/g, '') || stop
  if (part && (prefix || isEmail(address)))
    return [{ code: 'emailForm', values: { part }, replacement: address }]
  if (!isEmail(text)) return [{ code: 'email' }]
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain !== text) return [{ code: 'emailAccent', replacement: plain }]
  const domain = text.slice(text.indexOf('@') + 1).toLowerCase()
  const meant = findMeantDomain(domain)
  return reportIf(meant !== undefined, {
    severity: 'warning',
    code: 'emailDomain',
    values: { part: domain, right: meant ?? '' },
    replacement: text.slice(0, text.indexOf('@') + 1) + meant,
  })
}
