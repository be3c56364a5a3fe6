import { readFileSync } from 'node:fs'
import { x } from 'tinyexec'
import { switches } from '../tools/browser'
import { toolCommand } from '../tools/on-demand'
import { budgets } from './budgets'

const reportFile = '.bench/lighthouse.json'
const options = [
  ...['--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${reportFile}`],
  '--throttling-method=devtools',
  `--chrome-flags=--headless --ignore-certificate-errors ${switches.join(' ')}`,
]

/**
 * Runs Lighthouse as a phone, with throttling applied by the browser. Nobody touches the page, so no script may start;
 * fetching scripts into the cache is allowed.
 * @returns one text for each script that started and each score below the budget
 */
export async function checkWithLighthouse(url: string, browser: string): Promise<string[]> {
  await x(toolCommand('lighthouse'), [url, ...options], {
    throwOnError: true,
    nodeOptions: { env: { ...process.env, CHROME_PATH: browser } },
  })
  const { categories, audits } = JSON.parse(readFileSync(reportFile, 'utf8'))
  const requests: { url: string; resourceType: string }[] = audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  // The score for performance depends on the machine; the paints are measured against those of other exports.
  const { performance: _, ...others } = categories
  const scores = Object.values<{ title: string; score: number }>(others)
  return [
    ...scripts.map((script) => `Lighthouse: ${script.url} started without an interaction`),
    ...scores
      .filter(({ score }) => 100 * score < budgets.score)
      .map(({ title, score }) => `Lighthouse: ${title} is ${100 * score}`),
  ]
}
