import type { Kind } from '@/scripts/deploy/finding'
import type { Faults } from './fake-host'

/* Faults of hosts that `npm run deploy:check` must find. */

/** Creates a redirect. */
export const redirectTo = (Location: string) => ({ status: 301, headers: { Location } })
/** Changes one header of a path; undefined removes it. */
export const changeHeader = (path: string, name: string, value: string | string[] | undefined): Faults => ({
  [path]: { headers: { [name]: value } },
})

const hsts = 'Strict-Transport-Security'
const policy = 'Content-Security-Policy'

/** Faults of hosts, each with the kind and text of the only finding it causes, on the fault's first path. */
export const hostFaults: [kind: Kind, what: RegExp, faults: Faults][] = [
  ['type', /text\/plain instead of image/, changeHeader('/art/letter.svg', 'Content-Type', 'text/plain')],
  ['type', /missing instead of image/, changeHeader('/art/letter.svg', 'Content-Type', undefined)],
  ['type', /html instead of text\/html; charset=utf-8$/, changeHeader('/', 'Content-Type', 'text/html')],
  [
    'cache',
    /"no-store" instead of ".*immutable"$/,
    changeHeader('/_next/static/chunks/a.js', 'Cache-Control', 'no-store'),
  ],
  ['cache', /^an unknown path .* 600 seconds$/, changeHeader('/nothing', 'Cache-Control', 'max-age=600')],
  ['security', /^no Strict-Transport-Security$/, changeHeader('/', hsts, undefined)],
  ['security', /^no X-Frame-Options$/, changeHeader('/nothing', 'X-Frame-Options', undefined)],
  ['security', /"max-age=1" instead of "max-age=63072000"$/, changeHeader('/', hsts, 'max-age=1')],
  ['security', /"DENY, DENY" instead of "DENY"$/, changeHeader('/fr', 'X-Frame-Options', ['DENY', 'DENY'])],
  ['policy', /^no Content-Security-Policy$/, changeHeader('/', policy, undefined)],
  ['policy', /is not that of this build$/, changeHeader('/', policy, "default-src 'none'")],
  ['cookie', /\(__cf_bm\)$/, changeHeader('/', 'Set-Cookie', '__cf_bm=1; Path=/')],
  ['robots', /^X-Robots-Tag "noindex"$/, changeHeader('/', 'X-Robots-Tag', 'noindex')],
  ['status', /^status 404 instead of 200$/, { '/fr': { status: 404 } }],
  ['request', /closed|ECONNRESET/, { '/es': { status: 0 } }],
  ['request', /redirect count/, { '/fr': redirectTo('/fr') }],
  ['build', /^other bytes than in out\/$/, { '/locales/fr/translation.json': { body: '{"a":1}' } }],
  ['compression', /^not compressed$/, changeHeader('/art/letter.svg', 'Content-Encoding', undefined)],
  ['redirect', /^redirects to .*\/es$/, { '/fr': redirectTo('/es') }],
  ['redirect', /^status 404 instead of 301$/, { '/terms': { status: 404 } }],
  ['redirect', /^status 302 instead of 301$/, { '/terms': { status: 302 } }],
  ['redirect', /^status 200 instead of 301$/, { '/fr/': { status: 200, body: 'Bonjour' } }],
  ['redirect', /^redirects to no URL instead of/, changeHeader('/terms', 'Location', 'https://')],
  [
    'redirect',
    /^redirects to https:\/\/evil\.example.* instead of/,
    { '/terms': redirectTo('https://evil.example/terms-and-conditions.html') },
  ],
  ['redirect', /^redirects to .*\/fr instead of/, { '/terms': redirectTo('/fr') }],
  ['redirect', /loses “deploy-check=1” of the query$/, { '/fr/': redirectTo('/fr') }],
  ['missing', /^status 200 instead of 404$/, { '/a/b/c.html': { status: 200 } }],
  ['missing', /^another page than 404.html/, { '/nothing': { body: 'Not here' } }],
  ['leak', /^a file of the project is public$/, { '/.git/HEAD': { status: 200 } }],
]
