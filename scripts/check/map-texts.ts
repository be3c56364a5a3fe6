/** Messages with every text changed. @param change gets a text and its key, as `book.volumes.first.title` */
export function mapTexts<T>(messages: T, change: (text: string, key: string) => string, key = ''): T {
  if (typeof messages === 'string') return change(messages, key) as T
  const entries = Object.entries(messages ?? {}).map(([name, part]) => [
    name,
    mapTexts(part, change, key ? `${key}.${name}` : name),
  ])
  return (Array.isArray(messages) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T
}
