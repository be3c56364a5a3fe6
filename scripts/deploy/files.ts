import { ask } from './ask'
import type { Delivered } from './build'
import type { Site } from './finding'
import { checkCache, checkSecurity, checkType } from './headers'

/** An address as hosts with clean URLs redirect to it. */
export const clean = (path: string): string => path.replace(/\.html$/, '')

/** Checks a file: status, bytes, type and headers. */
export async function checkFile(
  { build, report, urlOf, isPreview }: Site,
  { path, name, isCompressed }: Delivered,
) {
  const url = urlOf(path)
  const answer = await ask(url)
  const [from, to] = [new URL(url), new URL(answer.url)]
  if (to.origin !== from.origin || clean(to.pathname) !== clean(from.pathname))
    return report('redirect', url, `redirects to ${answer.url}`)
  if (answer.status !== 200) return report('status', url, `status ${answer.status} instead of 200`)
  if (!answer.body.equals(build.read(name))) report('build', url, 'other bytes than in out/')
  checkType(answer, name, report)
  checkCache(answer, path, report)
  checkSecurity(answer, path, build.hashes, report)
  if (isCompressed && !answer.headers.has('content-encoding')) report('compression', url, 'not compressed')
  const robots = answer.headers.get('x-robots-tag')
  if (robots && !isPreview) report('robots', url, `X-Robots-Tag "${robots}"`)
}
