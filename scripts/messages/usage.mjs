import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeAt } from './parse.mjs'

/*
 * Which messages the code asks for. Read from the text of the source files, which keep to a few forms:
 * `const t = useTranslations('book')` with `t('key')` or t(`areas.${id}.title`), and dictionaries taken
 * apart by name, as in `const { meta } = messages`.
 */

/** @typedef {{ pattern: string, path: string, line: number, column: number }} Use `*` stands for one part of a key */

/** Every use of a message in the source files. @param {string[]} [folders] @returns {Use[]} */
export function findUses(folders = ['app', 'components', 'lib']) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((name) => usesIn(join(folder, name), readFileSync(join(folder, name), 'utf8'))),
  )
}

/** The uses of messages in one source text. @param {string} path @param {string} code @returns {Use[]} */
export function usesIn(path, code) {
  /** @type {Use[]} */
  const uses = []
  /** @param {string[]} parts @param {number} offset */
  const add = (parts, offset) =>
    uses.push({ pattern: parts.filter(Boolean).join('.'), path, ...placeAt(code, offset) })

  const translators = [...code.matchAll(/const (\w+) = useTranslations\((?:'([^']*)')?\)/g)]
  for (const { index: start, 1: name = '', 2: namespace = '' } of translators) {
    // A name holds until another component of the file declares it anew.
    const end = translators.find((other) => other[1] === name && other.index > start)?.index ?? code.length
    for (const call of code.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.rich|\\.markup)?\\(`, 'g'))) {
      if (call.index < start || call.index > end) continue
      const argument = firstArgument(code, call.index + call[0].length)
      for (const [, plain, template] of argument.matchAll(/'([^']+)'|`([^`]+)`/g))
        add([namespace, plain ?? String(template).replace(/\$\{[^}]*\}/g, '*')], call.index)
    }
  }

  const taken = [
    ...code.matchAll(/\{([^{}]*)\} = (?:messages|\(?await loadMessages\()/g),
    ...code.matchAll(/\(\{([^{}]*)\}: Messages/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  const roots = [
    ...[...new Set(taken)]
      .filter(Boolean)
      .map((name) => ({ start: new RegExp(`(?<![\\w.'"/])${name}(?=[.[])`, 'g'), parts: [name] })),
    { start: /(?<![\w.])messages(?=\['[a-z-]+'\])/g, parts: [''] },
    ...[...code.matchAll(/(\w+): \(await loadMessages\(\w+\)\)\.\1/g)].map(([, name = '']) => ({
      start: new RegExp(`(?<![\\w.])${name}(?=\\.)`, 'g'),
      parts: [name],
    })),
  ].filter(({ parts }) => parts[0] !== undefined)
  for (const { start, parts } of roots) {
    for (const match of code.matchAll(start)) {
      const chain = /^(?:\.\w+|\['[^']+'\]|\[\w+\])+/.exec(code.slice(match.index + match[0].length))?.[0]
      if (chain) add([...parts, ...chainParts(chain)], match.index)
    }
  }
  return uses
}

/** @param {string} code @param {number} start just inside the bracket of a call */
function firstArgument(code, start) {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    const sign = code[at]
    if (sign === '(' || sign === '{' || sign === '[') depth += 1
    if (sign === ')' || sign === '}' || sign === ']') depth -= 1
    if (depth < 0 || (depth === 0 && sign === ',')) return code.slice(start, at)
  }
  return code.slice(start)
}

/** @param {string} chain such as `['about-us'].faq[id].question` */
const chainParts = (chain) =>
  [...chain.matchAll(/\.(\w+)|\['([^']+)'\]|\[\w+\]/g)].map(([, name, quoted]) => name ?? quoted ?? '*')

/**
 * Messages that nothing asks for, and asked-for ones that are not there.
 * @param {import('./parse.mjs').Parsed} source the English file
 * @param {Use[]} uses
 * @returns {import('./parse.mjs').Finding[]}
 */
export function checkUsage({ file, leaves }, uses) {
  const patterns = [...new Set(uses.map(({ pattern }) => pattern))]
  const matchers = patterns.map((pattern) => toRegExp(pattern))
  const keys = [...leaves.keys()]
  const unused = [...leaves].filter(([key]) => !matchers.some((matcher) => matcher.test(key)))
  const undefinedUses = uses.filter(({ pattern }) => {
    const matcher = toRegExp(pattern)
    return !keys.some((key) => matcher.test(key))
  })
  return [
    ...unused.map(([key, { line, column }]) => ({
      severity: /** @type {const} */ ('error'),
      path: file.path,
      line,
      column,
      key,
      problem: 'is used nowhere',
      cure: 'remove it from every language',
    })),
    ...undefinedUses.map(({ pattern, path, line, column }) => ({
      severity: /** @type {const} */ ('error'),
      path,
      line,
      column,
      key: pattern,
      problem: 'is no message',
      cure: `add it to ${file.path}, or mend the key here`,
    })),
  ]
}

/** @param {string} pattern */
const toRegExp = (pattern) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
      .join('[^.]+')}$`,
  )
