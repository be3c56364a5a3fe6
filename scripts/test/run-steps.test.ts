import { formatSummary, runSteps } from './run-steps'
import type { Step } from './steps'

const step = (program: string, options: Partial<Step> = {}): Step => ({
  commands: [{ program, args: [] }],
  ...options,
})
const succeeds = ({ program }: { program: string }) => program !== 'fails'
/** Runs the steps; returns name and outcome of each. */
const runOutcomes = (steps: Record<string, Step>, hasExport = true) =>
  runSteps(Object.entries(steps), succeeds, () => hasExport).map(
    ({ name, outcome, reason }) => `${name} ${outcome}${reason ? `: ${reason}` : ''}`,
  )

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue()
})

test('runs the remaining steps after a failure', () => {
  expect(runOutcomes({ lint: step('fails'), types: step('tsc') })).toEqual(['lint failed', 'types passed'])
})

test('ends a step at its first failing command', () => {
  const runCommand = jest.fn(() => false)
  runSteps([['types', { commands: [...step('next').commands, ...step('tsc').commands] }]], runCommand)
  expect(runCommand).toHaveBeenCalledTimes(1)
})

test('skips the steps that need the export if the build failed, even with an older export', () => {
  expect(runOutcomes({ build: step('fails'), browser: step('playwright', { needsExport: true }) })).toEqual([
    'build failed',
    'browser skipped: needs the build, which failed',
  ])
})

test('fails a step whose export is missing', () => {
  expect(runOutcomes({ browser: step('playwright', { needsExport: true }) }, false)).toEqual([
    'browser failed: needs the export in out/: run `npm run build` first',
  ])
})

test('skips a step whose server can’t be installed, and prints the reason', () => {
  const nginx = step('playwright', { prepare: () => 'nginx is not installed' })
  expect(runOutcomes({ nginx })).toEqual(['nginx skipped: nginx is not installed; its tests did not run'])
  expect(console.log).toHaveBeenCalledWith('skipped: nginx is not installed; its tests did not run')
})

test('the summary names every step, and its last line counts them', () => {
  const summary = formatSummary([
    { name: 'lint', outcome: 'passed', minutes: 0.1 },
    { name: 'browser', outcome: 'failed', minutes: 2 },
    { name: 'nginx', outcome: 'skipped', minutes: 0, reason: 'not installed' },
  ])
  expect(summary.split('\n')).toEqual([
    'passed   lint    0.1 min',
    'failed   browser 2.0 min',
    'skipped  nginx   not installed',
    'total            2.1 min',
    '',
    '1 passed, 1 failed',
  ])
})
