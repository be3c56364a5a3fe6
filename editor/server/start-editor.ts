import { once } from 'node:events'
import { createServer } from 'node:http'
import next from 'next'
import { checkFiles } from '../../checks/check-files'
import { readLaunchList } from '../../checks/launch'
import { checkUnusedKeys } from '../../checks/unused-keys'
import { createApi } from './api'
import { openMessageFiles } from './message-files'
import { bundlePageScript } from './page-script'
import { createEditorServer } from './server'
import { siteInfo } from './site-info'

const hostname = '127.0.0.1'

/** Starts the editor, and Next's development server behind it. @returns the editor's address, once the site is ready */
export async function startEditor(port: number): Promise<string> {
  const api = createApi(openMessageFiles(), {
    site: siteInfo,
    readLaunchList,
    check: (files) => [...checkFiles(files), ...checkUnusedKeys(files)],
  })
  // Next attaches its hot-reload connections to this server, which never listens: the editor's server forwards those
  // that it has checked. (getUpgradeHandler() does not handle the development server's.)
  const upgradeServer = createServer()
  const site = next({ dev: true, hostname, port, httpServer: upgradeServer })
  const devServer = site.prepare().then(() => ({
    handle: site.getRequestHandler(),
    // emit() returns false until Next has added its listener, with the first page; the browser then tries again.
    upgrade: (...connection: unknown[]) => upgradeServer.emit('upgrade', ...connection),
  }))
  const server = createEditorServer({ port, api, devServer, script: bundlePageScript() })
  await once(server.listen(port, hostname), 'listening')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))
  await devServer
  return `http://${hostname}:${port}/edit`
}
