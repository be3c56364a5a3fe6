import { ensureTools, toolCommand } from '../tools/on-demand'
import { run, runFile } from '../tools/run'

/** Runs Stryker on the code of the site, or with `check` as the first argument on the rules of the message checks. */
function runMutation([part, ...args]: string[]) {
  if (!ensureTools())
    throw new Error('Stryker could not be installed in .tools/: is the npm registry reachable?')
  const config = (file: string) => `testing/mutation/${file}.config.mjs`
  if (part === 'check') run(toolCommand('stryker'), ['run', config('message-checks'), ...args])
  else run(toolCommand('stryker'), ['run', config('site'), ...(part ? [part] : []), ...args])
}

/** What `npm test -- <name>` runs instead of the steps of `npm test`; each takes the remaining arguments. */
export const suites: Record<string, (args: string[]) => void> = {
  engines: (args) => runFile('e2e/engines/main.ts', args, { PORT: process.env.PORT ?? '3277' }),
  scenarios: (args) => runFile('e2e/scenarios/main.ts', args),
  documents: (args) => runFile('e2e/documents/main.ts', args),
  mutation: runMutation,
}
