import { readFileSync } from 'node:fs'

/**
 * The style sheet that sonner adds to the page when it is loaded, from the source of its module. Throws if
 * it is not found.
 */
function sonnerStyles() {
  const module = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1]
  if (!literal)
    throw new Error(
      'sonner/dist/index.mjs: its __insertCSS("…") was not found; check how it adds styles now.',
    )
  return JSON.parse(literal)
}

/**
 * The style sheets that scripts put into pages. sonner's element is empty at first, so the policy needs the empty
 * text's hash too.
 */
export const addedStyles = () => ['', sonnerStyles()]
