import { at, body, both, header, status } from './fault'

const oldPage = '<html><head></head><body></body></html>'
const injected = '<html><head></head><body><a href="/cdn-cgi/x">a</a></body></html>'
const chunk = '/_next/static/chunks/a.js'
const picture = '/art/letter.svg'
const policy = 'Content-Security-Policy'

/** What can be wrong with the files that a host sends, one thing at a time. @param read a file of the export */
export const faultsOfFiles = (read: (name: string) => Buffer): Record<string, import('./fault').Case> => ({
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
    finding: ['/es', /hang up|ECONNRESET/],
  },
  'an old page': {
    fault: body('/fr', oldPage),
    kinds: ['build', 'compression'],
    finding: ['/', /^1 of \d+ files are not those of out\/ \(as \/fr\): the site is older/],
  },
  'an old site': {
    fault: both(body('/fr', oldPage), status(chunk, 404)),
    kinds: ['build', 'compression'],
    finding: ['/', /^2 of /],
  },
  'an old dictionary': {
    fault: body('/locales/fr/translation.json', '{"a":1}'),
    kinds: ['build'],
    finding: ['/', /older/],
  },
  'a host that adds to pages': {
    fault: body('/fr', injected),
    kinds: ['changed', 'compression'],
    finding: ['/fr', 'the host adds to the page (/cdn-cgi/)'],
  },
  'half a page': {
    fault: body('/fr', '<p>'),
    kinds: ['policy', 'build', 'compression'],
    finding: ['/fr', 'it is not a whole page'],
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
  'a script that is not kept': {
    fault: header(chunk, 'Cache-Control', 'no-store'),
    kinds: ['cache'],
    finding: [chunk, 'Cache-Control "no-store" instead of "public, max-age=31536000, immutable"'],
  },
  'no Cache-Control': {
    fault: header('/', 'Cache-Control', undefined),
    kinds: ['cache'],
    finding: ['/', 'no Cache-Control instead of "public, max-age=0, must-revalidate"'],
  },
  'unknown addresses that are kept': {
    fault: header('/nothing', 'Cache-Control', 'max-age=600'),
    kinds: ['cache'],
    finding: ['/nothing', 'an unknown address is kept for 600 seconds'],
  },
  'a text that is not compressed': {
    fault: body('/fr', read('fr.html').toString()),
    kinds: ['compression'],
    finding: ['/fr', 'not compressed'],
  },
  'brotli alone': {
    fault: (sent, path, request) => {
      if (path === picture && request.headers['accept-encoding'] === 'gzip')
        body(path, read('art/letter.svg').toString())(sent, path, request)
    },
    kinds: ['compression'],
    finding: [picture, 'not compressed for a browser that takes gzip only'],
  },
  'an answer that never comes': {
    fault: status('/og/fr.png', -1),
    kinds: ['request'],
    finding: ['/og/fr.png', 'no answer within 1 s'],
  },
  'a broken encoding': {
    fault: at('/fr', (sent) => {
      sent.body = Buffer.from('not gzip')
    }),
    kinds: ['request'],
    finding: ['/fr', /incorrect header/],
  },
  'no Vary': {
    fault: header(picture, 'Vary', undefined),
    kinds: ['vary'],
    finding: [picture, 'compressed without "Vary: Accept-Encoding"'],
  },
  'no validator': {
    fault: header('/', 'ETag', undefined),
    kinds: ['validator'],
    finding: ['/', 'neither ETag nor Last-Modified'],
  },
  'a validator that is not looked at': {
    fault: at('/', (sent) => {
      if (sent.status === 304) sent.status = 200
    }),
    kinds: ['validator'],
    finding: ['/', 'status 200 instead of 304 when nothing has changed'],
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
    finding: ['/fr', 'X-Frame-Options 2 times'],
  },
  'unknown addresses without headers': {
    fault: header('/nothing', 'X-Frame-Options', undefined),
    kinds: ['security'],
    finding: ['/nothing', 'no X-Frame-Options'],
  },
  'pictures that other sites can’t show': {
    fault: header('/og/fr.png', 'Cross-Origin-Resource-Policy', 'same-origin'),
    kinds: ['security'],
    finding: ['/og/fr.png', 'Cross-Origin-Resource-Policy "same-origin" instead of "cross-origin"'],
  },
  'another policy': {
    fault: header('/', policy, 'default-src *'),
    kinds: ['policy', 'security'],
    finding: ['/', '1 inline script is not in the policy'],
  },
  'a policy of another build': {
    fault: at('/', (sent) => {
      sent.headers[policy] = String(sent.headers[policy]).replaceAll(/ 'sha256-[^']+'/g, " 'sha256-b2xk'")
    }),
    kinds: ['policy'],
    finding: ['/', '1 inline script is not in the policy'],
  },
  'a cookie': {
    fault: header('/', 'Set-Cookie', '__cf_bm=1; Path=/'),
    kinds: ['cookie'],
    finding: ['/', 'the host sets a cookie (__cf_bm)'],
  },
  'a page that is hidden': {
    fault: header('/', 'X-Robots-Tag', 'noindex'),
    kinds: ['robots'],
    finding: ['/', 'X-Robots-Tag "noindex" hides the page from search engines'],
  },
})
