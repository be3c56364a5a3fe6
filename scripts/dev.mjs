import { ensurePackages, run } from './run.mjs'

/* `npm run dev`: the site while one works on it; `-- --pseudo` in the pseudo-language, other flags go to Next. */
const flags = process.argv.slice(2)
ensurePackages()
run('next', ['dev', ...flags.filter((flag) => flag !== '--pseudo')], {
  NEXT_TELEMETRY_DISABLED: '1',
  ...(flags.includes('--pseudo') ? { PSEUDO: '1' } : {}),
})
