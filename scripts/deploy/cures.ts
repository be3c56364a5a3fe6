import type { Kind } from './finding'
import { kinds } from './finding'
import type { HostName } from './hosts'

/** A cure for several kinds. */
export type Row = [kinds: Kind[], cure: string]

/** What the build's file for the host decides. */
const ruled: Kind[] = ['security', 'policy', 'cache', 'redirect', 'slashed', 'query']

/** What to change on each host; what is in no row is as in finding.ts. */
const rows: Partial<Record<HostName, Row[]>> = {
  cloudflare: [
    [
      ruled,
      'deploy the whole of out/ with its _headers and _redirects; a Transform Rule or Worker of the zone may change them too',
    ],
    [
      ['changed'],
      'dashboard: turn off Rocket Loader, Email Address Obfuscation and automatic Web Analytics for the zone',
    ],
    [['compression', 'vary', 'brotli'], 'dashboard: remove a Compression Rule that turns it off'],
    [
      ['missing'],
      'Workers: "not_found_handling": "404-page" in wrangler.jsonc; Pages: out/404.html must be in the upload',
    ],
    [['slash'], 'Workers: "html_handling": "auto-trailing-slash" in wrangler.jsonc'],
    [['https'], 'dashboard, SSL/TLS, Edge Certificates: turn on Always Use HTTPS'],
    [
      ['certificate'],
      'dashboard, SSL/TLS, Edge Certificates: see why Universal SSL does not renew it (DNS, CAA)',
    ],
    [['http2'], 'dashboard, Speed, Protocol: turn on HTTP/2'],
    [['cookie'], 'dashboard, Security: turn off Bot Fight Mode and rate limiting by cookie'],
    [['exposed'], 'Workers: out/.assetsignore of the build keeps it out'],
    [['robots'], 'check the custom domain: only *.pages.dev and *.workers.dev previews have it'],
  ],
  netlify: [
    [
      ruled,
      'publish out/ with its _headers and _redirects; rules in netlify.toml or the UI come before them',
    ],
    [
      ['changed', 'build'],
      'turn off post-processing and snippet injection ([build.processing] in netlify.toml), then deploy again',
    ],
    [['https'], 'Domain management, HTTPS: Force HTTPS'],
    [['certificate'], 'Domain management, HTTPS: Renew certificate'],
    [['exposed'], 'nothing to fear in these files; leave vercel.json out of the folder that you deploy'],
  ],
  vercel: [
    [ruled, 'deploy with out/vercel.json (npx vercel deploy out) or with .vercel/output of the build'],
    [['changed'], 'turn off Speed Insights, Web Analytics and the toolbar for this project'],
    [['missing', 'slash'], 'set neither cleanUrls nor trailingSlash'],
    [['robots'], 'check the production domain: Vercel hides deployments on other addresses'],
    [['certificate'], 'Project Settings, Domains: see what it says of the domain’s DNS'],
  ],
  cloudfront: [
    [
      ['security', 'policy', 'cache'],
      'update the response headers policies from .deploy/cloudfront-policy-*.json and check that each behaviour has its own',
    ],
    [
      ['redirect', 'slashed', 'query', 'slash'],
      'publish .deploy/cloudfront-function.js and associate it with viewer requests of every behaviour',
    ],
    [['status', 'build'], 'upload with .deploy/cloudfront-upload.sh, then create an invalidation for /*'],
    [
      ['type'],
      'upload with .deploy/cloudfront-upload.sh, which sets the types that the aws command does not know',
    ],
    [
      ['compression', 'vary', 'brotli'],
      'cache policy CachingOptimized, and “Compress objects automatically” in every behaviour',
    ],
    [['missing'], 'custom error responses: 403 and 404 with /404.html and status 404'],
    [['https'], 'behaviours: Redirect HTTP to HTTPS'],
    [['certificate'], 'ACM: see why the certificate is not renewed (its DNS record must stay)'],
    [['http2'], 'distribution settings: supported HTTP versions, HTTP/2'],
    [['exposed', 'leak'], 'delete it from the bucket; .deploy/cloudfront-upload.sh leaves it out'],
  ],
  github: [
    [
      ['status', 'missing', 'build'],
      'publish the whole of out/ again with its .nojekyll; Pages needs minutes, and browsers keep files for ten',
    ],
    [['https'], 'Settings, Pages: Enforce HTTPS'],
    [['certificate'], 'Settings, Pages: remove the custom domain and add it again'],
    [['base'], 'build with NEXT_PUBLIC_BASE_PATH=/repository'],
  ],
  nginx: [
    [
      [...ruled, 'type', 'compression', 'vary', 'missing', 'slash', 'exposed'],
      'copy .deploy/nginx.conf of this build to the server, then nginx -t and nginx -s reload',
    ],
    [['status', 'build'], 'copy out/ of this build to the folder of `root`'],
    [['brotli'], 'build with NGINX_BROTLI'],
    [['https'], 'build with NGINX_REDIRECT=80'],
    [['http2'], 'build with NGINX_CERTIFICATE and NGINX_KEY'],
    [['certificate'], 'renew it (certbot renew), then nginx -s reload'],
  ],
}

/** What to change on a host, in words. */
export const cureOf = (host: HostName, kind: Kind) =>
  rows[host]?.find(([cured]) => cured.includes(kind))?.[1] ?? kinds[kind]
