import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { Problem } from './problem'

/* Runs the commands of publishing, one at a time, and shows what they print. */

/** The commands in scripts/. */
const steps = ['check', 'build']

/** Ends a command with everything that it started. */
function end({ pid }: ChildProcess) {
  if (pid === undefined) return
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/T', '/F'])
  else
    try {
      process.kill(-pid)
    } catch {
      // It has ended by itself.
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
  let running: { child: ChildProcess; isStopped: boolean; ended: Promise<void> } | undefined

  /**
   * Answers with what the command of a step prints, and its exit code in the last line. The command ends with the
   * request.
   * @throws Problem 400 for an unknown step, 409 while another command runs
   */
  const run = async (step: unknown, response: ServerResponse) => {
    const script = steps.find((one) => one === step)
    if (!script) throw new Problem(400, 'request', { reason: `step “${step}”` })
    // What was stopped takes a moment to end.
    if (running?.isStopped) await running.ended
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
      child.on('close', (code) => {
        running = undefined
        response.end(`\nexit code ${code ?? 1}\n`)
        resolve()
      })
    })
    const started = { child, isStopped: false, ended }
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
      started.isStopped = true
      end(child)
    })
  }

  return {
    run,
    stop: () => {
      if (running) end(running.child)
    },
  }
}

const nodeScript = (script: string) => ({
  file: process.execPath,
  args: ['--import', 'tsx', `scripts/${script}.ts`],
})

export type Publisher = ReturnType<typeof publisher>
