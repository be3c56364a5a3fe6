import { ensureNginx } from '../tools/debian'
import { ensureTools } from '../tools/on-demand'

export type Command = { program: string; args: string[]; env?: Record<string, string> }

export type Step = {
  /** Runs only with `npm test -- all`. */
  isSlow?: boolean
  /** Reads the export in out/. */
  needsExport?: boolean
  /** Installs what the step needs; returns the reason if that is impossible. */
  prepare?: () => string | undefined
  commands: Command[]
}

export type StepOptions = {
  /** Names of specs in e2e/, without extension; all of a project's specs if empty. */
  specs: string[]
  /** Playwright projects of the `browser` step. */
  projects: string[]
  /** Prints one line per test instead of one dot. */
  list: boolean
}

const command = (program: string, ...args: string[]): Command => ({ program, args })
const typescript = (file: string, ...args: string[]) => command('node', '--import', 'tsx', file, ...args)

/** Returns an error message unless the server could be installed. */
const install = (server: string, ensure: () => boolean) => () =>
  ensure() ? undefined : `${server} is not installed and could not be installed`

/** The steps of `npm test` by name, in their order. */
export function createSteps({ specs, projects, list }: StepOptions): Record<string, Step> {
  const jest = command(
    'jest',
    '--ci',
    ...(list ? ['--verbose'] : ['--reporters=./testing/reporters/jest-dots.mjs']),
  )
  const playwright = (
    selection: { projects: string[]; specs?: string[]; workers?: number },
    env?: Command['env'],
  ): Command => ({
    program: 'playwright',
    args: [
      'test',
      `--reporter=${list ? 'list' : './testing/reporters/playwright-dots.ts'}`,
      ...(selection.specs ?? []).map((spec) => `e2e/${spec}.spec.ts`),
      ...selection.projects.map((project) => `--project=${project}`),
      ...(selection.workers ? [`--workers=${selection.workers}`] : []),
    ],
    env,
  })
  const onServer = (server: string, ...serverSpecs: string[]) => [
    playwright({ projects: ['desktop'], specs: serverSpecs }, { E2E_SERVER: server }),
  ]

  return {
    lint: { commands: [command('biome', 'check', '.')] },
    types: { commands: [command('next', 'typegen'), command('tsc', '--noEmit')] },
    messages: { commands: [typescript('scripts/check.ts')] },
    unit: { commands: [jest] },
    build: { commands: [typescript('scripts/build.ts')] },
    browser: { needsExport: true, commands: [playwright({ projects, specs })] },
    // Every request fails once. Four workers, because the pages mostly wait.
    chaos: {
      isSlow: true,
      needsExport: true,
      commands: [playwright({ projects: ['chaos', 'chaos-phone'], workers: 4 })],
    },
    edit: { isSlow: true, needsExport: true, commands: [playwright({ projects: ['edit'] })] },
    // On each server: deviations from the hosting rules, hostile requests, and one user flow.
    nginx: {
      isSlow: true,
      needsExport: true,
      prepare: install('nginx', ensureNginx),
      commands: onServer('nginx', 'deploy-check', 'routes', 'hostile', 'actions'),
    },
    wrangler: {
      isSlow: true,
      needsExport: true,
      prepare: install('wrangler', ensureTools),
      commands: onServer('wrangler', 'deploy-check', 'routes', 'hostile', 'actions'),
    },
    workers: {
      isSlow: true,
      needsExport: true,
      prepare: install('wrangler', ensureTools),
      commands: onServer('workers', 'deploy-check'),
    },
    // A plain file server has neither clean URLs nor a 404 page; e2e/base-path.spec.ts runs on it too.
    plain: {
      isSlow: true,
      needsExport: true,
      commands: onServer('plain', 'deploy-check', 'no-javascript', 'actions'),
    },
    engines: { isSlow: true, needsExport: true, commands: [typescript('scripts/test.ts', 'engines')] },
  }
}
