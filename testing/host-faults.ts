import type { Kind } from '@/scripts/deploy/finding'
import type { Faults } from './fake-host'

/* Faults of hosts that `npm run deploy:check` must find. */

type Case = [kind: Kind, what: string | RegExp, faults: Faults]

/** Creates a redirect. */
export const redirectTo = (Location: string) => ({ status: 301, headers: { Location } })
/** Changes one header of a path; undefined removes it. */
export const changeHeader = (path: string, name: string, value: string | string[] | undefined): Faults => ({
  [path]: { headers: { [name]: value } },
})

const chunk = '/_next/static/chunks/a.js'
const picture = '/art/letter.svg'
const hsts = 'Strict-Transport-Security'
const policy = 'Content-Security-Policy'

/** Wrong headers: kind and text of the expected finding, and the fault. */
const headers: Case[] = [
  ['type', /text\/plain instead of image\/svg\+xml$/, changeHeader(picture, 'Content-Type', 'text/plain')],
  ['type', /missing instead of image\/svg\+xml$/, changeHeader(picture, 'Content-Type', undefined)],
  [
    'type',
    /text\/html instead of text\/html; charset=utf-8$/,
    changeHeader('/', 'Content-Type', 'text/html'),
  ],
  [
    'type',
    /latin1 instead of .*utf-8/,
    changeHeader(picture, 'Content-Type', 'image/svg+xml; charset=latin1'),
  ],
  ['cache', /"no-store" instead of ".*immutable"$/, changeHeader(chunk, 'Cache-Control', 'no-store')],
  [
    'cache',
    /"" instead of "public, max-age=0, must-revalidate"$/,
    changeHeader('/', 'Cache-Control', undefined),
  ],
  ['cache', /^an unknown path .* 600 seconds$/, changeHeader('/nothing', 'Cache-Control', 'max-age=600')],
  ['security', `no ${hsts}`, changeHeader('/', hsts, undefined)],
  ['security', `${hsts} "max-age=1" instead of "max-age=63072000"`, changeHeader('/', hsts, 'max-age=1')],
  ['security', /"DENY, DENY" instead of "DENY"$/, changeHeader('/fr', 'X-Frame-Options', ['DENY', 'DENY'])],
  ['security', 'no X-Frame-Options', changeHeader('/nothing', 'X-Frame-Options', undefined)],
  [
    'security',
    'Cross-Origin-Resource-Policy "same-origin" instead of "cross-origin"',
    changeHeader('/og/fr.png', 'Cross-Origin-Resource-Policy', 'same-origin'),
  ],
  ['policy', `no ${policy}`, changeHeader('/', policy, undefined)],
  ['policy', `the ${policy} is not that of this build`, changeHeader('/', policy, "default-src 'none'")],
  ['cookie', 'the host sets a cookie (__cf_bm)', changeHeader('/', 'Set-Cookie', '__cf_bm=1; Path=/')],
  ['robots', 'X-Robots-Tag "noindex"', changeHeader('/', 'X-Robots-Tag', 'noindex')],
  ['redirect', /^redirects to .*\/terms instead of/, changeHeader('/terms', 'Location', undefined)],
]

/**
 * Lists faults of hosts, each with the kind and text of the only finding it causes, on the fault's first path.
 * @param read reads a file of the export
 */
export const listHostFaults = (read: (name: string) => Buffer): Case[] => [
  ...headers,
  ['status', 'status 404 instead of 200', { '/fr': { status: 404 } }],
  ['status', 'status 403 instead of 200', { '/og/fr.png': { status: 403 } }],
  ['request', /closed|ECONNRESET/, { '/es': { status: 0 } }],
  ['request', /incorrect header/, { '/fr': { body: 'not', headers: { 'Content-Encoding': 'gzip' } } }],
  ['request', /redirect count/, { '/fr': redirectTo('/fr') }],
  ['redirect', /^redirects to .*\/es$/, { '/fr': redirectTo('/es') }],
  [
    'redirect',
    /^redirects to .*\/fr\/$/,
    { '/fr': redirectTo('/fr/'), '/fr/': { status: 200, body: read('fr.html') } },
  ],
  ['redirect', 'status 404 instead of 301', { '/terms': { status: 404 } }],
  ['redirect', 'status 200 instead of 301', { '/fr/': { status: 200, body: 'Bonjour' } }],
  ['redirect', 'status 302 instead of 301', { '/terms': { status: 302 } }],
  [
    'redirect',
    /^redirects to https:\/\/evil\.example\/.* instead of \/terms-and-conditions\.html$/,
    { '/terms': redirectTo('https://evil.example/terms-and-conditions.html') },
  ],
  ['redirect', /^redirects to .*\/fr instead of/, { '/terms': redirectTo('/fr') }],
  ['redirect', /loses “deploy-check=1” of the query$/, { '/fr/': redirectTo('/fr') }],
  [
    'redirect',
    /loses “lang=en” of the query$/,
    { '/en': { ...redirectTo('/?deploy-check=1'), status: 302 } },
  ],
  ['build', 'other bytes than in out/', { '/locales/fr/translation.json': { body: '{"a":1}' } }],
  ['compression', 'not compressed', { '/fr': { body: read('fr.html') } }],
  ['missing', 'status 200 instead of 404', { '/a/b/c.html': { status: 200 } }],
  ['missing', 'another page than 404.html of out/', { '/nothing': { body: 'Not here' } }],
  ['leak', 'a file of the project is public', { '/.git/HEAD': { status: 200 } }],
]
