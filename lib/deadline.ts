/** How long a request may take before it counts as unanswered, in milliseconds (architecture, decision 15). */
export const requestLimit = 10_000

/**
 * The promise's own outcome if it comes within `milliseconds`; otherwise rejects. The work behind the
 * promise goes on.
 */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
