/**
 * Whether a message's key fits a pattern, in which `*` stands for any part of the key, or for the
 * beginning of one: `nav.*`, `book.volumes.*.title`, `footer.*Title`.
 */
export const fitsPattern = (key: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key)
