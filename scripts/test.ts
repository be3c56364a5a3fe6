import { chooseSteps } from './test/choose-steps'
import { runCommand } from './test/run-command'
import { formatSummary, runSteps } from './test/run-steps'
import type { Step } from './test/steps'
import { suites } from './test/suites'

/*
 * `npm test` runs every check that a change must pass; `npm test -- all`, which .ci/run calls, adds the slow ones.
 * `npm test -- engines`, `scenarios`, `documents` and `mutation` run another suite with its own options.
 */
function runChosen(steps: [name: string, step: Step][]) {
  const results = runSteps(steps, runCommand)
  console.log(`\n${formatSummary(results)}`)
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const suite = suites[name]
  if (suite) suite(args)
  else runChosen(chooseSteps(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
