import * as constants from '@/lib/site'
import { folders, readFolder } from './check'
import { parseMessages } from './parse'
import { findPlaceholders, isRealAddress } from './placeholders'

/**
 * The placeholders of the project, and whether a build must not be listed by search engines: its address is
 * real, and it still has claims that nobody confirmed. Needs tsx, because the constants are TypeScript.
 */
export function readLaunchState() {
  const files = folders.flatMap((folder) => readFolder(folder)).map(parseMessages)
  const placeholders = findPlaceholders(constants, files)
  const claims = placeholders.filter(({ isClaim }) => isClaim)
  return { placeholders, claims, isHidden: isRealAddress(constants.site.url) && claims.length > 0 }
}
