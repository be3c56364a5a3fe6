/** How long a request may take before it counts as failed, in milliseconds (docs/behaviour.md, “Translation files”). */
export const requestLimit = 10_000

/**
 * Settles like the promise if that settles within `milliseconds`; otherwise rejects. The work of the
 * promise is not cancelled.
 */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
