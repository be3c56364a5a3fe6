import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'

/**
 * Imports a TypeScript file that imports nothing itself, so that scripts read constants from where they
 * stand instead of repeating them.
 * @param {string} path from the project's root
 * @returns {Promise<Record<string, any>>}
 */
export async function importTs(path) {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
