/** Creates an observable state: whether the server responds. */
export function createConnectionState() {
  const listeners: Set<(isConnected: boolean) => void> = new Set()
  let isConnected = true
  return {
    get isConnected() {
      return isConnected
    },
    set: (value: boolean) => {
      if (value === isConnected) return
      isConnected = value
      for (const listener of listeners) listener(value)
    },
    onChange: (listener: (isConnected: boolean) => void) => {
      listeners.add(listener)
    },
    /** Calls back at the next reconnection; never if the server responds now. */
    onceReconnected: (callback: () => void) => {
      if (isConnected) return
      const listener = () => {
        listeners.delete(listener)
        callback()
      }
      listeners.add(listener)
    },
  }
}
