import { readFileSync } from 'node:fs'
import { x } from 'tinyexec'
import { switches } from '../tools/browser'
import { toolCommand } from '../tools/on-demand'
import { budgets } from './budgets'
import { serve } from './serve'
import type { Variant } from './variants'

const reportFile = '.bench/lighthouse.json'

interface Report {
  categories: Record<string, { score: number }>
  audits: { 'network-requests': { details: { items: { url: string; resourceType: string }[] } } }
}

/**
 * Runs Lighthouse on the landing page as a phone, with throttling applied by the browser. Nobody interacts with the page, so no script may
 * start. Fetching scripts into the cache is allowed.
 * @returns one text for each score below the budget and each script
 */
export async function checkWithLighthouse(variant: Variant, browser: string): Promise<string[]> {
  const { url, stop } = await serve('our export', variant, (socket) => socket)
  const { stderr, exitCode } = await x(
    toolCommand('lighthouse'),
    [
      ...[url, '--throttling-method=devtools', '--output=json', `--output-path=${reportFile}`, '--quiet'],
      ...[
        '--no-enable-error-reporting',
        `--chrome-flags=--headless ${switches.join(' ')} --ignore-certificate-errors`,
      ],
    ],
    { timeout: 120_000, nodeOptions: { env: { ...process.env, CHROME_PATH: browser } } },
  )
  stop()
  if (exitCode !== 0) throw new Error(`Lighthouse failed: ${stderr}`)
  const { categories, audits }: Report = JSON.parse(readFileSync(reportFile, 'utf8'))
  const scores = Object.entries(categories).map(([name, { score }]) => [name, 100 * score] as const)
  console.log(`Lighthouse: ${scores.map((score) => score.join(' ')).join(', ')}`)
  return [
    ...scores.filter(([, score]) => score < budgets.score).map((score) => `Lighthouse: ${score.join(' ')}`),
    ...audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .map((request) => `Lighthouse: a script started without an interaction: ${request.url}`),
  ]
}
