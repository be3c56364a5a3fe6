import { cacheRules, redirects, revalidated, securityHeaders } from './rules.mjs'

/*
 * The delivery rules in the languages of the hosts. Each function returns the text of a file.
 */

/** @typedef {import('./rules.mjs').Hashes} Hashes */

/** `_headers` of Cloudflare Pages and Workers, and of Netlify. @param {Hashes} hashes */
export function headersFile(hashes) {
  const block = (/** @type {string} */ path, /** @type {Record<string, string>} */ headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  // Headers of all blocks that fit are sent: no header may stand in two of them.
  return `${[
    block('/*', securityHeaders(hashes)),
    ...cacheRules.map(({ path, value }) => block(path, { 'Cache-Control': value })),
  ].join('\n')}\n`
}

/** `_redirects` of the same hosts. */
export const redirectsFile = () =>
  `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`

/**
 * Throws where a limit of Cloudflare's would be broken, which drops rules in silence
 * (developers.cloudflare.com/pages/configuration/headers and /redirects).
 * @param {string} headers text of `_headers` @param {string} redirectLines text of `_redirects`
 */
export function checkLimits(headers, redirectLines) {
  const lines = headers.trimEnd().split('\n')
  const rules = lines.filter((line) => !line.startsWith(' ')).length
  if (rules > 100)
    throw new Error(`_headers has ${rules} rules; Cloudflare takes 100. Join some in deploy/rules.mjs.`)
  const long = lines.find((line) => line.length > 2000)
  if (long)
    throw new Error(
      `_headers has a line of ${long.length} characters (${long.trim().slice(0, 40)}…); Cloudflare takes 2,000.`,
    )
  const targets = redirectLines.trimEnd().split('\n')
  const dynamic = targets.filter((line) => /[*:]/.test(line.split(' ')[0] ?? '')).length
  if (targets.length - dynamic > 2000 || dynamic > 100)
    throw new Error(
      `_redirects has ${targets.length} rules; Cloudflare takes 2,000 plain and 100 with * or :.`,
    )
}

/**
 * A whole nginx configuration for a folder.
 * @param {Hashes} hashes
 * @param {{ root: string, listen: string }} where
 */
export function nginxConf(hashes, { root, listen }) {
  const quoted = (/** @type {string} */ value) => `"${value.replaceAll('"', '\\"')}"`
  return `# Written by the build from deploy/rules.mjs. Includes what an own instance of nginx needs:
# nginx -c /path/to/this/nginx.conf
worker_processes auto;
pid /tmp/nori-nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/plain text/css text/xml application/javascript application/json image/svg+xml application/manifest+json;
  access_log off;
  sendfile on;
  server_tokens off;
  client_body_temp_path /tmp/nori-nginx-body;
  proxy_temp_path /tmp/nori-nginx-proxy;
  fastcgi_temp_path /tmp/nori-nginx-fastcgi;
  uwsgi_temp_path /tmp/nori-nginx-uwsgi;
  scgi_temp_path /tmp/nori-nginx-scgi;

  map $uri $nori_cache {
    default ${quoted(revalidated)};
${cacheRules.map(({ path, value }) => `    ~^${path.slice(0, -1)} ${quoted(value)};`).join('\n')}
  }

  server {
    listen ${listen};
    root ${root};
    absolute_redirect off;
    gzip_static on;
    error_page 404 /404.html;
${Object.entries(securityHeaders(hashes))
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    add_header Cache-Control $nori_cache always;

${redirects.map(({ from, to, status }) => `    location = ${from} { return ${status} ${to}; }`).join('\n')}
    location ~ ^/(_headers|_redirects|vercel\\.json)$ { return 404; }
    location ~ ^/(?<page>.+)/$ { return 301 /$page; }
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`
}

/** `vercel.json`, beside the pages. @param {Hashes} hashes */
export const vercelJson = (hashes) =>
  `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to, status }) => ({
        source: from,
        destination: to,
        statusCode: status,
      })),
      headers: [
        { source: '/(.*)', headers: pairs(securityHeaders(hashes)) },
        ...cacheRules.map(({ path, value }) => ({
          source: path.replace('*', '(.*)'),
          headers: pairs({ 'Cache-Control': value }),
        })),
      ],
    },
    null,
    2,
  )}\n`

const pairs = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** A CloudFront function for viewer requests: redirects, and clean addresses to files. */
export const cloudFrontFunction =
  () => `// Written by the build from deploy/rules.mjs. Associate with viewer requests.
var redirects = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to, status }) => [from, { to, status }])))};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var redirect = redirects[uri];
  if (redirect)
    return { statusCode: redirect.status, statusDescription: 'Moved', headers: { location: { value: redirect.to } } };
  if (uri.length > 1 && uri.endsWith('/'))
    return { statusCode: 301, statusDescription: 'Moved', headers: { location: { value: uri.slice(0, -1) } } };
  if (uri === '/') request.uri = '/index.html';
  else if (uri.lastIndexOf('.') < uri.lastIndexOf('/')) request.uri = uri + '.html';
  return request;
}
`

/** A CloudFront response headers policy, for `aws cloudfront create-response-headers-policy`. @param {Hashes} hashes */
export function cloudFrontPolicy(hashes) {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(hashes)
  const custom = Object.entries(others).filter(
    ([name]) =>
      !/^(Strict-Transport-Security|X-Content-Type-Options|X-Frame-Options|Referrer-Policy)$/.test(name),
  )
  return `${JSON.stringify(
    {
      Name: 'nori',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Preload: true,
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { Override: true, FrameOption: 'DENY' },
        ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
      },
      CustomHeadersConfig: {
        Quantity: custom.length,
        Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
    null,
    2,
  )}\n`
}
