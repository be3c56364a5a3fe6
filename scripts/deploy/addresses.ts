import type { Redirect } from '../export/hosts/rules'
import { aliasRedirects, trailingSlashRedirects } from '../export/hosts/rules'
import { ask } from './ask'
import { clean } from './files'
import type { Site } from './finding'
import { checkSecurity } from './headers'

/**
 * Redirects that every host with redirects can make. Those of `/privacy-policy.html/` are not among them, and no page
 * links there.
 */
export const checkedRedirects = [...aliasRedirects, ...trailingSlashRedirects]
/** Addresses that do not exist. */
export const unknown = ['/nothing', '/nothing/', '/nothing.html', '/fr/nothing', '/a/b/c.html']
/** Files of the project, or of the machine that published. */
export const secrets = ['/.git/HEAD', '/.env', '/package.json', '/.deploy/rules.json']

const query = 'deploy-check=1'
/** 307 and 308 are 302 and 301 that keep the request's method. */
const sameAs: Record<number, number> = { 308: 301, 307: 302 }

/** Checks a redirect: its status, where it leads to, and that it keeps the query. */
export async function checkRedirect({ urlOf, report, build }: Site, { from, to, status }: Redirect) {
  const url = urlOf(from)
  const answer = await ask(`${url}?${query}`, 'manual')
  const location = answer.headers.get('location') ?? ''
  if (answer.status === 200) {
    // Netlify and GitHub Pages answer /fr/ with the page itself.
    const page = build.delivered.find(({ path }) => `${path}/` === from)
    if (page && answer.body.equals(build.read(page.name))) return
  }
  if ((sameAs[answer.status] ?? answer.status) !== status)
    return report('redirect', url, `status ${answer.status} instead of ${status}`)
  const expected = new URL(urlOf(to))
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined
  if (target?.origin !== expected.origin || clean(target.pathname) !== clean(expected.pathname))
    return report('redirect', url, `leads to ${target?.href ?? 'no address'} instead of ${expected.pathname}`)
  // Cloudflare replaces the query of a request with that of a rule's target.
  const kept = expected.search.slice(1) || query
  if (!target.search.slice(1).split('&').includes(kept))
    report('redirect', url, `the redirect loses “${kept}” of the query`)
}

/** Checks that an unknown address has status 404, the site's own 404 page and the security headers. */
export async function checkUnknown({ urlOf, report, build }: Site, path: string) {
  const url = urlOf(path)
  const answer = await ask(url)
  if (answer.status !== 404) return report('missing', url, `status ${answer.status} instead of 404`)
  if (!answer.body.equals(build.read('404.html')))
    report('missing', url, 'another page than 404.html of out/')
  // Some hosts can't set headers of unknown addresses in folders (hosts/cloudflare.ts).
  if (path === '/nothing') checkSecurity(answer, path, build.hashes, report)
  const kept = /max-age=([1-9]\d*)/.exec(answer.headers.get('cache-control') ?? '')?.[1]
  if (kept) report('cache', url, `an unknown address is kept for ${kept} seconds`)
}

/** Checks that a file of the project is not public. */
export async function checkSecret({ urlOf, report }: Site, path: string) {
  if ((await ask(urlOf(path))).status === 200) report('leak', urlOf(path), 'a file of the project is public')
}
