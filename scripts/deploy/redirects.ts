import type { Redirect } from '../export/hosts/rules'
import { guessed, redirects } from '../export/hosts/rules'
import type { Site } from './check-site'
import { locationOf } from './files'

const query = 'deploy-check=1'
/** 307 and 308 are 302 and 301 that keep the request's method. */
const sameAs: Record<number, number> = { 308: 301, 307: 302, 303: 302 }
const clean = (path: string) => path.replace(/\.html$/, '')

async function checkRedirect({ ask, urlOf, report, build }: Site, { from, to, status }: Redirect) {
  const url = urlOf(from)
  // No page links there, and some hosts can't: a kind of its own.
  const isGuessed = guessed.some((one) => one.from === from)
  const kind = to.endsWith('.html') && !isGuessed ? 'slashed' : 'redirect'
  const expected = new URL(urlOf(to))
  const shown = `${expected.pathname}${expected.search}`
  const first = await ask(`${url}?${query}`)
  if (first.error) return report('request', url, first.error)
  let target = locationOf(first)
  if (!target) {
    const name = to === '/' ? 'index.html' : `${clean(to.slice(1))}.html`
    const isPage = first.status === 200 && from === `${to}/` && first.body.equals(build.read(name))
    if (isPage) return report('slash', url, 'answers with the page instead of leading to its address')
    return report(kind, url, `status ${first.status} instead of a redirect to a page`)
  }
  if ((sameAs[first.status] ?? first.status) !== status)
    report(kind, url, `status ${first.status} instead of ${status}`)
  // On hosts with clean URLs the rule's target leads on to its clean name.
  for (let hop = 0; hop < 3 && target.origin === expected.origin; hop += 1) {
    const next = locationOf(await ask(target.href))
    if (!next) break
    target = next
  }
  if (target.origin !== expected.origin || clean(target.pathname) !== clean(expected.pathname))
    return report('redirect', url, `leads to ${target.href} instead of ${shown}`)
  const missing = [query, ...expected.search.slice(1).split('&')].filter(
    (pair) => pair && !target?.search.slice(1).split('&').includes(pair),
  )
  if (missing.length > 0) report('query', url, `the redirect loses “${missing.join('&')}” of the query`)
}

/** Every redirect of the rules. */
export const checkRedirects = (site: Site) =>
  Promise.all(redirects.map((redirect) => checkRedirect(site, redirect)))
