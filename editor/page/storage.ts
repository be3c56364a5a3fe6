/** Uses the browser's storage, which may be blocked or full. @returns undefined if that fails */
export function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage)
  } catch {
    return undefined
  }
}

export const storeItem = (name: string, text: string): boolean =>
  tryStorage((storage) => {
    storage.setItem(name, text)
    return true
  }) ?? false
