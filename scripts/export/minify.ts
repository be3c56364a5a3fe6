import { minifySync } from '@swc/core'

/** Minifies an inline script. @throws if it is not valid JavaScript */
export function minifyScript(code: string): string {
  // `unsafe_arrows` converts functions to arrow functions, which is safe because none uses `this` or `new`.
  const compress = { passes: 3, ecma: 2020, unsafe_arrows: true } as const
  return minifySync(code, { compress, mangle: true, module: false }).code.replace(/;$/, '')
}
