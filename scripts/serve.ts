import { resolve } from 'node:path'
import { readBuildInfo } from './export/build-info'
import { createPreviewServer } from './export/servers/preview'
import { exitWithError } from './tools/exit'
import { describeListenError, readPort } from './tools/port'

/* `npm run serve` serves the export in out/, or in the folder of its argument. `PORT` sets the port (3000). */
const command = 'npm start'
const port = readPort(command)
try {
  const root = resolve(process.argv[2] ?? 'out')
  const { basePath } = readBuildInfo(root)
  createPreviewServer(root)
    .on('error', (error) => exitWithError(describeListenError(error, port, command)))
    .listen(port, () => console.log(`Nori is at http://localhost:${port}${basePath}`))
} catch (error) {
  exitWithError(error)
}
