import { once } from 'node:events'
import { resolve } from 'node:path'
import { readBuildInfo } from './export/build-info'
import { createPreviewServer } from './servers/preview'
import { exitWithError } from './tools/exit'
import { describeListenError, readPort } from './tools/port'

/* `npm run serve` serves the export in out/, or in the folder of its argument. `PORT` sets the port (3000). */
const command = 'npm run serve'
const port = readPort(command)
const root = resolve(process.argv[2] ?? 'out')
try {
  await once(createPreviewServer(root).listen(port), 'listening')
  console.log(`Nori is at http://localhost:${port}${readBuildInfo(root).basePath}`)
} catch (error) {
  exitWithError(describeListenError(error as Error, port, command))
}
