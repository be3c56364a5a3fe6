import { existsSync } from 'node:fs'
import type { Command, Step } from './steps'

export type StepResult = {
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  minutes: number
  /** Why the step did not run. */
  reason?: string
}

/** Runs a command to its end; returns whether it succeeded. */
type RunCommand = (command: Command) => boolean

/** Runs the steps one after the other, also after a failure. */
export function runSteps(
  steps: [name: string, step: Step][],
  runCommand: RunCommand,
  hasExport: () => boolean = () => existsSync('out/index.html'),
): StepResult[] {
  const results: StepResult[] = []
  for (const [name, step] of steps) {
    console.log(`\n▶ ${name}`)
    const start = performance.now()
    const buildFailed = results.some((result) => result.name === 'build' && result.outcome === 'failed')
    const result = findObstacle(step, buildFailed, hasExport) ?? {
      outcome: step.commands.every(runCommand) ? 'passed' : 'failed',
    }
    if (result.reason) console.log(`${result.outcome}: ${result.reason}`)
    results.push({ name, minutes: (performance.now() - start) / 60_000, ...result })
  }
  return results
}

/** Returns why a step can't run, if it can't. A missing export is a failure, unless the failed build is one already. */
function findObstacle(
  { needsExport, prepare }: Step,
  buildFailed: boolean,
  hasExport: () => boolean,
): Pick<StepResult, 'outcome' | 'reason'> | undefined {
  if (needsExport && buildFailed) return { outcome: 'skipped', reason: 'needs the build, which failed' }
  if (needsExport && !hasExport())
    return { outcome: 'failed', reason: 'needs the export in out/: run `npm run build` first' }
  const reason = prepare?.()
  return reason ? { outcome: 'skipped', reason: `${reason}; its tests did not run` } : undefined
}

/** Formats one line per step, and a last line with the numbers of steps, which CI reads. */
export function formatSummary(results: StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const count = (outcome: StepResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const lines = results.map(
    ({ name, outcome, minutes, reason }) =>
      `${outcome.padEnd(8)} ${name.padEnd(width)} ${reason ?? `${minutes.toFixed(1)} min`}`,
  )
  const total = results.reduce((sum, { minutes }) => sum + minutes, 0)
  return [
    ...lines,
    `${'total'.padEnd(9 + width)} ${total.toFixed(1)} min`,
    '',
    `${count('passed')} passed, ${count('failed')} failed`,
  ].join('\n')
}
