import { existsSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { xSync } from 'tinyexec'
import { readSiteState } from '@/checks/launch'
import { createSteps, type Step } from './test/steps'
import { exitWithError } from './tools/exit'
import { ensureTools, toolCommand } from './tools/on-demand'

/* `npm test` runs what a change must pass before it is pushed. `npm test -- --help` prints what else there is. */

function formatHelp(steps: Record<string, Step>): string {
  const list = (isSlow: boolean) =>
    Object.keys(steps)
      .filter((name) => Boolean(steps[name]?.isSlow) === isSlow)
      .join(', ')
  return `npm test                            what a change must pass before it is pushed: the steps
                                    ${list(false)}
npm test -- all                     also the slow steps, as .ci/run does:
                                    ${list(true)}
npm test -- --steps=unit,build      some of these steps
npm test -- --specs=header,story    the browser tests whose file names begin with these words; all other steps
npm test -- engines                 flows in Firefox and WebKit, with the options of Playwright
npm test -- mutation                Stryker on the pure code, with its own options`
}

/** Runs a command with its output on the console. Returns whether it succeeded. */
function run([program = '', ...args]: string[], env: Record<string, string> = {}): boolean {
  const { exitCode, signalCode } = xSync(program, args, {
    nodeOptions: { stdio: 'inherit', env: { ...process.env, ...env } },
  })
  if (signalCode) console.error(`${program} was ended by ${signalCode}.`)
  return exitCode === 0
}

function runMutation(args: string[]): boolean {
  if (!ensureTools())
    throw new Error('Stryker could not be installed in .tools/. Is npm’s registry reachable?')
  return run([toolCommand('stryker'), 'run', 'testing/mutation/stryker.config.mjs', ...args])
}

const suites: Record<string, (args: string[]) => boolean> = {
  engines: (args) => run(['playwright', 'test', '--project=engines', ...args]),
  mutation: runMutation,
}

/** Returns why a step can't run, if it can't. */
function findObstacle({ needsExport, install }: Step, buildFailed: boolean): string | undefined {
  if (needsExport && buildFailed) return 'skipped: needs the build, which failed'
  if (needsExport && !existsSync('out/index.html'))
    return 'failed: needs the export; run `npm run build` first'
  if (install?.() === false) return 'skipped: what it needs could not be installed'
}

/** Runs a step. Returns its outcome: `passed`, `failed` or `skipped`, and its seconds or a reason. */
function runStep(step: Step, buildFailed: boolean): string {
  const start = performance.now()
  const obstacle = findObstacle(step, buildFailed)
  if (obstacle) return obstacle
  // Tests of the export must know what the build has known.
  const env = { ...step.env, ...(step.needsExport && { NEXT_PUBLIC_SITE_STATE: readSiteState() }) }
  const passed = step.commands.every((command) => run(command.split(' '), env))
  return `${passed ? 'passed' : 'failed'} in ${Math.round((performance.now() - start) / 1000)} s`
}

function main(args: string[]): void {
  const suite = suites[args[0] ?? '']
  if (suite) {
    process.exitCode = suite(args.slice(1)) ? 0 : 1
    return
  }
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { steps: { type: 'string' }, specs: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const isAll = positionals[0] === 'all'
  const names = values.steps?.split(',')
  const specs = values.specs?.split(',') ?? []
  const steps = createSteps(isAll, specs)
  if (values.help) {
    console.log(formatHelp(steps))
    return
  }
  const files = readdirSync('e2e')
  const unknown = [
    ...positionals.filter((word) => word !== 'all'),
    ...(names ?? []).filter((name) => !(name in steps)),
    ...specs.filter((start) => !files.some((file) => file.startsWith(start))),
  ]
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.\n\n${formatHelp(steps)}`)

  const outcomes: Record<string, string> = {}
  for (const [name, step] of Object.entries(steps)) {
    if (names ? !names.includes(name) : step.isSlow && !isAll) continue
    console.log(`\n▶ ${name}`)
    outcomes[name] = runStep(step, outcomes.build?.startsWith('failed') ?? false)
    if (!outcomes[name].startsWith('passed')) console.log(outcomes[name])
  }
  const count = (outcome: string) => Object.values(outcomes).filter((one) => one.startsWith(outcome)).length
  console.log()
  for (const [name, outcome] of Object.entries(outcomes)) console.log(`${name.padEnd(10)} ${outcome}`)
  console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
  if (count('failed') > 0) process.exitCode = 1
}

try {
  main(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}
