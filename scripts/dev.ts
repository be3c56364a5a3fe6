import { runServer } from './tools/run'

/* `npm run dev` starts the development server; `-- --pseudo` in the pseudo-language. Next gets all other options. */
const options = process.argv.slice(2)
const isPseudo = options.includes('--pseudo')
await runServer('next', ['dev', ...options.filter((option) => option !== '--pseudo')], {
  env: isPseudo ? { PSEUDO: '1' } : {},
})
