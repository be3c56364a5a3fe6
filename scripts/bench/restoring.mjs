import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Runs work that changes files, and restores them when it ends or throws, or when the process gets SIGINT or
 * SIGTERM; after a signal the process exits with code 1. The work must not block, because signals are handled
 * only between its steps.
 * @template Result
 * @param {string[]} paths
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>} what the work returns
 */
export async function restoring(paths, work) {
  const originals = paths.map((path) => ({ path, content: readFileSync(path) }))
  const restore = () => {
    for (const { path, content } of originals) writeFileSync(path, content)
  }
  const stop = () => {
    restore()
    process.exit(1)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])
  for (const signal of signals) process.on(signal, stop)
  try {
    return await work()
  } finally {
    restore()
    for (const signal of signals) process.off(signal, stop)
  }
}
