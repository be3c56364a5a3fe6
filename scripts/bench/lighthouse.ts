import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { switches } from '../tools/browser'
import { toolCommand } from '../tools/on-demand'

const chromeFlags = ['--headless=new', ...switches, '--ignore-certificate-errors'].join(' ')

const reportFile = '.bench/lighthouse.json'

/** Lighthouse's report. Retries up to twice, because Lighthouse sometimes fails to record a trace. */
function report(url: string, browser: string, attempt = 1) {
  const options = ['--output=json', `--output-path=${reportFile}`, '--quiet', '--no-enable-error-reporting']
  const { stderr, status } = spawnSync(
    toolCommand('lighthouse'),
    [url, ...options, `--chrome-flags=${chromeFlags}`],
    { encoding: 'utf8', timeout: 120_000, env: { ...process.env, CHROME_PATH: browser } },
  )
  if (status === 0) return JSON.parse(readFileSync(reportFile, 'utf8'))
  if (attempt === 3) throw new Error(`Lighthouse failed three times on ${url}: ${stderr}`)
  return report(url, browser, attempt + 1)
}

/**
 * Runs Lighthouse once on a URL: mobile, simulated slow 4G. Scores from 0 to 100, times in milliseconds,
 * compressed bytes.
 * @param browser path of the Chromium
 */
export function measure(url: string, browser: string) {
  const { audits, categories } = report(url, browser)
  const value = (id: string) => audits[id].numericValue
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    work: value('mainthread-work-breakdown'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    renderBlocking: audits['render-blocking-resources'].details?.items?.length ?? 0,
  }
}

export type Measures = ReturnType<typeof measure>

/** The median of each measure of several runs. */
export function medians(runs: Measures[]): Measures {
  const median = (key: keyof Measures) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  const [first] = runs
  if (!first) throw new Error('medians: no run was given')
  return Object.fromEntries(Object.keys(first).map((key) => [key, median(key as keyof Measures)])) as Measures
}
