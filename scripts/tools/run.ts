import { constants } from 'node:os'
import { x, xSync } from 'tinyexec'

/**
 * Runs a command and shows its output. Ends this process with the command's exit code if it fails.
 * @param command a program, or a command of one of the project's packages
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { exitCode } = xSync(command, args, {
    nodeOptions: { stdio: 'inherit', env: { ...process.env, ...env } },
  })
  if (exitCode !== 0) process.exit(exitCode ?? 1)
}

/** Runs a TypeScript file of the project as `run` runs a command. */
export const runFile = (file: string, args: string[] = [], env?: Record<string, string>): void =>
  run(process.execPath, ['--import', 'tsx', file, ...args], env)

/**
 * Runs a server until it ends or this process is told to end, which is passed on. Ends this process with the server's
 * exit code.
 * @param options.stopSignal sent to the server instead of the signal that this process received
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
