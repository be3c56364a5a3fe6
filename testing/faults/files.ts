import type { Case } from './fault'
import { at, body, both, header, redirect, status } from './fault'

const chunk = '/_next/static/chunks/a.js'
const picture = '/art/letter.svg'
const policy = 'Content-Security-Policy'

/** What can be wrong with the files that a host sends, one thing at a time. @param read a file of the export */
export const faultsOfFiles = (read: (name: string) => Buffer): Record<string, Case> => ({
  'a missing page': {
    fault: status('/fr', 404),
    kinds: ['status'],
    finding: ['/fr', 'status 404 instead of 200'],
  },
  'a forbidden picture': {
    fault: status('/og/fr.png', 403),
    kinds: ['status'],
    finding: ['/og/fr.png', 'status 403 instead of 200'],
  },
  'a connection that ends': {
    fault: status('/es', 0),
    kinds: ['request'],
    finding: ['/es', /closed|ECONNRESET/],
  },
  'a broken encoding': {
    fault: at('/fr', (sent) => {
      sent.body = Buffer.from('not gzip')
    }),
    kinds: ['request'],
    finding: ['/fr', /incorrect header/],
  },
  'a redirect without an end': {
    fault: redirect('/fr', '/fr'),
    kinds: ['request'],
    finding: ['/fr', /redirect count/],
  },
  'a page that leads to another': {
    fault: redirect('/fr', '/es'),
    kinds: ['redirect'],
    finding: ['/fr', /^redirects to .*\/es$/],
  },
  'a page that gets a slash': {
    fault: both(redirect('/fr', '/fr/'), status('/fr/', 200), body('/fr/', read('fr.html').toString())),
    kinds: ['redirect'],
    finding: ['/fr', /^redirects to .*\/fr\/$/],
  },
  'an old dictionary': {
    fault: body('/locales/fr/translation.json', '{"a":1}'),
    kinds: ['build'],
    finding: ['/locales/fr/translation.json', 'other bytes than in out/'],
  },
  'another type': {
    fault: header(picture, 'Content-Type', 'text/plain'),
    kinds: ['type'],
    finding: [picture, 'content type text/plain instead of image/svg+xml'],
  },
  'no type': {
    fault: header(picture, 'Content-Type', undefined),
    kinds: ['type'],
    finding: [picture, 'content type missing instead of image/svg+xml'],
  },
  'no charset': {
    fault: header('/', 'Content-Type', 'text/html'),
    kinds: ['type'],
    finding: ['/', 'content type text/html instead of text/html; charset=utf-8'],
  },
  'another charset': {
    fault: header(picture, 'Content-Type', 'image/svg+xml; charset=latin1'),
    kinds: ['type'],
    finding: [picture, /latin1 instead of .*utf-8/],
  },
  'a text that is not compressed': {
    fault: body('/fr', read('fr.html').toString()),
    kinds: ['compression'],
    finding: ['/fr', 'not compressed'],
  },
  'a script that is not kept': {
    fault: header(chunk, 'Cache-Control', 'no-store'),
    kinds: ['cache'],
    finding: [chunk, 'Cache-Control "no-store" instead of "public, max-age=31536000, immutable"'],
  },
  'no Cache-Control': {
    fault: header('/', 'Cache-Control', undefined),
    kinds: ['cache'],
    finding: ['/', 'Cache-Control "" instead of "public, max-age=0, must-revalidate"'],
  },
  'no HSTS': {
    fault: header('*', 'Strict-Transport-Security', undefined),
    kinds: ['security'],
    finding: ['/', 'no Strict-Transport-Security'],
  },
  'other HSTS': {
    fault: header('/', 'Strict-Transport-Security', 'max-age=1'),
    kinds: ['security'],
    finding: ['/', 'Strict-Transport-Security "max-age=1" instead of "max-age=63072000"'],
  },
  'a header twice': {
    fault: header('/fr', 'X-Frame-Options', ['DENY', 'DENY']),
    kinds: ['security'],
    finding: ['/fr', 'X-Frame-Options "DENY, DENY" instead of "DENY"'],
  },
  'pictures that other sites can’t show': {
    fault: header('/og/fr.png', 'Cross-Origin-Resource-Policy', 'same-origin'),
    kinds: ['security'],
    finding: ['/og/fr.png', 'Cross-Origin-Resource-Policy "same-origin" instead of "cross-origin"'],
  },
  'no policy': {
    fault: header('/', policy, undefined),
    kinds: ['policy'],
    finding: ['/', 'no Content-Security-Policy'],
  },
  'a policy of another build': {
    fault: at('/', (sent) => {
      sent.headers[policy] = String(sent.headers[policy]).replaceAll(/ 'sha256-[^']+'/g, " 'sha256-b2xk'")
    }),
    kinds: ['policy'],
    finding: ['/', 'the Content-Security-Policy is not that of this build'],
  },
  'a cookie': {
    fault: header('/', 'Set-Cookie', '__cf_bm=1; Path=/'),
    kinds: ['cookie'],
    finding: ['/', 'the host sets a cookie (__cf_bm)'],
  },
  'a page that is hidden': {
    fault: header('/', 'X-Robots-Tag', 'noindex'),
    kinds: ['robots'],
    finding: ['/', 'X-Robots-Tag "noindex"'],
  },
})
