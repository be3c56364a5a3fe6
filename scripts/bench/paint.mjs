import { exceededBudgets } from './budgets.mjs'
import { measure, medians } from './lighthouse.mjs'
import { copyWithoutScripts, serve } from './servers.mjs'

const landing = ['/', '/fr', '/es']
const legal = '/privacy-policy'

/**
 * Runs Lighthouse on the pages and on the same pages without scripts, alternating. Returns rows for the table,
 * and the exceeded budgets.
 * @param {{ runs: number, browser: string }} options
 */
export async function benchPaint({ runs, browser }) {
  const site = await serve('out', 3391)
  const scriptFree = await serve(copyWithoutScripts(), 3392)
  /** @type {Map<string, import('./lighthouse.mjs').Measures[]>} */
  const results = new Map()
  try {
    for (let run = 0; run < runs; run += 1)
      for (const path of [...landing, legal])
        for (const { url } of [site, scriptFree]) {
          const address = url + path
          results.set(address, [...(results.get(address) ?? []), measure(address, browser)])
          process.stderr.write('.')
        }
  } finally {
    site.stop()
    scriptFree.stop()
  }
  process.stderr.write('\n')

  const pages = [...landing, legal].map((path) => {
    const page = medians(results.get(site.url + path) ?? [])
    const bare = medians(results.get(scriptFree.url + path) ?? [])
    return { path, page, bare, exceeded: path === legal ? [] : exceededBudgets(page, bare) }
  })
  const table = pages.map(({ path, page, bare }) => ({
    page: path,
    'perf/a11y/best/seo': [page.performance, page.accessibility, page.bestPractices, page.seo].join('/'),
    'first paint ms': Math.round(page.firstPaint),
    'largest paint ms': Math.round(page.largestPaint),
    'script-free ms': Math.round(bare.largestPaint),
    ratio: (page.largestPaint / bare.largestPaint).toFixed(3),
    'blocking ms': Math.round(page.blocking),
    shift: page.shift.toFixed(3),
    kB: Math.round(page.bytes / 1000),
    'script-free kB': Math.round(bare.bytes / 1000),
  }))
  return {
    pages,
    table,
    exceeded: pages.flatMap(({ path, exceeded }) => exceeded.map((line) => `${path}: ${line}`)),
  }
}
