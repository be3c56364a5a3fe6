import { parseArgs } from 'node:util'
import type { Step } from './steps'
import { createSteps } from './steps'
import { suites } from './suites'

/**
 * Returns the steps that the arguments of `npm test` choose: `all`, `--steps=unit,build`, `--specs=footer,export`,
 * `--projects=files,desktop` and `--list`. Throws on an unknown argument.
 */
export function chooseSteps(args: string[]): [name: string, step: Step][] {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      steps: { type: 'string' },
      specs: { type: 'string' },
      projects: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  })
  const isAll = positionals[0] === 'all'
  const unknown = positionals.slice(isAll ? 1 : 0)
  if (unknown.length > 0)
    throw new Error(`Unknown test "${unknown.join(' ')}". Known: all, ${Object.keys(suites).join(', ')}.`)

  const steps = createSteps({
    specs: values.specs?.split(',') ?? [],
    projects: values.projects?.split(',') ?? ['files', 'desktop', 'phone'],
    list: values.list,
  })
  const names = values.steps?.split(',')
  const unknownStep = names?.find((name) => !steps[name])
  if (unknownStep) throw new Error(`Unknown step "${unknownStep}". Known: ${Object.keys(steps).join(', ')}.`)
  return Object.entries(steps).filter(([name, { isSlow }]) =>
    names ? names.includes(name) : isAll || !isSlow,
  )
}
