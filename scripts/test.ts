import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { xSync } from 'tinyexec'
import { ensureNginx } from './tools/debian'
import { exitWithError } from './tools/exit'
import { ensureTools, toolCommand } from './tools/on-demand'

/*
 * `npm test` runs what a change must pass before it is pushed; `npm test -- all`, which .ci/run calls, adds the slow steps.
 * `--steps=unit,build` chooses steps, `--specs=story,footer` browser tests by the beginnings of their files' names.
 * `--list` prints their commands instead of running them.
 * `npm test -- engines`, `scenarios`, `documents` and `mutation` run another suite with its own options.
 */

type Command = [program: string, ...args: string[]]
type Step = {
  commands: Command[]
  env?: Record<string, string>
  /** Runs only with `npm test -- all`, or if it is chosen. */
  isSlow?: true
  /** Reads the export in out/. */
  needsExport?: true
  /** Installs what the step needs; false if that is impossible. */
  install?: () => boolean
}

const typescript = (file: string, ...args: string[]): Command => ['node', '--import', 'tsx', file, ...args]
const jest = (...projects: string[]): Command => ['jest', '--ci', '--silent', '--selectProjects', ...projects]

/** Parts of the project with unit tests of their own, which `npm test` runs if a file there has changed. */
const parts: Record<string, RegExp> = {
  art: /^art\//,
  editor: /^(editor|scripts\/check)\//,
  checks: /^(scripts\/check|messages)\//,
}

/** Lists the files that differ from the upstream branch, or else from the last commit; undefined without git. */
function listChangedFiles(): string[] | undefined {
  const git = (...args: string[]) => {
    const { exitCode, stdout } = xSync('git', args)
    return exitCode === 0 ? stdout.split('\n') : undefined
  }
  const changed = git('diff', '--name-only', '@{upstream}') ?? git('diff', '--name-only', 'HEAD')
  return changed && [...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])]
}

function createSteps(isAll: boolean, specs: string[]): Record<string, Step> {
  const changed = isAll ? undefined : listChangedFiles()
  const changedParts = Object.keys(parts).filter(
    (part) => !changed || changed.some((file) => parts[part]?.test(file)),
  )
  const playwright = (projects: string[], ...names: string[]): Command => [
    'playwright',
    'test',
    ...names.map((name) => `e2e/${name}`),
    ...projects.map((project) => `--project=${project}`),
    ...(isAll ? [] : ['--grep-invert=@all']),
  ]
  /** On a server: deviations from the hosting rules, and one user flow. */
  const onServer = (server: string, install: Step['install'], ...names: string[]): Step => ({
    isSlow: true,
    needsExport: true,
    install,
    env: { E2E_SERVER: server },
    commands: [playwright(['desktop'], 'deploy-check.', ...names)],
  })
  return {
    lint: { commands: [['biome', 'check', '.']] },
    types: {
      commands: [
        ['next', 'typegen'],
        ['tsc', '--noEmit'],
      ],
    },
    messages: { commands: [typescript('scripts/check.ts')] },
    unit: { commands: [jest('site', 'components', ...changedParts)] },
    servers: { isSlow: true, commands: [jest('servers')] },
    build: { commands: [typescript('scripts/build.ts')] },
    export: { needsExport: true, commands: [jest('export')] },
    browser: { needsExport: true, commands: [playwright(['desktop', 'phone'], ...specs)] },
    chaos: { isSlow: true, needsExport: true, commands: [playwright(['chaos'])] },
    edit: { isSlow: true, needsExport: true, commands: [playwright(['edit'])] },
    // Specs that copy the project and build the copy, or start its development server.
    copies: { isSlow: true, needsExport: true, commands: [playwright(['copies'])] },
    nginx: onServer('nginx', ensureNginx, 'routes', 'hostile', 'actions'),
    wrangler: onServer('wrangler', ensureTools, 'routes', 'hostile', 'actions'),
    workers: onServer('workers', ensureTools),
    // A plain file server has neither clean URLs nor a 404 page.
    plain: onServer('plain', undefined, 'no-javascript', 'actions'),
    engines: { isSlow: true, needsExport: true, commands: [typescript('e2e/engines/main.ts')] },
  }
}

/** Runs Stryker on the code of the site, or with `check` on the rules of the message checks. */
function createMutationCommand([part, ...args]: string[]): Command {
  if (!ensureTools())
    throw new Error('Stryker could not be installed in .tools/: is the npm registry reachable?')
  const name = part === 'check' ? 'message-checks' : 'site'
  const rest = part && part !== 'check' ? [part, ...args] : args
  return [toolCommand('stryker'), 'run', `testing/mutation/${name}.config.mjs`, ...rest]
}
const suites: Record<string, (args: string[]) => Command> = {
  engines: (args) => typescript('e2e/engines/main.ts', ...args),
  scenarios: (args) => typescript('e2e/scenarios/main.ts', ...args),
  documents: (args) => typescript('e2e/documents/main.ts', ...args),
  mutation: createMutationCommand,
}

/** Runs a command with its output on the console. Returns whether it succeeded. */
function runCommand([program, ...args]: Command, env?: Step['env']): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env } } as const
  return xSync(program, args, { nodeOptions: options }).exitCode === 0
}

/** Runs the steps one after the other, also after a failure. Returns a line about each. */
function runSteps(steps: [name: string, step: Step][]): string[] {
  const lines: string[] = []
  for (const [name, { commands, env, needsExport, install }] of steps) {
    console.log(`\n▶ ${name}`)
    const start = performance.now()
    const buildFailed = lines.some((line) => line.startsWith('failed  build'))
    let [outcome, note] = ['skipped', '']
    if (needsExport && buildFailed) note = 'needs the build, which failed'
    else if (install?.() === false) note = 'its server could not be installed'
    else if (needsExport && !existsSync('out/index.html'))
      [outcome, note] = ['failed', 'needs the export in out/: run `npm run build` first']
    else {
      outcome = commands.every((command) => runCommand(command, env)) ? 'passed' : 'failed'
      note = `${Math.round((performance.now() - start) / 1000)} s`
    }
    if (outcome === 'skipped') console.log(`skipped: ${note}`)
    lines.push(`${outcome.padEnd(7)} ${name.padEnd(9)} ${note}`)
  }
  return lines
}

function main(args: string[]): void {
  const suite = suites[args[0] ?? '']
  if (suite) {
    process.exitCode = runCommand(suite(args.slice(1))) ? 0 : 1
    return
  }
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { steps: { type: 'string' }, specs: { type: 'string' }, list: { type: 'boolean' } },
  })
  const isAll = positionals[0] === 'all'
  const steps = createSteps(isAll, values.specs?.split(',') ?? [])
  const unknownTest = positionals.find((name) => name !== 'all')
  if (unknownTest)
    throw new Error(`Unknown test "${unknownTest}". Known: all, ${Object.keys(suites).join(', ')}.`)
  const names = values.steps?.split(',')
  const unknownStep = names?.find((name) => !steps[name])
  if (unknownStep) throw new Error(`Unknown step "${unknownStep}". Known: ${Object.keys(steps).join(', ')}.`)

  const chosen = Object.entries(steps).filter(([name, { isSlow }]) =>
    names ? names.includes(name) : isAll || !isSlow,
  )
  if (values.list) {
    for (const command of chosen.flatMap(([, { commands }]) => commands)) console.log(command.join(' '))
    return
  }
  const lines = runSteps(chosen)
  const failed = lines.filter((line) => line.startsWith('failed')).length
  const passed = lines.filter((line) => line.startsWith('passed')).length
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

try {
  main(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}
