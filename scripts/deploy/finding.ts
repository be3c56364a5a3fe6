/** `what`: what is wrong, in words that are the same for every address that has it. */
export type Finding = { kind: Kind; url: string; what: string }
export type Kind = keyof typeof kinds
export type Report = (kind: Kind, url: string, what: string) => void

/** The kinds of findings, with what to do on a host that is not known. Hosts' own cures are in cures.ts. */
export const kinds = {
  request: 'see whether the host is up, or limits the number of requests (--parallel=2)',
  status: 'publish the whole of out/',
  build: 'publish out/ again, or build the version that is live',
  changed: 'turn off whatever changes pages on their way',
  redirect: 'use the redirects of scripts/export/hosts/rules.ts in the host’s own format',
  slashed: 'redirect a page’s name with a slash at its end to the page',
  slash: 'let the host answer with the file, without adding or removing a slash',
  query: 'let redirects keep the query of the request',
  type: 'set the content type by the end of the file’s name',
  cache: 'set Cache-Control by the rules of scripts/export/hosts/rules.ts',
  validator: 'let the host send ETag or Last-Modified, and answer 304 to them',
  compression: 'turn on compression for texts, or let the host send the .br and .gz files of out/',
  brotli: 'turn on brotli',
  vary: 'send "Vary: Accept-Encoding" with what is compressed',
  security: 'send the headers of out/_headers, once',
  policy: 'publish the headers of the same build as the pages',
  cookie: 'turn it off: the privacy policy names no such cookie',
  robots: 'turn it off for the site’s own address (a preview: --preview)',
  missing: 'answer unknown addresses with 404.html and status 404',
  exposed: 'keep files that are for hosts out of the site, or answer 404',
  leak: 'publish out/ and nothing else',
  hostile: 'make no Location from the path of a request',
  https: 'redirect http:// to https:// with status 301 or 308',
  certificate: 'renew it, and see why it is not renewed by itself',
  http2: 'turn on HTTP/2',
  address: 'build with NEXT_PUBLIC_SITE_URL set to the site’s address (a preview: --preview)',
  base: 'build with NEXT_PUBLIC_BASE_PATH set to the path that the site is under',
}

/** Kinds that are worth a line and are no fault. */
export const notes: readonly Kind[] = ['brotli']
