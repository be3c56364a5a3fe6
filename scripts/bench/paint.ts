import { exceededBudgets, exceededLegal } from './budgets'
import type { Measures } from './lighthouse'
import { measure, medians } from './lighthouse'
import { copyWithoutScripts, serve } from './servers'

const landing = ['/', '/fr', '/es']
const legal = '/privacy-policy'
const encodings = ['gzip', 'brotli'] as const

/**
 * Runs Lighthouse on the pages and on the same pages without scripts, each with both encodings, by turns. Returns
 * rows for the table, and the exceeded budgets.
 */
export async function benchPaint({ runs, browser }: { runs: number; browser: string }) {
  const bareFolder = copyWithoutScripts()
  const servers = await Promise.all(
    encodings.map(async (encoding, at) => ({
      encoding,
      site: await serve('out', 3391 + 2 * at, encoding),
      bare: await serve(bareFolder, 3392 + 2 * at, encoding),
    })),
  )
  const results: Map<string, Measures[]> = new Map()
  try {
    for (let run = 0; run < runs; run += 1)
      for (const path of [...landing, legal])
        for (const { url } of servers.flatMap(({ site, bare }) => [site, bare])) {
          const address = url + path
          results.set(address, [...(results.get(address) ?? []), measure(address, browser)])
          process.stderr.write('.')
        }
  } finally {
    for (const { site, bare } of servers) {
      site.stop()
      bare.stop()
    }
  }
  process.stderr.write('\n')

  const pages = servers.flatMap(({ encoding, site, bare: bareSite }) =>
    [...landing, legal].map((path) => {
      const page = medians(results.get(site.url + path) ?? [])
      const bare = medians(results.get(bareSite.url + path) ?? [])
      const exceeded = path === legal ? exceededLegal(page) : exceededBudgets(page, bare)
      return { path, encoding, page, bare, exceeded }
    }),
  )
  const table = pages.map(({ path, encoding, page, bare }) => ({
    page: path,
    encoding,
    'perf/a11y/best/seo': [page.performance, page.accessibility, page.bestPractices, page.seo].join('/'),
    'first paint ms': Math.round(page.firstPaint),
    '× bare': (page.firstPaint / bare.firstPaint).toFixed(3),
    'largest paint ms': Math.round(page.largestPaint),
    '× bare ': (page.largestPaint / bare.largestPaint).toFixed(3),
    'blocking ms': Math.round(page.blocking),
    'bare blocking ms': Math.round(bare.blocking),
    'work ms': Math.round(page.work),
    '× bare  ': (page.work / bare.work).toFixed(2),
    shift: page.shift.toFixed(3),
    kB: Math.round(page.bytes / 1000),
    'bare kB': Math.round(bare.bytes / 1000),
  }))
  return {
    pages,
    table,
    exceeded: pages.flatMap(({ path, encoding, exceeded }) =>
      exceeded.map((line) => `${path}, ${encoding}: ${line}`),
    ),
  }
}
