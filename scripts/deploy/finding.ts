import type { Build } from './build'

/** A deviation from the delivery rules. `what` is the same text for every URL that has the same problem. */
export type Finding = { kind: Kind; url: string; what: string }
export type Kind = keyof typeof cures
export type Report = (kind: Kind, url: string, what: string) => void

export interface Site {
  build: Build
  /** Converts a path without the base path to a URL of the live site. */
  toUrl: (path: string) => string
  report: Report
  isPreview: boolean
}

/** What to do about each kind of finding. docs/deploying.md has the details for each host. */
export const cures = {
  address: 'build with NEXT_PUBLIC_SITE_URL set to the URL of the site (for a preview, add --preview)',
  base: 'build with NEXT_PUBLIC_BASE_PATH set to the path of the site',
  request: 'check whether the host is up or limits the number of requests',
  status: 'publish the whole of out/',
  build:
    'publish out/ again, build the version that is live, or turn off what the host adds to pages (analytics, Rocket Loader, post-processing)',
  type: 'set the content type by file extension',
  compression: 'turn on compression for text files, or let the host send the .br and .gz files in out/',
  cache: 'publish the build’s file for this host; rules in the host’s dashboard may override it',
  security: 'publish the build’s file for this host; rules in the host’s dashboard may override it',
  policy: 'publish pages and headers of the same build',
  cookie: 'turn it off (bot protection, rate limits): the privacy policy does not mention this cookie',
  robots: 'turn it off for the site’s own URL (for a preview, add --preview)',
  redirect:
    'publish the build’s file for this host, and let the host neither add nor remove a trailing slash',
  missing: 'set 404.html in out/ as the host’s 404 page, with status 404',
  leak: 'publish out/ and nothing else',
}
