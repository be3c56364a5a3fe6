import { getFolder, messageFolders } from '../../checks/message-files'
import { getLocale, type MessageFile, parseMessages } from '../../checks/parse'
import type { Text, Translations } from '../texts'

/** Lists all texts in the order of the first file that can be read. @param earlier the files to compare them with */
export function listTexts(files: readonly MessageFile[], earlier: readonly MessageFile[]): Text[] {
  const leavesByPath = new Map(earlier.map((file) => [file.path, parseMessages(file).leaves]))
  return messageFolders.flatMap((folder) => {
    const parsed = files.filter((file) => getFolder(file) === folder).map(parseMessages)
    const keys = parsed.find(({ leaves }) => leaves.size > 0)?.leaves.keys() ?? []
    return [...keys].flatMap((key) => {
      const values: Translations = {}
      const before: Translations = {}
      for (const { file, leaves } of parsed) {
        const value = leaves.get(key)?.value
        if (typeof value !== 'string') continue
        const locale = getLocale(file.path)
        const previous = leavesByPath.get(file.path)?.get(key)?.value
        values[locale] = value
        if (typeof previous === 'string' && previous !== value) before[locale] = previous
      }
      return Object.keys(values).length > 0 ? [{ folder, key, values, before }] : []
    })
  })
}
