import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Use } from './uses-in'
import { usesIn } from './uses-in'

/** Keys that the build adds to dictionaries: `Numbers` in lib/i18n/messages.ts. */
const madeByBuild = /^numbers\./

/** Every use of a message in the source files. */
export function findUses(folders: string[] = ['app', 'components', 'lib']): Use[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((name) => usesIn(join(folder, name), readFileSync(join(folder, name), 'utf8'))),
  )
}

/**
 * Findings for messages that are not used, and for used ones that do not exist.
 * @param source the English file
 */
export function checkUsage(
  { file, leaves }: import('./parse').Parsed,
  uses: Use[],
): import('./parse').Finding[] {
  const patterns = [...new Set(uses.map(({ pattern }) => pattern))]
  const matchers = patterns.map((pattern) => toRegExp(pattern))
  const keys = [...leaves.keys()]
  const unused = [...leaves].filter(([key]) => !matchers.some((matcher) => matcher.test(key)))
  const undefinedUses = uses.filter(({ pattern }) => {
    if (madeByBuild.test(pattern)) return false
    const matcher = toRegExp(pattern)
    return !keys.some((key) => matcher.test(key))
  })
  return [
    ...unused.map(([key, { line, column }]) => ({
      severity: 'error' as const,
      path: file.path,
      line,
      column,
      key,
      problem: 'is used nowhere',
      cure: 'use it in the code, or remove it from every language',
    })),
    ...undefinedUses.map(({ pattern, path, line, column }) => ({
      severity: 'error' as const,
      path,
      line,
      column,
      key: pattern,
      problem: 'is no message',
      cure: `add it to ${file.path}, or mend the key here`,
    })),
  ]
}

const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
      .join('[^.]+')}$`,
  )
