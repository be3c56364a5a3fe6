/** Settles like the promise, or rejects after `timeoutMs` milliseconds. It does not cancel the work behind the promise. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timed out')), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
