import type { Build } from './build'

/** `what`: what is wrong, in words that are the same for every address that has it. */
export type Finding = { kind: Kind; url: string; what: string }
export type Kind = keyof typeof cures
export type Report = (kind: Kind, url: string, what: string) => void

/** What every check gets. `urlOf`: of a path without the base path */
export interface Site {
  build: Build
  urlOf: (path: string) => string
  report: Report
  isPreview: boolean
}

/** The kinds of findings, with what to do. What each host needs for it is in docs/deploying.md. */
export const cures = {
  address: 'build with NEXT_PUBLIC_SITE_URL set to the address of the site (a preview: --preview)',
  base: 'build with NEXT_PUBLIC_BASE_PATH set to the path of the site',
  request: 'see whether the host is up, or limits the number of requests',
  status: 'publish the whole of out/',
  build:
    'publish out/ again, build the version that is live, or turn off what the host adds to pages (analytics, Rocket Loader, post-processing)',
  type: 'set the content type by the end of the file’s name',
  compression: 'turn on compression for texts, or let the host send the .br and .gz files of out/',
  cache: 'publish the build’s file for this host; rules in the host’s dashboard may come before it',
  security: 'publish the build’s file for this host; rules in the host’s dashboard may come before it',
  policy: 'publish pages and headers of the same build',
  cookie: 'turn it off (bot protection, rate limits): the privacy policy names no such cookie',
  robots: 'turn it off for the site’s own address (a preview: --preview)',
  redirect: 'publish the build’s file for this host, and let the host neither add nor remove a slash',
  missing: 'set 404.html of out/ as the host’s 404 page, with status 404',
  leak: 'publish out/ and nothing else',
}
