import { ensurePackages, run } from './run.mjs'

/* `npm start`: installs packages, builds and serves the site. */
ensurePackages()
run('node', ['scripts/build.mjs'])
await import('./serve.mjs')
