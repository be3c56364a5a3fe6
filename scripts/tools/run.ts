import { xSync } from 'tinyexec'

const optionsOf = (env: Record<string, string>, stdio: 'inherit' | 'pipe') => ({
  nodeOptions: { stdio, env: { ...process.env, ...env } },
})

/**
 * Runs a command and shows its output. Ends this process with the command's exit code if it fails.
 * @param command a program, or a command of one of the project's packages
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { exitCode } = xSync(command, args, optionsOf(env, 'inherit'))
  if (exitCode !== 0) process.exit(exitCode ?? 1)
}

/** Runs a TypeScript file of the project, as `run` does. */
export const runFile = (file: string, args: string[] = [], env?: Record<string, string>): void =>
  run(process.execPath, ['--import', 'tsx', file, ...args], env)

/** What a command prints. Throws if it fails. */
export const output = (command: string, args: string[]): string =>
  xSync(command, args, { ...optionsOf({}, 'pipe'), throwOnError: true }).stdout
