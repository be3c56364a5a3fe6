import { body, redirect, status } from './fault'

/** What can be wrong with redirects, unknown addresses and files that are not for visitors. @param read a file of the export */
export const faultsOfAddresses = (
  read: (name: string) => Buffer,
): Record<string, import('./fault').Case> => ({
  'a missing redirect': {
    fault: status('/terms', 404),
    kinds: ['redirect'],
    finding: ['/terms', 'status 404 instead of a redirect to a page'],
  },
  'a name with a slash that is not found': {
    fault: status('/privacy-policy.html/', 404),
    kinds: ['slashed'],
    finding: ['/privacy-policy.html/', 'status 404 instead of a redirect to a page'],
  },
  'a redirect for a while': {
    fault: status('/terms', 302),
    kinds: ['redirect'],
    finding: ['/terms', 'status 302 instead of 301'],
  },
  'a redirect to another site': {
    fault: redirect('/terms', 'https://evil.example/'),
    kinds: ['redirect'],
    finding: ['/terms', 'leads to https://evil.example/ instead of /terms-and-conditions.html'],
  },
  'a redirect without an end': {
    fault: redirect('/terms', '/terms'),
    kinds: ['redirect'],
    finding: ['/terms', /^leads to .*\/terms instead of/],
  },
  'a page that leads to another': {
    fault: redirect('/fr', '/es'),
    kinds: ['redirect'],
    finding: ['/fr', /^redirects to .*\/es$/],
  },
  'a page that gets a slash': {
    fault: (sent, path, request) => {
      if (path === '/fr') redirect(path, '/fr/')(sent, path, request)
      if (path === '/fr/') {
        status(path, 200)(sent, path, request)
        body(path, read('fr.html').toString())(sent, path, request)
      }
    },
    // What comes at the slash has no type, validator or compression.
    kinds: ['slash', 'type', 'validator', 'compression'],
    finding: ['/fr', 'redirects to the address with a slash'],
  },
  'a lost query': {
    fault: redirect('/fr/', '/fr'),
    kinds: ['query'],
    finding: ['/fr/', 'the redirect loses “deploy-check=1” of the query'],
  },
  'unknown addresses that are found': {
    fault: status('/a/b/c.html', 200),
    kinds: ['missing'],
    finding: ['/a/b/c.html', 'an unknown address has status 200'],
  },
  'another 404 page': {
    fault: body('/nothing', 'Not here'),
    kinds: ['missing'],
    finding: ['/nothing', 'an unknown address answers with another page than the site’s own'],
  },
  'a file for hosts': {
    fault: status('/_headers', 200),
    kinds: ['exposed'],
    finding: ['/_headers', 'a file for hosts is public'],
  },
  'a file of the project': {
    fault: status('/.git/HEAD', 200),
    kinds: ['leak'],
    finding: ['/.git/HEAD', 'a file of the project is public'],
  },
})
