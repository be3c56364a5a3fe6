import type { DeliveredFile } from './build'
import { checkCache, checkSecurity, checkType } from './check-headers'
import type { Site } from './finding'
import { sendRequest } from './request'

/** Removes the extension that hosts with clean URLs redirect away. */
export const toCleanPath = (path: string): string => path.replace(/\.html$/, '')

/** Checks that the site delivers a file with status 200, the same bytes as the build, and the right headers. */
export async function checkFile(
  { build, report, toUrl, isPreview }: Site,
  { path, name, isCompressed }: DeliveredFile,
) {
  const url = toUrl(path)
  const response = await sendRequest(url)
  const [requested, final] = [new URL(url), new URL(response.url)]
  if (final.origin !== requested.origin || toCleanPath(final.pathname) !== toCleanPath(requested.pathname))
    return report('redirect', url, `redirects to ${response.url}`)
  if (response.status !== 200) return report('status', url, `status ${response.status} instead of 200`)
  if (!response.body.equals(build.read(name))) report('build', url, 'other bytes than in out/')
  checkType(response, name, report)
  checkCache(response, path, report)
  checkSecurity(response, path, build.hashes, report)
  if (isCompressed && !response.headers.has('content-encoding')) report('compression', url, 'not compressed')
  const robots = response.headers.get('x-robots-tag')
  if (robots && !isPreview) report('robots', url, `X-Robots-Tag "${robots}"`)
}
