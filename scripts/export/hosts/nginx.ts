import type { Hashes, Redirect } from './rules'
import {
  cacheRules,
  hostFiles,
  redirects,
  revalidated,
  securityHeaders,
  sharingRules,
  unshared,
} from './rules'
export interface NginxOptions {
  /** absolute path of the export */
  root: string
  /** port, or address and port */
  listen: string
  /** absolute path of a folder for nginx's pid and temporary files */
  folder: string
  /** path of ngx_http_brotli_static_module.so, or `on` where nginx has it loaded */
  brotli?: string
  /** for HTTPS, with HTTP/2; absolute paths */
  tls?: { certificate: string; key: string }
  /** from a port without TLS to the site's own address */
  redirect?: { listen: string; to: string }
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

const map = (
  variable: string,
  otherwise: string,
  rules: { path: string; value: string }[],
) => `  map $uri ${variable} {
    default ${quoted(otherwise)};
${rules.map(({ path, value }) => `    ~^${path.slice(0, -1)} ${quoted(value)};`).join('\n')}
  }`

/** Matches exact addresses only, and uses no part of the request except its query. */
const redirectLine = ({ from, to, status }: Redirect) =>
  `    location = ${from} { return ${status} ${to}${to.includes('?') ? '$nori_more' : '$is_args$args'}; }`

/** To HTTPS, always on the site's own host. `$request_uri` is as it was sent, and nginx refuses control characters. */
const httpServer = ({ listen, to }: { listen: string; to: string }) => `  server {
    listen ${listen};
    return 301 ${to}$request_uri;
  }

`

/** A complete nginx configuration for a folder. */
export function nginxConf(hashes: Hashes, { root, listen, folder, brotli, tls, redirect }: NginxOptions) {
  return `# Written by the build from scripts/export/hosts/rules.ts. A complete configuration for an instance of nginx:
# nginx -c /path/to/this/nginx.conf
${brotli && brotli !== 'on' ? `load_module ${quoted(brotli)};\n` : ''}worker_processes auto;
# In its own folder: in the system's temporary folder another user could create a link with this name first.
pid ${quoted(`${folder}/nginx.pid`)};
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
  .map((kind) => `  ${kind}_temp_path ${quoted(`${folder}/${kind}`)};`)
  .join('\n')}

${map('$nori_cache', revalidated, cacheRules)}
${map('$nori_sharing', unshared, sharingRules)}
  # The request's query, for redirects whose target already has a query.
  map $args $nori_more {
    default "&$args";
    "" "";
  }

${redirect ? httpServer(redirect) : ''}  server {
    listen ${listen}${tls ? ' ssl http2' : ''};
${
  tls
    ? `    ssl_certificate ${quoted(tls.certificate)};
    ssl_certificate_key ${quoted(tls.key)};
    ssl_protocols TLSv1.2 TLSv1.3;
`
    : ''
}    root ${quoted(root)};
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
${brotli ? '    brotli_static on;\n' : ''}    error_page 404 /404.html;
${Object.entries(securityHeaders(hashes))
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    add_header Cross-Origin-Resource-Policy $nori_sharing always;
    add_header Cache-Control $nori_cache always;

${redirects.map(redirectLine).join('\n')}
    location ~ ^/(${hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ { return 404; }
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`
}
