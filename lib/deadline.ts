/** Something took longer than it may. */
class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * The promise's own outcome if it comes within `milliseconds`; otherwise rejects with a DeadlineError.
 * The work behind the promise goes on.
 */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`no answer within ${milliseconds} ms`)),
      milliseconds,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
