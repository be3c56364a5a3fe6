import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { Problem } from './problem'

/* Runs the commands of publishing, one at a time, and shows what they print. */

/** The commands in scripts/. */
const steps = ['check', 'build']

/** A command that runs. `stopping`: until what it started has ended */
type Run = { stopping?: Promise<unknown>; stop: () => void; ended: Promise<void> }

/** How long what a command started may take to end by itself, in milliseconds. */
const patience = 5000

/** Sends a signal to all processes of a group, 0 being none. @returns whether there are any */
function signalled(group: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

/** Ends a command with everything that it started. @returns resolves once nothing of it runs */
async function end({ pid }: ChildProcess) {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    await once(spawn('taskkill', ['/pid', String(pid), '/T', '/F']), 'close')
    return
  }
  const latest = Date.now() + patience
  signalled(pid, 'SIGTERM')
  while (signalled(pid, 0)) {
    if (Date.now() > latest) return signalled(pid, 'SIGKILL')
    await setTimeout(20)
  }
}

/**
 * @param env of the commands: not the editor's own, in which Next runs for development
 * @param command for tests
 */
export function publisher(
  env: NodeJS.ProcessEnv,
  command: (script: string) => { file: string; args: string[] } = nodeScript,
) {
  let running: Run | undefined

  /**
   * Answers with what the command of a step prints, and its exit code in the last line. The command ends with the
   * request.
   * @throws Problem 400 for an unknown step, 409 while another command runs
   */
  const run = async (step: unknown, response: ServerResponse) => {
    const script = steps.find((one) => one === step)
    if (!script) throw new Problem(400, 'request', { reason: `step “${step}”` })
    // What was stopped takes a moment to end.
    if (running?.stopping) await running.ended
    if (response.destroyed) return
    if (running) throw new Problem(409, 'busy')
    const { file, args } = command(script)
    const child = spawn(file, args, {
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that all of it can be ended.
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
    const started: Run = {
      ended,
      stop: () => {
        started.stopping ??= end(child)
      },
    }
    running = started
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    // So that the page knows at once that it has begun.
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
    /** Ends the command that runs. @returns whether one did, once nothing of it runs */
    stop: async () => {
      if (!running) return false
      running.stop()
      await running.ended
      return true
    },
  }
}

const nodeScript = (script: string) => ({
  file: process.execPath,
  args: ['--import', 'tsx', `scripts/${script}.ts`],
})

export type Publisher = ReturnType<typeof publisher>
