import { exitWithError } from './exit'

/* The port of a server, and error messages that show the command to type instead. */

/** The command with another port; Windows' command prompt sets variables in a separate command. */
const commandWithPort = (command: string, platform: string) =>
  platform === 'win32' ? `set PORT=3001&& ${command}` : `PORT=3001 ${command}`

/**
 * Describes why a value can't be a port number; undefined if it can.
 * @param command that the user typed, for example `npm start`
 */
export function describeInvalidPort(value: string, command: string, platform: string = process.platform) {
  const port = Number(value)
  if (value.trim() && Number.isInteger(port) && port > 0 && port < 65_536) return undefined
  return `PORT is “${value}”, which is not a port number. Use one from 1024 to 65535: ${commandWithPort(command, platform)}`
}

/** Describes why a server could not listen. Falls back to the error's own text for causes other than the port. */
export function describeListenError(
  error: Error,
  port: number,
  command: string,
  platform: string = process.platform,
): string {
  const reasons: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'needs more privileges' }
  const reason = reasons['code' in error ? String(error.code) : '']
  return reason
    ? `Port ${port} ${reason}. Stop the program that uses it, or choose another port: ${commandWithPort(command, platform)}`
    : String(error)
}

/** Reads the port from the variable `PORT`, by default 3000. Ends the process if it is not a port number. */
export function readPort(command: string): number {
  const { PORT = '3000' } = process.env
  const problem = describeInvalidPort(PORT, command)
  return problem ? exitWithError(problem) : Number(PORT)
}
