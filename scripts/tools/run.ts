import { constants } from 'node:os'
import { x, xSync } from 'tinyexec'

/** Runs a program or a package's command, and shows its output. Ends this process with its exit code if it fails. */
export function run(command: string, args: string[]): void {
  const { exitCode } = xSync(command, args, { nodeOptions: { stdio: 'inherit' } })
  if (exitCode !== 0) process.exit(exitCode ?? 1)
}

/** Runs a TypeScript file of the project as `run` runs a command. */
export const runFile = (file: string, ...args: string[]): void =>
  run(process.execPath, ['--import', 'tsx', file, ...args])

/**
 * Runs a server until it ends, then ends this process with the server's exit code. If this process receives a signal to
 * end, the server receives it too, or `stopSignal` in its place.
 */
export async function runServer(
  command: string,
  args: string[],
  { env, cwd, stopSignal }: { env?: Record<string, string>; cwd?: string; stopSignal?: NodeJS.Signals } = {},
): Promise<never> {
  const server = x(command, args, {
    nodeOptions: { stdio: 'inherit', cwd, env: { ...process.env, ...env } },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(stopSignal ?? signal))
  const { exitCode = 128 + constants.signals.SIGTERM } = await server
  process.exit(exitCode)
}
