import { run } from './tools/run'

/* `npm run dev`: starts the development server; `-- --pseudo` in the pseudo-language, other flags are passed to Next. */
const flags = process.argv.slice(2)
run(
  'next',
  ['dev', ...flags.filter((flag) => flag !== '--pseudo')],
  flags.includes('--pseudo') ? { PSEUDO: '1' } : {},
)
