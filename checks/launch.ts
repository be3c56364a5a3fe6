import * as constants from '@/lib/site'
import { messageFolders, readMessageFiles } from './message-files'
import { parseMessages } from './parse'
import { findPlaceholders, formatPlaceholder, isRealUrl } from './placeholders'

/**
 * Reads the placeholders of the project. `isHidden` tells whether search engines must not list the site: its URL is real,
 * but facts on its pages are not confirmed.
 */
export function readLaunchState() {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder)).map(parseMessages)
  const placeholders = findPlaceholders(constants, files)
  const claims = placeholders.filter(({ isClaim }) => isClaim)
  return { placeholders, claims, isHidden: isRealUrl(constants.site.url) && claims.length > 0 }
}

/** Prints the placeholders that are left. @returns whether there are none */
export function checkLaunch(): boolean {
  const { placeholders } = readLaunchState()
  if (placeholders.length === 0) console.log('No placeholder is left: ready for launch.')
  else {
    console.error('Not ready for launch. Still a placeholder:')
    for (const placeholder of placeholders) console.error(`  ${formatPlaceholder(placeholder)}`)
  }
  return placeholders.length === 0
}

/** Prints how many placeholders are left and whether search engines may list the site. */
export function printLaunchReminder(): void {
  const { placeholders, claims, isHidden } = readLaunchState()
  if (placeholders.length > 0)
    console.log(
      `${placeholders.length} placeholders are left before launch; \`npm run check -- launch\` lists them.`,
    )
  if (isHidden)
    console.log(
      `NOT FOR SEARCH ENGINES: ${claims.length} facts on the pages are not confirmed. Every page says noindex, and the structured data has no rating.`,
    )
}
