import type { Result } from './check-site'
import { cures, type Finding } from './finding'

/** Merges findings with the same problem into one that lists its URLs, and adds the cure. */
export function groupFindings(findings: Finding[]) {
  const groups: Map<string, { kind: Finding['kind']; what: string; urls: string[]; cure: string }> = new Map()
  for (const { kind, what, url } of findings) {
    const key = `${kind} ${what}`
    const group = groups.get(key) ?? { kind, what, urls: [], cure: cures[kind] }
    groups.set(key, group)
    if (!group.urls.includes(url)) group.urls.push(url)
  }
  return [...groups.values()].map((group) => ({ ...group, urls: group.urls.sort() }))
}

/** Formats the findings, one per line, and a summary line. */
export function formatResult({ findings, checked }: Result): string[] {
  const groups = groupFindings(findings)
  const count = groups.length === 1 ? '1 finding' : `${groups.length || 'No'} findings`
  return [
    ...groups.map(({ what, urls: [url, ...others], cure }) => {
      const more = others.length > 0 ? ` and ${others.length} more` : ''
      return `${url}${more}: ${what}; ${cure}`
    }),
    `${count} at ${checked} URLs.`,
  ]
}
