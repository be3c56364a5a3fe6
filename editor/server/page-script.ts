import { rolldown } from 'rolldown'

/** Bundles the script of the editor's page. Throws if it imports a module that browsers do not have, such as `node:fs`. */
export async function bundlePageScript(): Promise<string> {
  const build = await rolldown({
    input: 'editor/page/main.tsx',
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' }, jsx: 'react-jsx' },
  })
  const { output } = await build.generate({ format: 'esm' })
  const { code, imports } = output[0]
  if (imports.length > 0)
    throw new Error(
      `editor/page imports ${imports.join(', ')}, which browsers do not have: move it to editor/server.`,
    )
  return code
}
