// The CloudFront function for viewer requests of the default behaviour (docs/deploying.md): redirects short addresses, and
// finds the file of an address without a file extension. Its runtime, cloudfront-js-2.0, has no destructuring.
const redirects = {
  '/en': { to: '/?lang=en', status: 302 },
  '/terms': { to: '/terms-and-conditions.html', status: 301 },
  '/privacy': { to: '/privacy-policy.html', status: 301 },
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request
  const path = request.uri
  const redirect = redirects[path.endsWith('/') ? path.slice(0, -1) : path]
  if (redirect) {
    const query = request.rawQueryString()
    const separator = redirect.to.includes('?') ? '&' : '?'
    return {
      statusCode: redirect.status,
      statusDescription: 'Moved',
      headers: {
        location: { value: redirect.to + (query ? separator + query : '') },
        'cache-control': { value: 'public, max-age=0, must-revalidate' },
      },
    }
  }
  if (path.endsWith('/')) request.uri = `${path}index.html`
  else if (path.lastIndexOf('.') < path.lastIndexOf('/')) request.uri = `${path}.html`
  return request
}
