import { existsSync } from 'node:fs'
import { rolldown } from 'rolldown'

const input = ['editor/page/main.tsx', 'editor/page/main.ts'].find((path) => existsSync(path))

/** Bundles the script of the editor's page. Each request bundles it again, so a reload shows a change of its code. */
export async function bundlePageScript(): Promise<string> {
  const build = await rolldown({
    input,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await build.generate({ format: 'esm' })
  return output[0].code
}
