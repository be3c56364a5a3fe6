import { rolldown } from 'rolldown'

/** The script of the editor's page in one file, bundled anew each time: whoever changes it reloads the page. */
export async function clientScript(): Promise<string> {
  const build = await rolldown({ input: 'editor/page/main.ts', platform: 'browser' })
  const { output } = await build.generate({ format: 'esm' })
  return output[0].code
}
