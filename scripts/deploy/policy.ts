import { readPage } from '../export/page'
import { hashesOf } from '../export/security'

/**
 * What a page needs and the policy that is sent with it does not allow: texts for people. The page is the one that
 * the site sent, which may be older than the build here.
 * @param policy the header's value
 */
export function forbidden(html: string, policy: string): string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  const { scripts, styles } = hashesOf([readPage('page', html)])
  const lacking = (name: string, hashes: string[]) => {
    const sources = directives.get(name) ?? directives.get('default-src') ?? []
    if (sources.includes("'unsafe-inline'") && !sources.some((one) => /^'(sha|nonce)/.test(one))) return []
    return hashes.filter((hash) => !sources.includes(`'sha256-${hash}'`))
  }
  const count = (hashes: string[], what: string) =>
    hashes.length > 0
      ? [`${hashes.length} inline ${what}${hashes.length > 1 ? 's are' : ' is'} not in the policy`]
      : []
  return [
    ...count(lacking('script-src', scripts), 'script'),
    ...count(lacking('style-src', styles), 'style sheet'),
  ]
}
