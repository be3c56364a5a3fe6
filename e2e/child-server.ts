import { spawn } from 'node:child_process'

/**
 * Starts a server as a process group of its own, and waits until it has said so.
 * @param said what it says then
 * @returns a function that ends it
 */
export async function startServer(
  said: string,
  [command = '', ...parameters]: string[],
  variables: Record<string, string>,
  cwd: string = '.',
): Promise<() => void> {
  const env = { ...process.env, ...variables }
  const server = spawn(command, parameters, { cwd, env, detached: true })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes(said) && resolve())
    server.on('exit', () => reject(new Error(`${command} ${parameters.join(' ')} ended`)))
  })
  return () => {
    if (server.pid) process.kill(-server.pid)
  }
}
