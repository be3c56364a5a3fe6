import { hstsPreload } from '@/lib/site'
import type { Hashes } from './rules'
import {
  aliasRedirects,
  cacheRules,
  getHeaders,
  httpsOnlySeconds,
  mustRevalidate,
  pagePaths,
  sharingRules,
} from './rules'

/** Creates the CloudFront function for viewer requests: it redirects, and maps clean URLs to files. */
export function createCloudFrontFunction(): string {
  const table = Object.fromEntries(aliasRedirects.map(({ from, to, status }) => [from, { to, status }]))
  return `// Written by the build from scripts/export/hosts/rules.ts. Associate with viewer requests, runtime 2.0.
var redirects = ${JSON.stringify(table)};
var pages = ${JSON.stringify(pagePaths)};
// The redirect of a page with a trailing slash, also of its name without .html. Other paths have none.
function findSlashRedirect(uri) {
  var name = uri.slice(0, -1);
  if (!name || !uri.endsWith('/')) return;
  var page = pages.indexOf(name) >= 0 ? name : pages.indexOf(name + '.html') >= 0 ? name + '.html' : '';
  return page && { to: page, status: 301 };
}
function encode(text) {
  // Keeps percent-encoding of the request, and encodes characters that headers must not contain.
  try { return encodeURI(text).replace(/%25/g, '%').replace(/#/g, '%23'); } catch (error) { return ''; }
}
function formatQuery(request) {
  var query = request.querystring || {};
  var pairs = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (item) {
      pairs.push(encode(name) + (item.value ? '=' + encode(item.value) : ''));
    });
  });
  return pairs.join('&');
}
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var redirect = redirects[uri] || findSlashRedirect(uri);
  if (redirect) {
    var query = formatQuery(request);
    var separator = query ? (redirect.to.indexOf('?') < 0 ? '?' : '&') : '';
    return {
      statusCode: redirect.status,
      statusDescription: 'Moved',
      headers: {
        location: { value: redirect.to + separator + query },
        'cache-control': { value: ${JSON.stringify(mustRevalidate)} },
      },
    };
  }
  if (uri === '/') request.uri = '/index.html';
  else if (!uri.endsWith('/') && uri.lastIndexOf('.') < uri.lastIndexOf('/')) request.uri = uri + '.html';
  return request;
}
`
}

/**
 * Creates CloudFront's response headers policies for `aws cloudfront create-response-headers-policy`: one per cache
 * behaviour, because a policy sends the same headers, including Cache-Control, for every request of its behaviour.
 * @returns for each policy the path pattern of its behaviour, its name, and its JSON
 */
export function createCloudFrontPolicies(hashes: Hashes): { pattern: string; name: string; text: string }[] {
  const paths = [...new Set([...cacheRules, ...sharingRules].map(({ path }) => path))]
  return ['*', ...paths].map((pattern) => {
    const path = pattern.replace('*', '')
    const name = ['nori', ...(path.match(/[a-z]+/g) ?? [])].join('-')
    return { pattern, name, text: formatPolicy(name, hashes, path) }
  })
}

/** Formats one policy. CloudFront has fields of its own for the headers in `ownFields`. */
function formatPolicy(name: string, hashes: Hashes, path: string) {
  const ownFields = /^(Strict-Transport-Security|X-Content-Type-Options|X-Frame-Options|Referrer-Policy)$/
  const { 'Content-Security-Policy': contentPolicy, ...others } = getHeaders(path, hashes)
  const custom = Object.entries(others).filter(([header]) => !ownFields.test(header))
  return `${JSON.stringify(
    {
      Name: name,
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: contentPolicy },
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: httpsOnlySeconds,
          IncludeSubdomains: hstsPreload,
          Preload: hstsPreload,
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { Override: true, FrameOption: 'DENY' },
        ReferrerPolicy: { Override: true, ReferrerPolicy: others['Referrer-Policy'] },
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
