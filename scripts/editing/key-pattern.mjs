/**
 * Whether a message's key fits a pattern, in which `*` stands for any part of the key, or for the
 * beginning of one: `nav.*`, `book.volumes.*.title`, `footer.*Title`.
 * @param {string} key @param {string} pattern
 */
export const fitsPattern = (key, pattern) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key)
