import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { ensureObservatory } from '@/e2e/install/tools.mjs'
import { readHeaders } from '@/scripts/export/hosts/headers-file.mjs'

const folder = resolve('.tools/observatory/node_modules/@mdn/mdn-http-observatory')

/** The responses that the Observatory would get from a host that follows `_headers`, on a custom domain. */
async function answers() {
  const { Requests } = await import(`${folder}/src/types.js`)
  const { Session } = await import(`${folder}/src/retriever/session.js`)
  const { AxiosHeaders } = await import(resolve('.tools/observatory/node_modules/axios/index.js'))
  const html = readFileSync('out/index.html', 'utf8')
  const headers = {
    'Content-Type': 'text/html',
    ...Object.fromEntries(readHeaders(readFileSync('out/_headers', 'utf8'))('/')),
  }
  const answer = () => ({
    headers: new AxiosHeaders(headers),
    request: { headers: new AxiosHeaders() },
    status: 200,
    statusText: 'OK',
    verified: true,
    data: html,
    config: { headers: new AxiosHeaders() },
  })
  const requests = new Requests('nori.test')
  requests.resources.path = html
  requests.session = new Session(new URL('https://nori.test/'))
  for (const kind of ['auto', 'cors', 'http', 'https']) requests.responses[kind] = answer()
  requests.responses.httpRedirects = [
    { url: new URL('http://nori.test/'), status: 301 },
    { url: new URL('https://nori.test/'), status: 200 },
  ]
  requests.responses.httpsRedirects = [{ url: new URL('https://nori.test/'), status: 200 }]
  return requests
}

test('Mozilla’s Observatory reports no failure', async () => {
  test.setTimeout(120_000)
  const isInstalled = ensureObservatory()
  if (!isInstalled) console.error('!!! SKIPPED: the Observatory could not be fetched from the npm registry.')
  test.skip(!isInstalled, 'the Observatory could not be fetched from the npm registry')
  const { ALL_TESTS } = await import(`${folder}/src/constants.js`)
  const { getScoreModifier } = await import(`${folder}/src/grader/grader.js`)
  // The list of preloaded domains, which the package fetches when installed with scripts.
  const preloaded = `${folder}/conf/hsts-preload.json`
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

  const requests = await answers()
  const results = ALL_TESTS.map((check: (requests: unknown) => { result: string; pass: boolean }) =>
    check(requests),
  )
  expect(results.filter(({ pass }: { pass: boolean }) => !pass)).toEqual([])
  const score = results.reduce(
    (sum: number, { result }: { result: string }) => sum + getScoreModifier(result),
    100,
  )
  // 5 more once the domain is on the preload list. 5 are for cookies set by a server, and 5 for the integrity of script
  // elements: the page has neither (its scripts are added later, with their hashes).
  expect(score).toBe(130)
})
