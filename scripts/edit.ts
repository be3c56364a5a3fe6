import { exitWithError } from './tools/exit'
import { describeListenError, readPort } from './tools/port'

/* `npm run edit`: the development site with editing on, and the editor at /edit. */
const command = 'npm run edit'
const port = readPort(command)
// The commands that publishing runs must not see EDITING, nor the pseudo-language.
const publishEnv = { ...process.env, PSEUDO: '' }
process.env.EDITING = '1'
// Imported after EDITING is set; the module reads it on load.
const { startEditor } = await import('../editor/server/start')
await startEditor(port, publishEnv, (error) => exitWithError(describeListenError(error, port, command)))
