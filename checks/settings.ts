import { isRealUrl, type SiteConstants } from './placeholders'

/* Checks the settings that the owner changes in lib/site.ts and lib/launch.ts. */

/** Lists what is wrong, each with file, name, value and what to write. */
export const findSettingErrors = ({
  site,
  links,
  confirmed,
  launchChecklist,
  hiddenUntilProvided,
}: SiteConstants): string[] => [
  ...(isSiteAddress(site.url)
    ? []
    : [
        `lib/site.ts: url is “${site.url}”; write https:// and the domain alone, as 'https://your-domain.ca', there or in NEXT_PUBLIC_SITE_URL.`,
      ]),
  ...Object.entries(links).flatMap(([name, value]) => {
    const problem = value === undefined ? undefined : findLinkProblem(value)
    return problem ? [`lib/site.ts: links.${name} is “${value}”, which ${problem}`] : []
  }),
  ...confirmed
    .filter((name) => !launchChecklist.some(({ id }) => id === name) && !hiddenUntilProvided.includes(name))
    .map(
      (name) =>
        `lib/launch.ts: confirmed has “${name}”, which is nothing to confirm; write a name that \`npm run check -- launch\` prints.`,
    ),
]

/** Whether a URL is that of a domain, without a path, which is NEXT_PUBLIC_BASE_PATH. */
const isSiteAddress = (url: string) => URL.canParse(url) && /^https:\/\/[^/?#]+$/.test(url)

function findLinkProblem(value: string): string | undefined {
  const address = value.replaceAll('{locale}', 'en')
  const write =
    "write the whole address, as 'https://shop.your-domain.ca/nori', or undefined until you have one."
  if (/[\s{}]/.test(address)) return `has a space or a brace that is not {locale}; ${write}`
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    return `does not begin with https://; ${write}`
  if (!isRealUrl(address)) return `is only an example; ${write}`
}
