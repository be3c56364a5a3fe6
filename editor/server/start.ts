import { createServer } from 'node:http'
import next from 'next'
import { createUsageLookup, readSourceFiles } from '../../scripts/check/unused-keys'
import type { Api } from './api'
import { apiOf } from './api'
import { filesBefore } from './before'
import { rules } from './check'
import { clientScript } from './client-script'
import { messageFiles } from './files'
import { publisher } from './publish'
import { editServer } from './server'
import { site } from './site'
import type { Text } from './texts'

const hostname = '127.0.0.1'

/**
 * Starts the editor and prints its address once it answers.
 * @param env of the commands that publishing runs
 * @param onListenError called if the server can't use the port
 */
export async function startEditor(
  port: number,
  env: NodeJS.ProcessEnv,
  onListenError: (error: Error) => void,
) {
  const publishing = publisher(env)
  const files = messageFiles()
  const api = apiOf({ files, rules: rules(createUsageLookup(readSourceFiles())), filesBefore, site })
  // Next listens on this server for upgrades, which reload pages; it gets those that ours has checked.
  // (getUpgradeHandler() has not the development server's.)
  const behind = createServer()
  const app = next({ dev: true, hostname, port, httpServer: behind })
  const ready = app.prepare().then(() => ({
    handle: app.getRequestHandler(),
    // Not listened to before the first page: the browser tries again.
    upgrade: (...connection: unknown[]) => behind.emit('upgrade', ...connection),
  }))
  const server = editServer({ port, api, publisher: publishing, site: ready, script: clientScript })

  await new Promise((resolve) => {
    server.once('error', onListenError)
    server.listen(port, hostname, () => resolve(undefined))
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => publishing.stop().finally(() => process.exit(0)))
  await ready
  warmUp(api)
  console.log(`Edit Nori's texts at http://${hostname}:${port}/edit`)
}

/** Loads the dictionaries and runs the rules, so that the first check is as fast as the others. */
function warmUp({ texts, check }: Api) {
  const { texts: all } = texts.answer() as { texts: Text[] }
  for (const { folder, key, values } of [all[0], all.at(-1)].filter((text) => text !== undefined))
    for (const word of ['rigth', 'wrng'])
      check.answer({ folder, key, values: Object.fromEntries(Object.keys(values).map((one) => [one, word])) })
}
