import { readFileSync } from 'node:fs'

/**
 * The style sheet that sonner adds to the page when it is loaded, as it stands in its module. Throws where
 * it is not there.
 */
export function sonnerStyles() {
  const module = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1]
  if (!literal)
    throw new Error('sonner/dist/index.mjs: its __insertCSS("…") is not there; look how it adds styles now.')
  return JSON.parse(literal)
}
