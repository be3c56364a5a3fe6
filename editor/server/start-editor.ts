import { createServer } from 'node:http'
import next from 'next'
import { createUsageLookup, readSourceFiles } from '../../checks/unused-keys'
import { type Api, createApi } from './api'
import { createChecker } from './checker'
import { createCommandRunner } from './command-runner'
import { openMessageFiles } from './message-files'
import { bundlePageScript } from './page-script'
import { createEditorServer } from './server'
import { siteInfo } from './site-info'
import { findStoppingFindings } from './stopped-site'

const hostname = '127.0.0.1'

/**
 * Starts the editor, and Next's development server behind it.
 * @param commandEnv environment of the commands that “Publish” runs
 * @param onListenError called if the server can't listen on the port
 * @returns the editor's address, once the site is ready
 */
export async function startEditor(
  port: number,
  commandEnv: NodeJS.ProcessEnv,
  onListenError: (error: Error) => void,
): Promise<string> {
  const commandRunner = createCommandRunner(commandEnv)
  const checker = createChecker(createUsageLookup(readSourceFiles()))
  const files = openMessageFiles()
  const api = createApi(files, checker, siteInfo)
  // Next attaches its hot-reload connections to this server, which never listens: the editor's server forwards those
  // that it has checked. (getUpgradeHandler() does not handle the development server's.)
  const upgradeServer = createServer()
  const app = next({ dev: true, hostname, port, httpServer: upgradeServer })
  const devServer = app.prepare().then(() => ({
    handle: app.getRequestHandler(),
    // emit() returns false until Next has added its listener, with the first page; the browser then tries again.
    upgrade: (...connection: unknown[]) => upgradeServer.emit('upgrade', ...connection),
  }))
  const server = createEditorServer({
    port,
    api,
    commandRunner,
    devServer,
    findStoppingFindings: () => findStoppingFindings(checker.checkRules(files.readAll())),
    bundleScript: bundlePageScript,
  })

  await new Promise((resolve) => {
    server.once('error', onListenError)
    server.listen(port, hostname, () => resolve(undefined))
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => commandRunner.close().finally(() => process.exit(0)))
  await devServer
  warmUp(api)
  return `http://${hostname}:${port}/edit`
}

/** Loads the dictionaries and runs the rules once, so that the first check is as fast as the others. */
function warmUp({ texts, check }: Api) {
  const { texts: all } = texts.handle()
  for (const { folder, key, values } of [all[0], all.at(-1)].filter((text) => text !== undefined))
    for (const misspelling of ['rigth', 'wrng']) {
      const misspelled = Object.keys(values).map((locale) => [locale, misspelling])
      check.handle({ folder, key, values: Object.fromEntries(misspelled) })
    }
}
