import { redirects } from '../export/hosts/rules'
import type { Build } from './build'
import { checkFile } from './check-file'
import { checkPrivatePath, checkRedirect, checkUnknownPath, privatePaths, unknownPaths } from './check-paths'
import type { Finding, Site } from './finding'
import { NoResponseError, sendRequest } from './request'

/** `checked`: number of URLs */
export type Result = { findings: Finding[]; checked: number }

/** More requests at a time may look like an attack to the host. */
const maxConcurrentRequests = 6

/**
 * Compares a live site with the export and the delivery rules. Throws `NoResponseError` if it does not respond.
 * @param siteUrl with the base path, if the site has one
 * @param isPreview the site may have another URL than its pages say, and be hidden from search engines
 */
export async function checkSite(siteUrl: string, build: Build, isPreview = false): Promise<Result> {
  const { origin, pathname } = new URL(siteUrl)
  const base = pathname.replace(/\/$/, '')
  const findings: Finding[] = []
  const toUrl = (path: string) => `${origin}${base}${path}`
  const report: Site['report'] = (kind, url, what) => findings.push({ kind, url, what })
  const site: Site = { build, toUrl, report, isPreview }

  const homePage = await sendRequest(toUrl('/'))
  if (new URL(homePage.url).origin !== origin)
    throw new NoResponseError(`it redirects to ${homePage.url}; check the site there`)
  if (base !== build.basePath) {
    report('base', toUrl('/'), `the build in out/ is for ${build.basePath || 'the root'}`)
    return { findings, checked: 1 }
  }
  if (!isPreview && origin !== build.siteUrl)
    report('address', toUrl('/'), `the pages say that their URL is ${build.siteUrl}`)

  const checks = [
    ...build.delivered.map((file) => [file.path, () => checkFile(site, file)] as const),
    ...redirects.map((redirect) => [redirect.from, () => checkRedirect(site, redirect)] as const),
    ...unknownPaths.map((path) => [path, () => checkUnknownPath(site, path)] as const),
    ...privatePaths.map((path) => [path, () => checkPrivatePath(site, path)] as const),
  ]
  const queue = checks.values()
  const runQueue = async () => {
    for (const [path, check] of queue)
      await check().catch((error) => {
        if (!(error instanceof NoResponseError)) throw error
        report('request', toUrl(path), error.message)
      })
  }
  await Promise.all(Array.from({ length: maxConcurrentRequests }, runQueue))
  return { findings, checked: checks.length }
}
