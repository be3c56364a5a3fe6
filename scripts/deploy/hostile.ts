import type { Site } from './check-site'
import { hostileTargets, leavesSite } from './hostile-requests'
import { sendRaw } from './raw-request'

/** How many are on their way at once: a firewall may take more for an attack. */
const atOnce = 4

/**
 * Hostile requests, byte for byte. A connection that is closed without an answer is a refusal; the site must only
 * be there afterwards.
 */
export async function checkHostile({ ask, urlOf, report, build }: Site, count: number) {
  const { origin, protocol, hostname, port } = new URL(urlOf('/'))
  const isSecure = protocol === 'https:'
  const server = { hostname, port: Number(port) || (isSecure ? 443 : 80), isSecure }
  const queue = hostileTargets(count).values()
  const next = async () => {
    for (const target of queue) {
      const answer = await sendRaw(server, build.basePath + target).catch(() => undefined)
      if (!answer) continue
      const shown = `${origin}${build.basePath}${JSON.stringify(target.slice(0, 60)).slice(1, -1)}`
      const { status, location } = answer
      if (status >= 500 && status !== 501) report('hostile', shown, `status ${status} to a hostile request`)
      if (location !== undefined && leavesSite(location, origin))
        report('hostile', shown, 'redirects to another site')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  const after = await ask(urlOf('/'))
  if (after.status !== 200)
    report(
      'hostile',
      urlOf('/'),
      `does not answer after hostile requests (${after.error || `status ${after.status}`})`,
    )
}
