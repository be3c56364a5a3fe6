import type { Case } from './fault'
import { body, both, header, redirect, status } from './fault'

/** What can be wrong with redirects, unknown addresses and files that are not for visitors. */
export const faultsOfAddresses: Record<string, Case> = {
  'a missing redirect': {
    fault: status('/terms', 404),
    kinds: ['redirect'],
    finding: ['/terms', 'status 404 instead of 301'],
  },
  'another page in place of a redirect': {
    fault: both(status('/fr/', 200), body('/fr/', 'Bonjour')),
    kinds: ['redirect'],
    finding: ['/fr/', 'status 200 instead of 301'],
  },
  'a redirect for a while': {
    fault: status('/terms', 302),
    kinds: ['redirect'],
    finding: ['/terms', 'status 302 instead of 301'],
  },
  'a redirect to another site': {
    fault: redirect('/terms', 'https://evil.example/terms-and-conditions.html'),
    kinds: ['redirect'],
    finding: ['/terms', /^leads to https:\/\/evil\.example\/.* instead of \/terms-and-conditions\.html$/],
  },
  'a redirect to another page': {
    fault: redirect('/terms', '/fr'),
    kinds: ['redirect'],
    finding: ['/terms', /^leads to .*\/fr instead of/],
  },
  'a redirect to nowhere': {
    fault: header('/terms', 'Location', undefined),
    kinds: ['redirect'],
    finding: ['/terms', /^leads to .*\/terms instead of/],
  },
  'a lost query': {
    fault: redirect('/fr/', '/fr'),
    kinds: ['redirect'],
    finding: ['/fr/', 'the redirect loses “deploy-check=1” of the query'],
  },
  'the lost query of a rule': {
    fault: both(redirect('/en', '/?deploy-check=1'), status('/en', 302)),
    kinds: ['redirect'],
    finding: ['/en', 'the redirect loses “lang=en” of the query'],
  },
  'unknown addresses that are found': {
    fault: status('/a/b/c.html', 200),
    kinds: ['missing'],
    finding: ['/a/b/c.html', 'status 200 instead of 404'],
  },
  'another 404 page': {
    fault: body('/nothing', 'Not here'),
    kinds: ['missing'],
    finding: ['/nothing', 'another page than 404.html of out/'],
  },
  'unknown addresses that are kept': {
    fault: header('/nothing', 'Cache-Control', 'max-age=600'),
    kinds: ['cache'],
    finding: ['/nothing', 'an unknown address is kept for 600 seconds'],
  },
  'unknown addresses without headers': {
    fault: header('/nothing', 'X-Frame-Options', undefined),
    kinds: ['security'],
    finding: ['/nothing', 'no X-Frame-Options'],
  },
  'a file of the project': {
    fault: status('/.git/HEAD', 200),
    kinds: ['leak'],
    finding: ['/.git/HEAD', 'a file of the project is public'],
  },
}
