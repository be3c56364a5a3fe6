import type { Answer } from './ask'
import { browserEncodings } from './ask'
import type { Delivered } from './build'
import type { Site } from './check-site'
import { checkCache, checkCompression, checkSecurity, checkType } from './headers'
import { forbidden } from './policy'

/** What hosts put into pages that pass them: not in the export, and against its policy. */
const additions =
  /\/cdn-cgi\/|cloudflareinsights|__cf_email__|rocket-loader|netlify-(?:rum|drawer)|\/_vercel\/(?:insights|speed-insights)/

/** An address as hosts with clean URLs redirect to it. */
const clean = (path: string) => path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** Where an answer redirects to, absolute; undefined if it does not, or to no address. */
export function locationOf({ status, sent, url }: Answer) {
  const [location] = sent('location')
  if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, url)) return undefined
  return new URL(location, url)
}

/**
 * The answer at an address, after redirects to the address without `.html`, which hosts with clean URLs make. A slash
 * that is added or removed is a finding; a redirect to anywhere else is, too.
 */
async function answerAt({ urlOf, ask, report }: Site, { path, kind }: Delivered) {
  const url = urlOf(path)
  const headers = { 'accept-encoding': browserEncodings }
  let answer = await ask(url, headers)
  for (let hop = 0; hop < 3; hop += 1) {
    const to = locationOf(answer)
    if (!to) break
    const from = new URL(url)
    const isSame =
      to.origin === from.origin && withoutSlash(clean(to.pathname)) === withoutSlash(clean(from.pathname))
    if (!isSame) {
      report('redirect', url, `redirects to ${to.href}`)
      return undefined
    }
    if (kind !== 'copy' && to.pathname.endsWith('/'))
      report('slash', url, 'redirects to the address with a slash')
    answer = await ask(to.href, headers)
  }
  return answer
}

export async function checkFile(site: Site, file: Delivered) {
  const { build, report, urlOf, ask } = site
  const url = urlOf(file.path)
  const answer = await answerAt(site, file)
  if (!answer) return
  if (answer.error) return report('request', url, answer.error)
  if (answer.status !== 200) {
    report('status', url, `status ${answer.status} instead of 200`)
    // Of another build: its name is made from its content.
    if (answer.status === 404 && file.path.startsWith('/_next/static/')) site.different.push(url)
    return
  }
  const isPage = file.name.endsWith('.html')
  const html = isPage ? answer.body.toString() : ''
  const addition = additions.exec(html)?.[0]
  if (addition && !additions.test(build.read(file.name).toString()))
    report('changed', url, `the host adds to the page (${addition})`)
  else if (!answer.body.equals(build.read(file.name))) site.different.push(url)
  if (file.kind === 'copy') return

  checkType(answer, file.name, report)
  checkCache(answer, file.path, report)
  checkSecurity(answer, file.path, build, report)
  const [policy] = answer.sent('content-security-policy')
  if (isPage && policy) for (const what of forbiddenIn(html, policy)) report('policy', url, what)
  if (file.isCompressed)
    checkCompression({ brotli: answer, gzip: await ask(answer.url, { 'accept-encoding': 'gzip' }) }, report)
  if (isPage) await checkValidator(site, answer)
  const [robots] = answer.sent('x-robots-tag')
  if (robots && !site.isPreview)
    report('robots', url, `X-Robots-Tag "${robots}" hides the page from search engines`)
}

function forbiddenIn(html: string, policy: string) {
  try {
    return forbidden(html, policy)
  } catch {
    return ['it is not a whole page']
  }
}

/** A page that has not changed must not be sent again. */
async function checkValidator({ ask, report }: Site, { url, sent }: Answer) {
  const [etag] = sent('etag')
  const [modified] = sent('last-modified')
  if (!etag && !modified) return report('validator', url, 'neither ETag nor Last-Modified')
  const again = await ask(url, {
    'accept-encoding': browserEncodings,
    ...(etag ? { 'if-none-match': etag } : { 'if-modified-since': modified ?? '' }),
  })
  if (again.status !== 304)
    report('validator', url, `status ${again.status} instead of 304 when nothing has changed`)
}

/** The site's own address in its pages, which search engines take. */
export async function checkAddress({ ask, urlOf, report, isPreview, skip }: Site) {
  const { hostname } = new URL(urlOf('/'))
  if (isPreview || /^(localhost|127\.|\[::1\])/.test(hostname))
    return skip('the address in the pages: this is a preview or this machine')
  const { body } = await ask(urlOf('/'))
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(body.toString()) ?? []
  if (canonical !== urlOf('/') && canonical !== urlOf('/').replace(/\/$/, ''))
    report('address', urlOf('/'), `the page says that its address is ${canonical ?? 'none'}`)
}
