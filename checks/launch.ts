import { hiddenUntilProvided, launchChecklist } from '@/lib/launch'
import { site, socialLinks } from '@/lib/site'
import { messageFolders, readMessageFiles } from './message-files'
import { parseMessages } from './parse'
import { findPlaceholders, formatPlaceholder, isRealUrl, type Placeholder } from './placeholders'

/** Lists what the owner has to replace or confirm before launch. @param root the project's folder */
export const readLaunchList = (root: string = '.'): Placeholder[] =>
  findPlaceholders(
    { site, socialLinks, launchChecklist, hiddenUntilProvided },
    messageFolders.flatMap((folder) => readMessageFiles(folder, root)).map(parseMessages),
  )

/** The facts on the pages that are not confirmed, if the site has a real address: search engines must not list it. */
export const listUnconfirmedFacts = (list: readonly Placeholder[]) =>
  isRealUrl(site.url) ? list.filter(({ isClaim }) => isClaim) : []

/** Prints the placeholders that are left. @returns whether there are none */
export function checkLaunch(): boolean {
  const placeholders = readLaunchList()
  if (placeholders.length === 0) console.log('No placeholder is left: ready for launch.')
  else {
    console.error('Not ready for launch. Still a placeholder:')
    for (const placeholder of placeholders) console.error(`  ${formatPlaceholder(placeholder)}`)
  }
  return placeholders.length === 0
}

/** Prints how many placeholders are left and whether search engines may list the site. */
export function printPlaceholderCount(): void {
  const placeholders = readLaunchList()
  const facts = listUnconfirmedFacts(placeholders)
  if (placeholders.length > 0)
    console.log(
      `${placeholders.length} placeholders are left before launch; \`npm run check -- launch\` lists them.`,
    )
  if (facts.length > 0)
    console.log(
      `NOT FOR SEARCH ENGINES: ${facts.length} facts on the pages are not confirmed. Every page says noindex, and the structured data has no rating.`,
    )
}
