import { spawn } from 'node:child_process'

/**
 * Starts a server in its own process group and waits for its message that it is ready.
 * @param readyMessage part of that message
 * @returns a function that stops the server
 */
export async function startServer(
  readyMessage: string,
  [command = '', ...parameters]: string[],
  variables: Record<string, string>,
  cwd: string = '.',
): Promise<() => void> {
  const env = { ...process.env, ...variables }
  const server = spawn(command, parameters, { cwd, env, detached: true })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes(readyMessage) && resolve())
    server.on('exit', () => reject(new Error(`${command} ${parameters.join(' ')} ended`)))
  })
  return () => {
    if (server.pid) process.kill(-server.pid)
  }
}
