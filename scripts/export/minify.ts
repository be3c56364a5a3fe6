import { minifySync } from '@swc/core'

/** A script of a page, minified. Throws if it is not valid JavaScript. */
export const minified = (code: string) =>
  minifySync(code, { compress: { passes: 2 }, mangle: true, module: false }).code.replace(/;$/, '')
