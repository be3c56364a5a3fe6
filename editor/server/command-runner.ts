import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { RequestError } from './request-error'

/* Runs the commands of the “Publish” panel, one at a time, and streams their output. */

/** Names of scripts in scripts/. */
const commands = ['check', 'build']

/** `stopping`: resolves once the stopped command and its children have ended */
type RunningCommand = { stopping?: Promise<unknown>; stop: () => void; ended: Promise<void> }

/** The time between SIGTERM and SIGKILL. */
const killGraceMs = 5000

/** Sends a signal to a process group; signal 0 sends nothing. @returns whether the group exists */
function signalGroup(group: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

/** Ends a command and its children; resolves once none of them runs. */
async function terminate({ pid }: ChildProcess) {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    await once(spawn('taskkill', ['/pid', String(pid), '/T', '/F']), 'close')
    return
  }
  const deadline = Date.now() + killGraceMs
  signalGroup(pid, 'SIGTERM')
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) return signalGroup(pid, 'SIGKILL')
    await setTimeout(20)
  }
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
  let running: RunningCommand | undefined

  /**
   * Runs a command and streams its output into the response; the last line is its exit code. The command is stopped if
   * the client closes the response.
   * @throws RequestError 400 for an unknown command, 409 while another one runs
   */
  const run = async (requested: unknown, response: ServerResponse) => {
    const name = commands.find((command) => command === requested)
    if (!name) throw new RequestError(400, 'request', { reason: `command “${requested}”` })
    // A stopped command takes a moment to end.
    if (running?.stopping) await running.ended
    if (response.destroyed) return
    if (running) throw new RequestError(409, 'busy')
    const { file, args } = resolveCommand(name)
    const child = spawn(file, args, {
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that its children can be ended with it.
      detached: process.platform !== 'win32',
    })
    const ended = new Promise<void>((resolve) => {
      child.on('close', async (code) => {
        await started.stopping
        running = undefined
        response.end(`\nexit code ${code ?? 1}\n`)
        resolve()
      })
    })
    const started: RunningCommand = {
      ended,
      stop: () => {
        started.stopping ??= terminate(child)
      },
    }
    running = started
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    // The page enables “Stop” when it receives the headers.
    response.flushHeaders()
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text) => response.write(text))
    child.on('error', (error) => response.write(`${file}: ${error.message}\n`))
    response.on('close', () => {
      if (running === started) started.stop()
    })
  }

  return {
    run,
    /** Stops the running command. Resolves once it has ended, with whether there was one. */
    stop: async () => {
      if (!running) return false
      running.stop()
      await running.ended
      return true
    },
  }
}

const runScript = (name: string) => ({
  file: process.execPath,
  args: ['--import', 'tsx', `scripts/${name}.ts`],
})

export type CommandRunner = ReturnType<typeof createCommandRunner>
