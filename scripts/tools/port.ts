import { exitWithError } from './exit'

/* The port of a server, and error messages that show the command to type instead. */

/** Reads the port from the variable `PORT`, by default 3000. Ends the process if it is not a port number. */
export function readPort(command: string): number {
  const { PORT = '3000' } = process.env
  const port = Number(PORT)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  return exitWithError(
    `PORT is “${PORT}”, which is not a port number. Use one from 1024 to 65535: PORT=3001 ${command}`,
  )
}

/** Describes why a server could not listen. Falls back to the error's own text for causes other than the port. */
export function describeListenError(error: Error, port: number, command: string): string {
  const reasons: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'needs more privileges' }
  const reason = reasons['code' in error ? String(error.code) : '']
  return reason
    ? `Port ${port} ${reason}. Stop the program that uses it, or choose another port: PORT=3001 ${command}`
    : error.message
}
