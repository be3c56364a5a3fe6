import { ensurePackages, run } from './run.mjs'

/* `npm start`: from a fresh checkout to the finished site. */
ensurePackages()
run('node', ['scripts/build.mjs'])
await import('./serve.mjs')
