import type { Kind } from '@/scripts/deploy/finding'
import type { Fault, Sent } from './faulty-host'

/** Faults of a host, for the tests of `npm run deploy:check`. */
type FaultAt = Fault & { path: string }

/** A fault at one path, or with `*` everywhere. */
export const at = (path: string, change: (sent: Sent) => void): FaultAt =>
  Object.assign<Fault, { path: string }>(
    (sent, asked) => {
      if (path === '*' || path === asked) change(sent)
    },
    { path },
  )
/** A status at a path. */
export const status = (path: string, code: number) =>
  at(path, (sent) => {
    sent.status = code
  })
/** A header’s value at a path. */
export const header = (path: string, name: string, value: string | string[] | undefined) =>
  at(path, (sent) => {
    sent.headers[name] = value
  })
/** A text that is not compressed at a path. */
export const body = (path: string, text: string) =>
  at(path, (sent) => {
    sent.body = Buffer.from(text)
    sent.headers['Content-Encoding'] = undefined
  })
/** A redirect at a path. */
export const redirect = (path: string, to: string) =>
  at(path, (sent) => {
    sent.status = 301
    sent.headers.Location = to
  })
/** Several faults at once. */
export const both = (first: FaultAt, ...others: FaultAt[]): FaultAt =>
  Object.assign<Fault, { path: string }>(
    (...given) => {
      for (const fault of [first, ...others]) fault(...given)
    },
    { path: first.path },
  )

const chunk = '/_next/static/chunks/a.js'
const picture = '/art/letter.svg'
const policy = 'Content-Security-Policy'

/**
 * What can be wrong with a host, one thing at a time: the only kind of findings that it must give, what is wrong, and the
 * fault, at whose path it is found.
 * @param read a file of the export
 */
export const faultsOf = (
  read: (name: string) => Buffer,
): [kind: Kind, what: string | RegExp, fault: FaultAt][] => [
  ['status', 'status 404 instead of 200', status('/fr', 404)],
  ['status', 'status 403 instead of 200', status('/og/fr.png', 403)],
  ['request', /closed|ECONNRESET/, status('/es', 0)],
  [
    'request',
    /incorrect header/,
    at('/fr', (sent) => {
      sent.body = Buffer.from('not gzip')
    }),
  ],
  ['request', /redirect count/, redirect('/fr', '/fr')],
  ['redirect', /^redirects to .*\/es$/, redirect('/fr', '/es')],
  [
    'redirect',
    /^redirects to .*\/fr\/$/,
    both(redirect('/fr', '/fr/'), status('/fr/', 200), body('/fr/', read('fr.html').toString())),
  ],
  ['build', 'other bytes than in out/', body('/locales/fr/translation.json', '{"a":1}')],
  ['type', 'content type text/plain instead of image/svg+xml', header(picture, 'Content-Type', 'text/plain')],
  ['type', 'content type missing instead of image/svg+xml', header(picture, 'Content-Type', undefined)],
  [
    'type',
    'content type text/html instead of text/html; charset=utf-8',
    header('/', 'Content-Type', 'text/html'),
  ],
  ['type', /latin1 instead of .*utf-8/, header(picture, 'Content-Type', 'image/svg+xml; charset=latin1')],
  ['compression', 'not compressed', body('/fr', read('fr.html').toString())],
  [
    'cache',
    'Cache-Control "no-store" instead of "public, max-age=31536000, immutable"',
    header(chunk, 'Cache-Control', 'no-store'),
  ],
  [
    'cache',
    'Cache-Control "" instead of "public, max-age=0, must-revalidate"',
    header('/', 'Cache-Control', undefined),
  ],
  ['security', 'no Strict-Transport-Security', header('/', 'Strict-Transport-Security', undefined)],
  [
    'security',
    'Strict-Transport-Security "max-age=1" instead of "max-age=63072000"',
    header('/', 'Strict-Transport-Security', 'max-age=1'),
  ],
  [
    'security',
    'X-Frame-Options "DENY, DENY" instead of "DENY"',
    header('/fr', 'X-Frame-Options', ['DENY', 'DENY']),
  ],
  [
    'security',
    'Cross-Origin-Resource-Policy "same-origin" instead of "cross-origin"',
    header('/og/fr.png', 'Cross-Origin-Resource-Policy', 'same-origin'),
  ],
  ['policy', 'no Content-Security-Policy', header('/', policy, undefined)],
  [
    'policy',
    'the Content-Security-Policy is not that of this build',
    at('/', (sent) => {
      sent.headers[policy] = String(sent.headers[policy]).replaceAll(/ 'sha256-[^']+'/g, " 'sha256-b2xk'")
    }),
  ],
  ['cookie', 'the host sets a cookie (__cf_bm)', header('/', 'Set-Cookie', '__cf_bm=1; Path=/')],
  ['robots', 'X-Robots-Tag "noindex"', header('/', 'X-Robots-Tag', 'noindex')],
  ['redirect', 'status 404 instead of 301', status('/terms', 404)],
  ['redirect', 'status 200 instead of 301', both(status('/fr/', 200), body('/fr/', 'Bonjour'))],
  ['redirect', 'status 302 instead of 301', status('/terms', 302)],
  [
    'redirect',
    /^leads to https:\/\/evil\.example\/.* instead of \/terms-and-conditions\.html$/,
    redirect('/terms', 'https://evil.example/terms-and-conditions.html'),
  ],
  ['redirect', /^leads to .*\/fr instead of/, redirect('/terms', '/fr')],
  ['redirect', /^leads to .*\/terms instead of/, header('/terms', 'Location', undefined)],
  ['redirect', 'the redirect loses “deploy-check=1” of the query', redirect('/fr/', '/fr')],
  [
    'redirect',
    'the redirect loses “lang=en” of the query',
    both(redirect('/en', '/?deploy-check=1'), status('/en', 302)),
  ],
  ['missing', 'status 200 instead of 404', status('/a/b/c.html', 200)],
  ['missing', 'another page than 404.html of out/', body('/nothing', 'Not here')],
  ['cache', 'an unknown address is kept for 600 seconds', header('/nothing', 'Cache-Control', 'max-age=600')],
  ['security', 'no X-Frame-Options', header('/nothing', 'X-Frame-Options', undefined)],
  ['leak', 'a file of the project is public', status('/.git/HEAD', 200)],
]
