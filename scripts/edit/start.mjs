import { createServer } from 'node:http'
import next from 'next'
import { register } from 'tsx/esm/api'
import { findUses } from '../editing/usage.mjs'
import { apiOf } from './api.mjs'
import { rules } from './check.mjs'
import { messageFiles } from './files.mjs'
import { lagOf } from './lag.mjs'
import { publisher } from './publish.mjs'
import { editServer } from './server.mjs'

const hostname = '127.0.0.1'

/**
 * Starts the editor and prints its address once it answers.
 * @param {number} port @param {NodeJS.ProcessEnv} env of the commands that publishing runs
 */
export async function startEditor(port, env) {
  const endTsx = register()
  const { site } = await import('./site.mjs')
  await endTsx()

  const publishing = publisher(env)
  const files = messageFiles()
  const api = apiOf({ files, rules: rules(findUses()), lag: lagOf(), site })
  // Next listens on this server for upgrades, which reload pages; it gets those that ours has checked.
  // (getUpgradeHandler() has not the development server's.)
  const behind = createServer()
  const app = next({ dev: true, hostname, port, httpServer: behind })
  const ready = app.prepare().then(() => ({
    handle: app.getRequestHandler(),
    // Not listened to before the first page: the browser tries again.
    upgrade: (/** @type {unknown[]} */ ...connection) => behind.emit('upgrade', ...connection),
  }))
  const server = editServer({ port, api, publisher: publishing, site: ready })

  await new Promise((resolve) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=3001 npm run edit` : error)
      process.exit(1)
    })
    server.listen(port, hostname, () => resolve(undefined))
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      publishing.stop()
      process.exit(0)
    })
  await ready
  warmUp(api)
  console.log(`Edit Nori's texts at http://${hostname}:${port}/edit`)
}

/** Loads the dictionaries and runs the rules, so that the first check is as fast as the others. @param {import('./api.mjs').Api} api */
function warmUp({ texts, check }) {
  const { texts: all } = /** @type {{ texts: import('./texts.mjs').Text[] }} */ (texts.answer())
  for (const { folder, key, values } of [all[0], all.at(-1)].filter((text) => text !== undefined))
    for (const word of ['rigth', 'wrng'])
      check.answer({ folder, key, values: Object.fromEntries(Object.keys(values).map((one) => [one, word])) })
}
