import { runServer } from './tools/run'

/* `npm run dev` starts the development server, with Next's own options after `--`. */
await runServer('next', ['dev', ...process.argv.slice(2)])
