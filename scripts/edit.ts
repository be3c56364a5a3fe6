import { portOf } from './tools/port'

/* `npm run edit`: the development site with editing on, and the editor at /edit. */
const port = portOf('npm run edit')
// What publishing runs must not be told that this is development, or the pseudo-language.
const env = { ...process.env, PSEUDO: '' }
Object.assign(process.env, { EDITING: '1' })
// Only now, because it reads whether there is editing.
const { startEditor } = await import('../editor/server/start')
await startEditor(port, env)
