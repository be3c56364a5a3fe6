/** Prints an error without its stack and ends the process with exit code 1. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
