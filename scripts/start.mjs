import { ensurePackages, run } from './run.mjs'

/* `npm start`: from a fresh checkout to the finished site. */
ensurePackages()
run('npm', ['run', '--silent', 'build'])
await import('./servers/preview.mjs')
