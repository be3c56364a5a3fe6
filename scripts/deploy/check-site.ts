import { checkedRedirects, checkRedirect, checkSecret, checkUnknown, secrets, unknown } from './addresses'
import { ask, NoAnswer } from './ask'
import type { Build } from './build'
import { checkFile } from './files'
import type { Finding, Site } from './finding'

/** `checked`: how many addresses */
export type Result = { findings: Finding[]; checked: number }

/** How many requests are on their way at once: a host may take more for an attack. */
const atOnce = 6

/**
 * Compares a live site with the export and the rules of delivery. Throws `NoAnswer` if it does not answer.
 * @param address with the base path, if the site has one
 * @param isPreview the address is not that in the pages, and may be hidden from search engines
 */
export async function checkSite(address: string, build: Build, isPreview = false): Promise<Result> {
  const { origin, pathname } = new URL(address)
  const base = pathname.replace(/\/$/, '')
  const findings: Finding[] = []
  const urlOf = (path: string) => `${origin}${base}${path}`
  const report: Site['report'] = (kind, url, what) => findings.push({ kind, url, what })
  const site: Site = { build, urlOf, report, isPreview }

  const first = await ask(urlOf('/'))
  if (new URL(first.url).origin !== origin)
    throw new NoAnswer(`it leads to ${first.url}; check the site there`)
  if (base !== build.basePath) {
    report('base', urlOf('/'), `the build in out/ is for ${build.basePath || 'the root'}`)
    return { findings, checked: 1 }
  }
  if (!isPreview && origin !== build.siteUrl)
    report('address', urlOf('/'), `the pages say that their address is ${build.siteUrl}`)

  const checks = [
    ...build.delivered.map((file) => [file.path, () => checkFile(site, file)] as const),
    ...checkedRedirects.map((redirect) => [redirect.from, () => checkRedirect(site, redirect)] as const),
    ...unknown.map((path) => [path, () => checkUnknown(site, path)] as const),
    ...secrets.map((path) => [path, () => checkSecret(site, path)] as const),
  ]
  const queue = checks.values()
  const next = async () => {
    for (const [path, check] of queue)
      await check().catch((error) => {
        if (!(error instanceof NoAnswer)) throw error
        report('request', urlOf(path), error.message)
      })
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return { findings, checked: checks.length }
}
