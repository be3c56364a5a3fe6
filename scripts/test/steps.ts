import { spawnSync } from 'node:child_process'
import { ensureNginx } from '../tools/debian'
import { ensureOldChromium, oldChromium } from '../tools/old-chromium'
import { ensureTools } from '../tools/on-demand'

export type Step = {
  commands: string[]
  /** Runs only with `npm test -- all`, or if it is chosen. */
  isSlow?: boolean
  /** Reads the export in out/. */
  needsExport?: boolean
  env?: Record<string, string>
  /** Installs what the step needs. Returns whether it can be used. */
  install?: () => boolean
}

/** Specs of what the site does differently in an old browser. Other specs also test features that it lacks. */
const oldBrowserSpecs = ['actions', 'ages', 'crayons', 'early-clicks', 'mouse', 'story.spec']

/** Jest projects that always run, because their tests also read files that they do not import. */
const always = ['site', 'components', 'art']
/** Jest projects whose tests run if a file that they import has changed. */
const ifChanged = ['checks', 'editor']

/** Jest's option for tests of which an import differs from the upstream branch; empty without such a branch. */
const getChangedOption = () =>
  spawnSync('git', ['rev-parse', '@{upstream}']).status === 0 ? ' --changedSince=@{upstream}' : ''

/** Creates the steps of `npm test`, in their order. */
export function createSteps(isAll: boolean, specs: string[]): Record<string, Step> {
  const jest = (...projects: string[]) => `jest --ci --silent --selectProjects ${projects.join(' ')}`
  const browserTests = (projects: string[], files = specs, withSlow = isAll) =>
    [
      'playwright test',
      ...projects.map((project) => `--project=${project}`),
      ...(withSlow ? [] : ['--grep-invert=@all']),
      ...files.map((file) => `e2e/${file}`),
    ].join(' ')
  /** Runs the tests that depend on the server on another server than the preview server. */
  const onServer = (server: string, files: string[], install?: Step['install']): Step => ({
    isSlow: true,
    needsExport: true,
    install,
    env: { E2E_SERVER: server },
    commands: [`${browserTests(['desktop'], files)} --grep=@server`],
  })
  return {
    lint: { commands: ['biome check .'] },
    types: { commands: ['next typegen', 'tsc --noEmit'] },
    messages: { commands: ['node --import tsx scripts/check.ts'] },
    unit: {
      commands: isAll
        ? [jest(...always, ...ifChanged)]
        : [jest(...always), `${jest(...ifChanged)}${getChangedOption()}`],
    },
    servers: { isSlow: true, commands: [jest('servers')] },
    build: { commands: ['node --import tsx scripts/build.ts'] },
    export: { needsExport: true, commands: [jest('export')] },
    browser: { needsExport: true, commands: [browserTests(['desktop', 'phone'])] },
    chaos: { isSlow: true, needsExport: true, commands: [browserTests(['chaos'])] },
    // Together, because each waits much of the time.
    copies: { isSlow: true, needsExport: true, commands: [browserTests(['copies', 'edit'])] },
    nginx: onServer('nginx', [], ensureNginx),
    wrangler: onServer('wrangler', [], ensureTools),
    // The same runtime with static assets of a Worker, which has other rules.
    workers: {
      ...onServer('wrangler', ['deploy-check'], ensureTools),
      env: { E2E_SERVER: 'wrangler', WORKERS: '1' },
    },
    // A simple file server has neither clean URLs nor a 404 page.
    simple: onServer('simple', ['deploy-check', 'no-javascript']),
    old: {
      isSlow: true,
      needsExport: true,
      install: ensureOldChromium,
      env: { CHROMIUM: oldChromium },
      commands: [browserTests(['desktop'], oldBrowserSpecs, false)],
    },
    engines: { isSlow: true, needsExport: true, commands: [browserTests(['engines'], [])] },
  }
}
