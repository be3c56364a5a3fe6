import { locales } from '@/lib/i18n/locales'
import type { SiteConstants } from './placeholders'

const listAddresses = (link: string) => [
  ...new Set(locales.map((locale) => link.replaceAll('{locale}', locale))),
]

/** Lists the addresses in `links` that do not answer within a time, each with its name and the reason. */
export async function findDeadLinks(links: SiteConstants['links'], timeoutMs = 10_000): Promise<string[]> {
  const findProblem = async (address: string) => {
    try {
      const { ok, status, body } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
      await body?.cancel()
      return ok ? undefined : `answers with status ${status}`
    } catch (error) {
      const { cause, message } = error as Error
      return `does not answer: ${cause instanceof Error ? cause.message : message}`
    }
  }
  const found = Object.entries(links).flatMap(([name, link]) =>
    (link ? listAddresses(link) : []).map(async (address) => {
      const problem = await findProblem(address)
      return problem ? [`lib/site.ts: links.${name}: ${address} ${problem}`] : []
    }),
  )
  return (await Promise.all(found)).flat()
}
