/**
 * A loader for sonner's module that removes the styles which it would add to the page when it runs: they come as a
 * style sheet (lib/toaster.ts), so the security policy needs no hash for them. Throws if they are not found.
 * @param {string} source
 */
export default function withoutStyles(source) {
  const call = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/
  if (!call.test(source))
    throw new Error(
      'sonner/dist/index.mjs: its __insertCSS("…") was not found; check how it adds styles now.',
    )
  return source.replace(call, '')
}
