import type { Result } from './check-site'
import { cureOf } from './cures'
import type { Finding } from './finding'
import { hosts, limitsOf } from './hosts'

/** Findings that are the same at several addresses, once. */
export function grouped(findings: Finding[]) {
  const groups: Map<string, Finding & { urls: string[] }> = new Map()
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.what}`
    const group = groups.get(key) ?? { ...finding, urls: [] }
    groups.set(key, group)
    if (!group.urls.includes(finding.url)) group.urls.push(finding.url)
  }
  return [...groups.values()].map(({ kind, what, urls }) => ({ kind, what, urls: urls.sort() }))
}

/** The result as data, for `--json`. */
export const asData = ({ findings, notes, limits, ...rest }: Result) => {
  const withCures = (some: Finding[]) =>
    grouped(some).map((group) => ({ ...group, cure: cureOf(rest.host, group.kind) }))
  return { ...rest, findings: withCures(findings), notes: withCures(notes), limits: grouped(limits) }
}

/** The result as lines of text: one for each finding. */
export function asLines({ host, findings, notes, limits, skipped, requests }: Result) {
  const { name } = hosts[host]
  const lineOf = ({ kind, what, urls: [url, ...others] }: ReturnType<typeof grouped>[number]) =>
    `${url}${others.length > 0 ? ` and ${others.length} more` : ''}: ${what}; ${cureOf(host, kind)}`
  const words = limitsOf(host)
  const kindsOf = [...new Set(limits.map(({ kind }) => kind))]
  return [
    ...grouped(findings).map(lineOf),
    ...grouped(notes).map((group) => `Note: ${lineOf(group)}`),
    ...kindsOf.map((kind) => `Not held against ${name}: it ${words[kind]}.`),
    ...skipped.map((what) => `Not checked: ${what}.`),
    `${findings.length === 0 ? 'No findings' : `${grouped(findings).length} findings`} in ${requests} requests to ${name}.`,
  ]
}
