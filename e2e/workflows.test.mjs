import { readdirSync, readFileSync } from 'node:fs'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { parse } from 'yaml'

/* The files that GitHub reads, against GitHub's own schema of workflows, and what the project asks of them. */
const folder = '.github/workflows'
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))

/** What GitHub would report about a workflow. @param {{ name: string, text: string }} file */
async function problemsOf({ name, text }) {
  const { context, value } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter())
  const template = value && (await convertWorkflowTemplate(context, value))
  return [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(template?.errors ?? []).map(({ Message }) => Message),
  ]
}

describe.each(files)('$name', (file) => {
  test('is a workflow by GitHub’s schema, and its expressions are whole', async () => {
    expect(await problemsOf(file)).toEqual([])
  })

  test('takes every action at a commit, and says which version that is', () => {
    const uses = [...file.text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses.filter((name) => !name?.startsWith('./')))
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('may read alone, unless a job says what else it needs', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(parse(file.text).permissions)
  })
})

test('one action has one version', () => {
  const versions = files.flatMap(({ text }) => text.match(/(?<=uses: ).*/g) ?? [])
  const names = new Set(versions.map((version) => version.split('@')[0]))
  expect(new Set(versions).size).toBe(names.size)
})

test('nothing is published that was not checked', () => {
  const { jobs } = parse(readFileSync(`${folder}/publish.yml`, 'utf8'))
  expect(jobs.check.uses).toBe('./.github/workflows/check.yml')
  expect([jobs.build.needs, jobs.deploy.needs]).toEqual(['check', 'build'])
})

test.each([
  ['a job without a runner', 'on: push\njobs:\n  a:\n    steps: []\n'],
  [
    'an unknown key',
    'on: push\njobs:\n  a:\n    runs-on: x\n    permisions: {}\n    steps:\n      - run: a\n',
  ],
  ['an expression that is cut off', `on: push\nname: \${{ github.ref\njobs: {}\n`],
  ['an unknown context', `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: \${{ foo.bar }}\n`],
])('%s is reported', async (_what, text) => {
  expect(await problemsOf({ name: 'x.yml', text })).not.toEqual([])
})

test('the checks run on the oldest Node that is allowed, and on the one of .nvmrc', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { node } = parse(readFileSync(`${folder}/check.yml`, 'utf8')).jobs.check.strategy.matrix
  expect(node).toEqual([/\d+/.exec(engines.node)?.[0], readFileSync('.nvmrc', 'utf8').trim()])
})

test('Dependabot waits before every kind of update, and knows every lockfile’s folder', () => {
  const { version, updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'))
  expect(version).toBe(2)
  for (const { cooldown } of updates) expect(cooldown['default-days']).toBeGreaterThanOrEqual(7)
  expect(
    updates.map((/** @type {any} */ one) => [one['package-ecosystem'], one.directory ?? one.directories]),
  ).toEqual([
    ['npm', '/'],
    ['npm', ['/e2e/install/tools/*']],
    ['github-actions', '/'],
  ])
})
