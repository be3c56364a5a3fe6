/**
 * Copies a tree of messages and replaces every text in it.
 * @param replace gets a text and its key, for example `book.volumes.first.title` or, in a list, `terms.intro.0`
 */
export function mapMessages<T>(
  messages: T,
  replace: (text: string, key: string) => string | undefined,
  key?: string,
): T
export function mapMessages(messages: unknown, replace: Replace, key?: string): unknown
export function mapMessages(messages: unknown, replace: Replace, key = ''): unknown {
  if (typeof messages === 'string') return replace(messages, key)
  if (typeof messages !== 'object' || messages === null) return messages
  const mapChild = (child: unknown, name: string | number) =>
    mapMessages(child, replace, key ? `${key}.${name}` : String(name))
  if (Array.isArray(messages)) return messages.map(mapChild)
  return Object.fromEntries(Object.entries(messages).map(([name, child]) => [name, mapChild(child, name)]))
}

type Replace = (text: string, key: string) => unknown
