import { findExceededBudgets, findExceededLegalBudgets } from './budgets'
import type { Measures } from './lighthouse'
import { measurePage, takeMedians } from './lighthouse'
import { copyWithoutScripts, startServer } from './servers'

const landingPaths = ['/', '/fr', '/es']
const legalPath = '/privacy-policy'
const paths = [...landingPaths, legalPath]
const encodings = ['gzip', 'brotli'] as const

/** Measures every URL the given number of times. Takes turns, so that a busy moment affects all of them. */
function measureInTurns(urls: string[], runs: number, browser: string): Map<string, Measures[]> {
  const results: Map<string, Measures[]> = new Map(urls.map((url) => [url, []]))
  for (let run = 0; run < runs; run += 1)
    for (const url of urls) {
      results.get(url)?.push(measurePage(url, browser))
      process.stderr.write('.')
    }
  process.stderr.write('\n')
  return results
}

/**
 * Measures the landing pages and a legal page with Lighthouse, with and without scripts and with both encodings.
 * @returns the measures, rows for the table, and the exceeded budgets
 */
export async function benchPaint({ runs, browser }: { runs: number; browser: string }) {
  const bareFolder = copyWithoutScripts()
  const servers = await Promise.all(
    encodings.map(async (encoding, index) => ({
      encoding,
      site: await startServer('out', 3391 + 2 * index, encoding),
      bareSite: await startServer(bareFolder, 3392 + 2 * index, encoding),
    })),
  )
  const origins = servers.flatMap(({ site, bareSite }) => [site.url, bareSite.url])
  const urls = paths.flatMap((path) => origins.map((origin) => origin + path))
  let results: Map<string, Measures[]>
  try {
    results = measureInTurns(urls, runs, browser)
  } finally {
    for (const { site, bareSite } of servers) {
      site.stop()
      bareSite.stop()
    }
  }

  const pages = servers.flatMap(({ encoding, site, bareSite }) =>
    paths.map((path) => {
      const page = takeMedians(results.get(site.url + path) ?? [])
      const bare = takeMedians(results.get(bareSite.url + path) ?? [])
      const exceeded = path === legalPath ? findExceededLegalBudgets(page) : findExceededBudgets(page, bare)
      return { path, encoding, page, bare, exceeded }
    }),
  )
  return {
    pages,
    table: pages.map(formatRow),
    exceeded: pages.flatMap(({ path, encoding, exceeded }) =>
      exceeded.map((line) => `${path}, ${encoding}: ${line}`),
    ),
  }
}

type Row = { path: string; encoding: string; page: Measures; bare: Measures }

/** Formats a page's row of the table. "Bare" is the page without scripts. */
const formatRow = ({ path, encoding, page, bare }: Row) => ({
  page: path,
  encoding,
  'perf/a11y/best/seo': [page.performance, page.accessibility, page.bestPractices, page.seo].join('/'),
  'first paint ms': Math.round(page.firstPaint),
  'first paint × bare': (page.firstPaint / bare.firstPaint).toFixed(3),
  'largest paint ms': Math.round(page.largestPaint),
  'largest paint × bare': (page.largestPaint / bare.largestPaint).toFixed(3),
  'blocking ms': Math.round(page.blocking),
  'bare blocking ms': Math.round(bare.blocking),
  'work ms': Math.round(page.work),
  'work × bare': (page.work / bare.work).toFixed(2),
  shift: page.layoutShift.toFixed(3),
  kB: Math.round(page.bytes / 1000),
  'bare kB': Math.round(bare.bytes / 1000),
})
