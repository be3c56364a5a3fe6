import { hstsPreload } from '@/lib/site'
import type { Hashes } from './rules'
import {
  cacheRules,
  guessed,
  headersOf,
  httpsOnlySeconds,
  knownPages,
  revalidated,
  sharingRules,
} from './rules'

/** A CloudFront function for viewer requests: redirects, and clean addresses to files. */
export function cloudFrontFunction() {
  const table = Object.fromEntries(guessed.map(({ from, to, status }) => [from, { to, status }]))
  return `// Written by the build from scripts/export/hosts/rules.ts. Associate with viewer requests, runtime 2.0.
var redirects = ${JSON.stringify(table)};
var pages = ${JSON.stringify(knownPages())};
// A page with a final slash, also under its name without .html. Other addresses are not redirected.
function slashed(uri) {
  var name = uri.slice(0, -1);
  if (!name || !uri.endsWith('/')) return;
  var page = pages.indexOf(name) >= 0 ? name : pages.indexOf(name + '.html') >= 0 ? name + '.html' : '';
  return page && { to: page, status: 301 };
}
function escaped(text) {
  // Escapes of the request are kept; characters that are not allowed in a header are escaped.
  try { return encodeURI(text).replace(/%25/g, '%').replace(/#/g, '%23'); } catch (error) { return ''; }
}
function queryOf(request) {
  var query = request.querystring || {};
  var pairs = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (item) {
      pairs.push(escaped(name) + (item.value ? '=' + escaped(item.value) : ''));
    });
  });
  return pairs.join('&');
}
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var redirect = redirects[uri] || slashed(uri);
  if (redirect) {
    var query = queryOf(request);
    var separator = query ? (redirect.to.indexOf('?') < 0 ? '?' : '&') : '';
    return {
      statusCode: redirect.status,
      statusDescription: 'Moved',
      headers: {
        location: { value: redirect.to + separator + query },
        'cache-control': { value: ${JSON.stringify(revalidated)} },
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
 * CloudFront's response headers policies, one for each cache behaviour, for `aws cloudfront
 * create-response-headers-policy`: CloudFront sets Cache-Control by such a policy, and a policy sets the same
 * headers for all requests of its behaviour.
 * @returns path pattern of the behaviour, name of the policy
 */
export function cloudFrontPolicies(hashes: Hashes): { pattern: string; name: string; text: string }[] {
  const paths = [...new Set([...cacheRules, ...sharingRules].map(({ path }) => path))]
  return ['*', ...paths].map((pattern) => {
    const path = pattern.replace('*', '')
    const name = ['nori', ...(path.match(/[a-z]+/g) ?? [])].join('-')
    return { pattern, name, text: policy(name, hashes, path) }
  })
}

function policy(name: string, hashes: Hashes, path: string) {
  const { 'Content-Security-Policy': contentPolicy, ...others } = headersOf(path, hashes)
  const custom = Object.entries(others).filter(
    ([header]) =>
      !/^(Strict-Transport-Security|X-Content-Type-Options|X-Frame-Options|Referrer-Policy)$/.test(header),
  )
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
