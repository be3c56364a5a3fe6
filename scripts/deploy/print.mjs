import { cureOf } from './cures.mjs'
import { hosts, limitsOf } from './hosts.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./check-site.mjs').Result} Result */

/**
 * Findings that are the same at several addresses, once.
 * @param {Finding[]} findings
 */
export function grouped(findings) {
  /** @type {Map<string, Finding & { urls: string[] }>} */
  const groups = new Map()
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.what}`
    const group = groups.get(key) ?? { ...finding, urls: [] }
    groups.set(key, group)
    if (!group.urls.includes(finding.url)) group.urls.push(finding.url)
  }
  return [...groups.values()].map(({ kind, what, urls }) => ({ kind, what, urls: urls.sort() }))
}

/** The result as data, for `--json`. @param {Result} result */
export const asData = ({ findings, notes, limits, ...rest }) => {
  const withCures = (/** @type {Finding[]} */ some) =>
    grouped(some).map((group) => ({ ...group, cure: cureOf(rest.host, group.kind) }))
  return { ...rest, findings: withCures(findings), notes: withCures(notes), limits: grouped(limits) }
}

/** The result as lines of text: one for each finding. @param {Result} result */
export function asLines({ host, findings, notes, limits, skipped, requests }) {
  const { name } = hosts[host]
  const lineOf = (/** @type {ReturnType<typeof grouped>[number]} */ { kind, what, urls: [url, ...others] }) =>
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
