import { xSync } from 'tinyexec'
import type { Command } from './steps'

/** Runs a command with its output on the console. Returns whether it succeeded. */
export function runCommand({ program, args, env }: Command): boolean {
  const { exitCode, signalCode } = xSync(program, args, {
    nodeOptions: { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env } },
  })
  if (signalCode) console.error(`${program} was ended by ${signalCode}.`)
  return exitCode === 0
}
