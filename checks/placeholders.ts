import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import type { LaunchItem, Place } from '@/lib/launch'
import { type LinkName, socialNetworks } from '@/lib/site'
import type { ParsedMessages } from './parse'
import { createCheckTranslator, type StringName } from './strings'

/* Lists what the owner has to replace or confirm before launch. */

/** Domain names that are reserved for examples (RFC 2606, RFC 6761). */
const reservedDomain =
  /(^|[./@])(example|example\.(com|org|net)|[\w-]+\.example|invalid|localhost|test)([/:?#]|$)/i
/** Finds placeholders in square brackets in a text: `[postal address]`. */
export const findBracketPlaceholders = (text: string): string[] => text.match(/\[[^\]]+\]/g) ?? []

/** The constants of lib/site.ts and lib/launch.ts that may contain placeholders. */
export interface SiteConstants {
  site: { url: string }
  links: Partial<Record<LinkName, string | undefined>>
  launchChecklist: readonly LaunchItem[]
  hiddenUntilProvided: readonly string[]
  confirmed: readonly string[]
}

export const launchGroups = ['links', 'facts', 'legal', 'confirm'] as const

/**
 * What the owner has to replace or confirm. `id`: the string `launch` that names it, with the values of its arguments;
 * `where`: the places to change; `isClaim`: whether visitors read it as a fact
 */
export type Placeholder = {
  group: (typeof launchGroups)[number]
  id: StringName<'launch'>
  values?: Record<string, string>
  where: readonly Place[]
  isClaim: boolean
  isDone: boolean
}

export const isRealUrl = (url: string) => !reservedDomain.test(url)

const isLegal = (file: string) => file.startsWith('messages/legal/')

/** Lists what the owner has to replace or confirm in constants and messages, including what is already done. */
export const listPlaceholders = (constants: SiteConstants, files: ParsedMessages[]): Placeholder[] => [
  ...listLinks(constants),
  ...files.flatMap((file) => listTexts(file, constants)),
  ...listFacts(constants),
]

function listLinks({ site, links }: SiteConstants): Placeholder[] {
  const create = (id: Placeholder['id'], names: LinkName[], values?: Placeholder['values']): Placeholder => ({
    group: 'links',
    id,
    ...(values && { values }),
    where: [['lib/site.ts', ...names.map((name) => `links.${name}`)]],
    isClaim: id === 'appAddress',
    isDone: names.some((name) => links[name]),
  })
  return [
    {
      ...create('siteAddress', [], { url: site.url }),
      where: [['NEXT_PUBLIC_SITE_URL at the build, or lib/site.ts', 'url']],
      isDone: isRealUrl(site.url),
    },
    create('shopAddress', ['shopUrl']),
    create('letterAddress', ['letterUrl']),
    create('customStoryAddress', ['customStoryUrl']),
    create('appAddress', ['appUrl', 'appStoreUrl', 'playStoreUrl']),
    ...socialNetworks.map((network) => create('socialLink', [network], { network })),
  ]
}

/** The e-mail addresses and the brackets in a file, without those that no page shows yet. */
function listTexts({ file: { path }, leaves }: ParsedMessages, constants: SiteConstants): Placeholder[] {
  const hidden = constants.hiddenUntilProvided.filter((key) => !constants.confirmed.includes(key))
  return [...leaves].flatMap(([key, { value }]): Placeholder[] => {
    if (typeof value !== 'string' || hidden.some((start) => key.startsWith(start))) return []
    const common = { group: isLegal(path) ? 'legal' : 'facts', where: [[path, key]], isClaim: true } as const
    return [
      ...(key.endsWith('email')
        ? [{ ...common, id: 'emailAddress', values: { address: value }, isDone: isRealUrl(value) } as const]
        : []),
      ...findBracketPlaceholders(value).map(
        (text) => ({ ...common, id: 'openPlace', values: { text }, isDone: false }) as const,
      ),
    ]
  })
}

function listFacts({ launchChecklist, hiddenUntilProvided, confirmed }: SiteConstants): Placeholder[] {
  const create = (name: string, where: readonly Place[]) => ({
    where: [...where, ['lib/launch.ts', `confirmed ('${name}')`] as const],
    isDone: confirmed.includes(name),
  })
  return [
    ...hiddenUntilProvided.map((key): Placeholder => {
      const entry = create(key, [['messages/*.json', key]])
      return { ...entry, group: 'facts', id: 'hiddenText', values: { key }, isClaim: false }
    }),
    ...launchChecklist.map(({ id, where }): Placeholder => {
      const group = isLegal(where[0]?.[0] ?? '') ? 'legal' : 'confirm'
      // A test of lib/launch.ts makes sure that each id has a string.
      return { ...create(id, where), group, id: id as Placeholder['id'], isClaim: true }
    }),
  ]
}

/**
 * Finds the texts that a placeholder concerns, one for each name in its places: the first text with that name or in
 * that group. For a place without names, the first text of its files.
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
