import { hostFiles } from '../export/hosts/rules'
import type { Site } from './check-site'
import { checkSecurity } from './headers'

const unknown = ['/nothing', '/nothing/', '/nothing.html', '/fr/nothing', '/a/b/c.html']
/** Of the project, or of the machine that published. */
const secrets = ['/.git/HEAD', '/.env', '/package.json', '/.deploy/rules.json', '/node_modules/']

/** Addresses that do not exist, and files that are not for visitors. */
export async function checkMissing({ ask, urlOf, report, build, different }: Site) {
  const page = build.read('404.html')
  const title = /<title>([^<]*)/.exec(page.toString())?.[1] ?? ''
  const check = async (path: string) => {
    const url = urlOf(path)
    const answer = await ask(url)
    if (answer.error) return report('request', url, answer.error)
    if (answer.status !== 404) return report('missing', url, `an unknown address has status ${answer.status}`)
    if (!answer.body.toString().includes(title))
      report('missing', url, 'an unknown address answers with another page than the site’s own')
    else if (!answer.body.equals(page)) different.push(url)
    // Some hosts can't set headers of unknown addresses in folders (hosts/cloudflare.ts).
    if (path === '/nothing') checkSecurity(answer, path, build, report)
    const kept = /max-age=([1-9]\d*)/.exec(answer.sent('cache-control').join())?.[1]
    if (kept) report('cache', url, `an unknown address is kept for ${kept} seconds`)
  }
  const isPublic = async (url: string) => (await ask(url)).status === 200
  await Promise.all([
    ...unknown.map(check),
    ...hostFiles.map(async (name) => {
      if (await isPublic(urlOf(`/${name}`)))
        report('exposed', urlOf(`/${name}`), 'a file for hosts is public')
    }),
    ...secrets.map(async (path) => {
      if (await isPublic(urlOf(path))) report('leak', urlOf(path), 'a file of the project is public')
    }),
  ])
}
