import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import type { LaunchItem, Place } from '@/lib/launch'
import type { ParsedMessages } from './parse'
import { createCheckTranslator, type StringName } from './strings'

/* Finds placeholders that the owner has to replace before launch. */

/** Domain names that are reserved for examples (RFC 2606, RFC 6761). */
const reservedDomain =
  /(^|[./@])(example|example\.(com|org|net)|[\w-]+\.example|invalid|localhost|test)([/:?#]|$)/i
/** Finds placeholders in square brackets in a text: `[postal address]`. */
export const findBracketPlaceholders = (text: string): string[] => text.match(/\[[^\]]+\]/g) ?? []

/** The constants of lib/site.ts and lib/launch.ts that may contain placeholders. */
export interface SiteConstants {
  site: { url: string; appUrl: string }
  socialLinks: readonly { id: string; href: string }[]
  launchChecklist: readonly LaunchItem[]
  hiddenUntilProvided: readonly string[]
}

/**
 * What is left to replace or confirm. `id`: the string `launch` that names it, with the values of its arguments; `where`:
 * the places to change; `isClaim`: whether visitors read it as a fact
 */
export type Placeholder = {
  id: StringName<'launch'>
  values?: Record<string, string>
  where: readonly Place[]
  isClaim: boolean
}

/** Whether a URL is not a reserved example. */
export const isRealUrl = (url: string) => !reservedDomain.test(url)

/** Finds the placeholders in the constants and messages of the site. */
export function findPlaceholders(
  { site, socialLinks, launchChecklist, hiddenUntilProvided }: SiteConstants,
  files: ParsedMessages[],
): Placeholder[] {
  const found: Placeholder[] = []
  const add = (id: Placeholder['id'], values: Placeholder['values'], where: Place[], isClaim = true) =>
    found.push({ id, values, where, isClaim })
  if (!isRealUrl(site.url)) {
    const file = 'NEXT_PUBLIC_SITE_URL at the build, or lib/site.ts'
    add('siteAddress', { url: site.url }, [[file, 'url']], false)
  }
  for (const { id, href } of socialLinks)
    if (href === '#') add('socialLink', { network: id }, [['lib/site.ts', 'socialLinks']], false)
  if (!isRealUrl(site.appUrl)) add('appAddress', { url: site.appUrl }, [['lib/site.ts', 'appUrl']])
  for (const { file, leaves } of files)
    for (const [key, { value }] of leaves) {
      if (typeof value !== 'string') continue
      if (key.endsWith('email') && reservedDomain.test(value))
        add('emailAddress', { address: value }, [[file.path, key]])
      for (const text of findBracketPlaceholders(value)) add('openPlace', { text }, [[file.path, key]])
    }
  // A test of lib/launch.ts finds an id without a string.
  for (const { id, where } of launchChecklist) add(id as Placeholder['id'], undefined, [...where])
  for (const key of hiddenUntilProvided)
    add('hiddenText', { key }, [
      ['messages/*.json', key],
      ['lib/launch.ts', 'hiddenUntilProvided'],
    ])
  return found
}

/**
 * Finds the texts that a placeholder concerns: of each place the first text that has its name, is in its group, or is in
 * its files if it has no name.
 */
export const findConcernedTexts = <T extends { folder: string; key: string }>(
  where: readonly Place[],
  texts: readonly T[],
): T[] =>
  where.flatMap(([path, ...names]) =>
    (names.length > 0 ? names : ['**']).flatMap((name) => {
      const pattern = compileKeyPattern(`${name}(|.**)`)
      const [, pathFolder] = /^(.*)\/[^/]*$/.exec(path) ?? []
      return texts.find(({ folder, key }) => folder === pathFolder && pattern.test(key)) ?? []
    }),
  )

const t = createCheckTranslator('en')
const nameList = new Intl.ListFormat('en-GB')
const formatPlace = ([file, ...names]: Place) =>
  [file, ...(names.length ? [nameList.format(names)] : [])].join(', ')

/** Formats a placeholder for the terminal: what it is, and the places to change. */
export const formatPlaceholder = ({ id, values, where }: Placeholder) =>
  `${t(`launch.${id}`, values)}: change it in ${where.map(formatPlace).join('; ')}`
