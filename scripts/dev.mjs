import { ensurePackages, run } from './run.mjs'

/* `npm run dev`: starts the development server; `-- --pseudo` in the pseudo-language, other flags are passed to Next. */
const flags = process.argv.slice(2)
ensurePackages()
run('next', ['dev', ...flags.filter((flag) => flag !== '--pseudo')], {
  NEXT_TELEMETRY_DISABLED: '1',
  ...(flags.includes('--pseudo') ? { PSEUDO: '1' } : {}),
})
