import { exitWithError } from './tools/exit'
import { describeListenError, readPort } from './tools/port'

/* `npm run edit`: the development site with editing on, and the editor at /edit. */
const command = 'npm run edit'
const port = readPort(command)
process.env.EDITING = '1'
// Imported after EDITING is set; the module reads it on load.
const { startEditor } = await import('../editor/server/start-editor')
const address = await startEditor(port).catch((error) =>
  exitWithError(describeListenError(error, port, command)),
)
console.log(`Edit Nori's texts at ${address}`)
