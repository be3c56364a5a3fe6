/* The port of a server, and what to type if it can't be had. */

/** What to type for another port; in Windows' command prompt it is set by a command of its own. */
const howTo = (command: string, platform: string) =>
  platform === 'win32' ? `set PORT=3001&& ${command}` : `PORT=3001 ${command}`

/** What is wrong with a port's number, in a sentence; undefined if nothing is. @param command to be typed */
export function wrongPort(given: string, command: string, platform: string = process.platform) {
  const port = Number(given)
  if (given.trim() && Number.isInteger(port) && port > 0 && port < 65_536) return undefined
  return `PORT is “${given}”, which is no port. Type a number from 1024 to 65535: ${howTo(command, platform)}`
}

/** Why a server could not listen, in a sentence where the reason is known. */
export function portProblem(
  error: Error,
  port: number,
  command: string,
  platform: string = process.platform,
) {
  const reasons: Record<string, string> = { EADDRINUSE: 'is taken', EACCES: 'may not be used' }
  const reason = reasons['code' in error ? String(error.code) : '']
  return reason
    ? `Port ${port} ${reason}. Stop what runs there, or take another: ${howTo(command, platform)}`
    : String(error)
}

/** Ends the command with a sentence. */
export function giveUp(problem: string): never {
  console.error(problem)
  process.exit(1)
}

/** The port that the variable `PORT` names, 3000 without it; ends the command if it names none. */
export function portOf(command: string): number {
  const { PORT = '3000' } = process.env
  const problem = wrongPort(PORT, command)
  return problem ? giveUp(problem) : Number(PORT)
}
