import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { switches } from '../tools/browser'
import { toolCommand } from '../tools/on-demand'

const chromeFlags = ['--headless=new', ...switches, '--ignore-certificate-errors'].join(' ')
const reportFile = '.bench/lighthouse.json'
const maxAttempts = 3

/** Runs Lighthouse and reads its report. Repeats a failed run, because Lighthouse sometimes fails to record a trace. */
function createReport(url: string, browser: string, attempt = 1) {
  const options = ['--output=json', `--output-path=${reportFile}`, '--quiet', '--no-enable-error-reporting']
  const { stderr, status } = spawnSync(
    toolCommand('lighthouse'),
    [url, ...options, `--chrome-flags=${chromeFlags}`],
    { encoding: 'utf8', timeout: 120_000, env: { ...process.env, CHROME_PATH: browser } },
  )
  if (status === 0) return JSON.parse(readFileSync(reportFile, 'utf8'))
  if (attempt === maxAttempts) throw new Error(`Lighthouse failed ${maxAttempts} times on ${url}: ${stderr}`)
  return createReport(url, browser, attempt + 1)
}

/**
 * Measures a page once with Lighthouse, as a phone on simulated slow 4G. Scores are from 0 to 100, times in milliseconds,
 * bytes as sent.
 * @param browser path of Chromium
 */
export function measurePage(url: string, browser: string) {
  const { audits, categories } = createReport(url, browser)
  const readValue = (id: string) => audits[id].numericValue
  const readScore = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  return {
    performance: readScore('performance'),
    accessibility: readScore('accessibility'),
    bestPractices: readScore('best-practices'),
    seo: readScore('seo'),
    firstPaint: readValue('first-contentful-paint'),
    largestPaint: readValue('largest-contentful-paint'),
    blocking: readValue('total-blocking-time'),
    work: readValue('mainthread-work-breakdown'),
    layoutShift: readValue('cumulative-layout-shift'),
    bytes: readValue('total-byte-weight'),
    /** number of requests */
    renderBlocking: audits['render-blocking-resources'].details?.items?.length ?? 0,
  }
}

export type Measures = ReturnType<typeof measurePage>

/** Returns the median of each measure. Throws if there are no runs. */
export function takeMedians(runs: Measures[]): Measures {
  const findMedian = (key: keyof Measures) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  const [first] = runs
  if (!first) throw new Error('takeMedians needs at least one run.')
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, findMedian(key as keyof Measures)]),
  ) as Measures
}
