import { rolldown } from 'rolldown'

/** Bundles the script of the editor's page. Each request bundles it again, so a reload shows a change of its code. */
export async function bundlePageScript(): Promise<string> {
  const build = await rolldown({
    input: 'editor/page/main.tsx',
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
  })
  const { output } = await build.generate({ format: 'esm' })
  return output[0].code
}
