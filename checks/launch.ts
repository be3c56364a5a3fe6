import { confirmed, hiddenUntilProvided, launchChecklist } from '@/lib/launch'
import { links, site, type siteState } from '@/lib/site'
import { messageFolders, readMessageFiles } from './message-files'
import { findDeadLinks } from './online'
import { parseMessages } from './parse'
import {
  formatPlaceholder,
  isRealUrl,
  launchGroups,
  listPlaceholders,
  type Placeholder,
} from './placeholders'
import { findSettingErrors } from './settings'

const constants = { site, links, launchChecklist, hiddenUntilProvided, confirmed }

/**
 * What visitors get until a placeholder is replaced or confirmed. `unconfirmed` applies to placeholders not listed
 * here.
 */
const untilThen: Partial<Record<Placeholder['id'], string>> = {
  siteAddress: 'the pages name a placeholder address',
  shopAddress: 'Buy Now says that the shop is not open',
  letterAddress: 'the letter is announced, and its button opens an e-mail to you',
  customStoryAddress: 'the button opens an e-mail to you',
  appAddress: 'Download App leads to a placeholder address, and search engines may not list the site',
  socialLink: 'the icon leads nowhere',
  hiddenText: 'no page shows it',
  legalReview: 'both documents say that they are drafts, and search engines may not list the site',
}
const unconfirmed = 'the pages show it as it is, and search engines may not list the site'

const readPlaceholders = () => {
  const files = messageFolders.flatMap((folder) => readMessageFiles(folder))
  return listPlaceholders(constants, files.map(parseMessages))
}

/** Lists what the owner still has to replace or confirm before launch. */
export const readLaunchList = (): Placeholder[] => readPlaceholders().filter(({ isDone }) => !isDone)

/** Determines the `siteState` (lib/site.ts) of a build of the current files. */
export function readSiteState(): typeof siteState {
  if (!isRealUrl(site.url)) return 'sample'
  return readLaunchList().some(({ isClaim }) => isClaim) ? 'draft' : 'live'
}

/**
 * Checks the owner's settings in lib/site.ts and lib/launch.ts, and prints what is wrong.
 * @returns whether they are valid
 */
export function checkSettings(): boolean {
  const errors = findSettingErrors(constants)
  for (const error of errors) console.error(error)
  return errors.length === 0
}

/** Prints what is left before launch, by group. @returns whether search engines may list the site */
export function checkLaunch(): boolean {
  const placeholders = readPlaceholders()
  for (const group of launchGroups) {
    const inGroup = placeholders.filter((one) => one.group === group)
    const open = inGroup.filter(({ isDone }) => !isDone)
    console.log(`\n${group}: ${inGroup.length - open.length} of ${inGroup.length} done`)
    for (const placeholder of open)
      console.log(
        `- ${formatPlaceholder(placeholder)}\n  Until then: ${untilThen[placeholder.id] ?? unconfirmed}.`,
      )
  }
  const isReady = readSiteState() === 'live'
  console.log(isReady ? '\nReady: search engines may list the site.' : '\nNot ready for search engines.')
  return isReady
}

/** Prints the links that do not answer. @returns whether all do */
export async function checkOnline(): Promise<boolean> {
  const dead = await findDeadLinks(links)
  console.log(['', ...dead, dead.length === 0 ? 'Every link answers.' : ''].join('\n'))
  return dead.length === 0
}

/** Prints how many placeholders are left and whether search engines may list the site. */
export function printPlaceholderCount(): void {
  const { length } = readLaunchList()
  if (length > 0)
    console.log(`${length} placeholders are left before launch; \`npm run check -- launch\` lists them.`)
  if (readSiteState() === 'draft')
    console.log(
      'NOT FOR SEARCH ENGINES: facts on the pages are not confirmed. Every page says noindex, and the structured data has no rating.',
    )
}
