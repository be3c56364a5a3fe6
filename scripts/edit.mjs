import { ensurePackages } from './run.mjs'

/* `npm run edit`: the development site with editing on, and the editor at /edit. */
const port = Number(process.env.PORT ?? 3000)
// What publishing runs must not be told that this is development, or the pseudo-language.
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PSEUDO: '' }
ensurePackages()
Object.assign(process.env, { EDITING: '1', NEXT_TELEMETRY_DISABLED: '1' })
// Only now, because they import packages.
const { startEditor } = await import('./edit/start.mjs')
await startEditor(port, env)
