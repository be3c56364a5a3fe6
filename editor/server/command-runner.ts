import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RequestError } from './request-error'
import { terminate } from './terminate'

/* Builds the site for the “Publish” panel, and serves what was built. */

/** The exit code of scripts/build.ts if texts have errors. */
const textErrorsCode = 2

/** The last line of the build's output. */
export type BuildResult = { ok: true } | { ok: false; reason: 'stopped' | 'textErrors' | 'failed' }

/** `stopping`: resolves once the stopped build and its children have ended */
type RunningBuild = { child: ChildProcess; stopping?: Promise<unknown>; ended: Promise<void> }

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/**
 * Creates a command runner.
 * @param env of the commands. It must differ from the editor's own, which tells Next to run for development.
 * @param resolveCommand for tests
 */
export function createCommandRunner(
  env: NodeJS.ProcessEnv,
  resolveCommand: (name: string) => { file: string; args: string[] } = runScript,
) {
  let running: RunningBuild | undefined
  /** The server of the built site. */
  let preview: { child: ChildProcess; url: Promise<string> } | undefined

  const stopBuild = async () => {
    if (!running) return false
    running.stopping ??= terminate(running.child)
    await running.ended
    return true
  }

  const start = (name: 'build' | 'serve', more: Record<string, string> = {}) => {
    const { file, args } = resolveCommand(name)
    const child = spawn(file, args, {
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that its children can be ended with it.
      detached: process.platform !== 'win32',
    })
    for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8')
    return child
  }

  /** The server must not read a folder that a build replaces, and knows the hashes of one build only. */
  const stopPreview = async () => {
    const stopped = preview
    preview = undefined
    if (stopped) await terminate(stopped.child)
  }

  /**
   * Builds the site and streams the output into the response; the last line is a BuildResult as JSON. The build is stopped
   * if the client closes the response.
   * @throws RequestError 409 while another one runs
   */
  const build = async (response: ServerResponse) => {
    // A stopped build takes a moment to end.
    if (running?.stopping) await running.ended
    if (response.destroyed) return
    if (running) throw new RequestError(409, 'busy')
    stopPreview()
    const child = start('build')
    const ended = new Promise<void>((resolve) => {
      child.on('close', async (code) => {
        await started.stopping
        running = undefined
        const reason = started.stopping ? 'stopped' : code === textErrorsCode ? 'textErrors' : 'failed'
        const isBuilt = code === 0 && !started.stopping
        const result: BuildResult = isBuilt ? { ok: true } : { ok: false, reason }
        response.end(`\n${JSON.stringify(result)}`)
        resolve()
      })
    })
    const started: RunningBuild = { child, ended }
    running = started
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    // The page enables “Stop” when it receives the headers.
    response.flushHeaders()
    for (const output of [child.stdout, child.stderr]) output.on('data', (text) => response.write(text))
    child.on('error', (error) => response.write(`${error.message}\n`))
    response.on('close', () => {
      if (running === started) stopBuild()
    })
  }

  const startPreview = (port: number) => {
    const child = start('serve', { PORT: String(port), NORI_HOST: '127.0.0.1' })
    const url = new Promise<string>((resolve, reject) => {
      let log = ''
      const read = (text: string) => {
        log += text
        if (log.includes(`:${port}`)) resolve(`http://127.0.0.1:${port}/`)
      }
      for (const output of [child.stdout, child.stderr]) output.on('data', read)
      child.on('error', reject)
      child.on('close', () => {
        if (preview?.child === child) preview = undefined
        reject(new RequestError(409, 'notBuilt', { reason: log.trim() }))
      })
    })
    return { child, url }
  }

  /**
   * Serves the built site on a port of its own, because the addresses in it are absolute.
   * @throws RequestError 409 if it was not built yet, or is being built
   */
  const openBuild = async () => {
    if (running) throw new RequestError(409, 'busy')
    const port = await findFreePort()
    preview ??= startPreview(port)
    return { url: await preview.url }
  }

  return {
    build,
    openBuild,
    /** Stops the running build. Resolves once it has ended, with whether there was one. */
    stop: async () => ({ stopped: await stopBuild() }),
    /** Stops everything that runs. */
    close: () => Promise.all([stopBuild(), stopPreview()]),
  }
}

const runScript = (name: string) => ({
  file: process.execPath,
  args: ['--import', 'tsx', `scripts/${name}.ts`],
})

export type CommandRunner = ReturnType<typeof createCommandRunner>
