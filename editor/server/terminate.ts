import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

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

/** Ends a detached child process and its children; resolves once none of them runs. */
export async function terminate({ pid }: ChildProcess) {
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
