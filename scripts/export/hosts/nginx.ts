import type { Hashes, PathRule, Redirect } from './rules'
import {
  cacheRules,
  createSecurityHeaders,
  hiddenHostFiles,
  mustRevalidate,
  redirects,
  sameOrigin,
  sharingRules,
} from './rules'

export interface NginxOptions {
  /** absolute path of the export */
  root: string
  /** port, or address and port */
  listen: string
  /** absolute path of a folder for nginx's pid and temporary files */
  folder: string
  /** such as `/nori`; empty at the root of a domain */
  basePath: string
}

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`

const formatMap = (variable: string, fallback: string, rules: PathRule[]) => `  map $uri ${variable} {
    default ${quote(fallback)};
${rules.map(({ path, value }) => `    ~^${path.slice(0, -1)} ${quote(value)};`).join('\n')}
  }`

/**
 * Removes the base path, once, before a location is chosen. `internal` refuses paths without it: only what has been
 * rewritten, and the 404 page, may pass.
 */
const formatBasePath = (
  basePath: string,
) => `    location = ${basePath} { return 301 ${basePath}/$is_args$args; }
    rewrite ^${basePath}(/.*)$ $1;
`

/** Formats a complete nginx configuration that serves the export. */
export const formatNginxConf = (hashes: Hashes, { root, listen, folder, basePath }: NginxOptions) => {
  const internal = basePath && 'internal; '
  /** Matches the exact path, and uses nothing of the request but its query. */
  const formatRedirect = ({ from, to, status }: Redirect) =>
    `    location = ${from} { ${internal}return ${status} ${basePath}${to}${to.includes('?') ? '$nori_more' : '$is_args$args'}; }`
  return `# Written by the build from scripts/export/hosts/rules.ts. A complete configuration for an instance of nginx:
# nginx -c /path/to/this/nginx.conf
worker_processes auto;
# In its own folder: in the system's temporary folder another user could create a link with this name first.
pid ${quote(`${folder}/nginx.pid`)};
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
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `  ${kind}_temp_path ${quote(`${folder}/${kind}`)};`)
  .join('\n')}

${formatMap('$nori_cache', mustRevalidate, cacheRules)}
${formatMap('$nori_sharing', sameOrigin, sharingRules)}
  # The request's query, for redirects whose target already has a query.
  map $args $nori_more {
    default "&$args";
    "" "";
  }

  server {
    listen ${listen};
    root ${quote(root)};
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    error_page 404 /404.html;
${Object.entries(createSecurityHeaders(hashes))
  .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
  .join('\n')}
    add_header Cross-Origin-Resource-Policy $nori_sharing always;
    add_header Cache-Control $nori_cache always;

${basePath && formatBasePath(basePath)}${redirects.map(formatRedirect).join('\n')}
    location ~ ^/(${hiddenHostFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ { ${internal}return 404; }
    location = / { ${internal}try_files /index.html =404; }
    location / { ${internal}try_files $uri $uri.html =404; }
  }
}
`
}
