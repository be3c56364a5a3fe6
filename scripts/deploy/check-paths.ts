import type { Redirect } from '../export/hosts/rules'
import { toCleanPath } from './check-file'
import { checkSecurity } from './check-headers'
import type { Site } from './finding'
import { sendRequest } from './request'

export const unknownPaths = ['/nothing', '/nothing/', '/nothing.html', '/fr/nothing', '/a/b/c.html']
/** Files of the project, or of the machine that published it, that must not be public. */
export const privatePaths = ['/.git/HEAD', '/.env', '/package.json', '/.deploy/rules.json']

const testQuery = 'deploy-check=1'
/** 307 and 308 are 302 and 301 that keep the request's method. */
const equivalentStatus: Record<number, number> = { 308: 301, 307: 302 }

/** Checks a redirect's status and target, and that it keeps the query. */
export async function checkRedirect({ toUrl, report, build }: Site, { from, to, status }: Redirect) {
  const url = toUrl(from)
  const response = await sendRequest(`${url}?${testQuery}`, 'manual')
  const location = response.headers.get('location') ?? ''
  if (response.status === 200) {
    // Netlify and GitHub Pages answer /fr/ with the page itself.
    const page = build.delivered.find(({ path }) => `${path}/` === from)
    if (page && response.body.equals(build.read(page.name))) return
  }
  if ((equivalentStatus[response.status] ?? response.status) !== status)
    return report('redirect', url, `status ${response.status} instead of ${status}`)
  const expected = new URL(toUrl(to))
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined
  if (target?.origin !== expected.origin || toCleanPath(target.pathname) !== toCleanPath(expected.pathname))
    return report('redirect', url, `redirects to ${target?.href ?? 'no URL'} instead of ${expected.pathname}`)
  // If the target has a query of its own, Cloudflare drops that of the request.
  const expectedQuery = expected.search.slice(1) || testQuery
  if (!target.search.slice(1).split('&').includes(expectedQuery))
    report('redirect', url, `the redirect loses “${expectedQuery}” of the query`)
}

/** Checks that an unknown path has status 404, the site's own 404 page and the security headers. */
export async function checkUnknownPath({ toUrl, report, build }: Site, path: string) {
  const url = toUrl(path)
  const response = await sendRequest(url)
  if (response.status !== 404) return report('missing', url, `status ${response.status} instead of 404`)
  if (!response.body.equals(build.read('404.html')))
    report('missing', url, 'another page than 404.html of out/')
  // Some hosts can't set headers for unknown paths in folders (scripts/export/hosts/headers-and-redirects.ts).
  if (path === '/nothing') checkSecurity(response, path, build.hashes, report)
  const maxAge = /max-age=([1-9]\d*)/.exec(response.headers.get('cache-control') ?? '')?.[1]
  if (maxAge) report('cache', url, `an unknown path is cached for ${maxAge} seconds`)
}

export async function checkPrivatePath({ toUrl, report }: Site, path: string) {
  const { status } = await sendRequest(toUrl(path))
  if (status === 200) report('leak', toUrl(path), 'a file of the project is public')
}
