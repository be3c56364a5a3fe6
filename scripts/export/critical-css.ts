import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/** The kinds of pages; each has a list of critical style sheets, `app/critical/<kind>.css`. */
const pageKinds = ['landing', 'story', 'legal', 'not-found'] as const
export type PageKind = (typeof pageKinds)[number]

const compiler = postcss([tailwind({ optimize: { minify: true } })])

/** Critical CSS of each kind of page, minified, for its `<style>` element. */
export type CriticalCss = Record<PageKind, string>

/** Compiles the critical CSS of all pages. Throws if a style names a file, which the first paint would wait for. */
export async function compileCriticalCss(): Promise<CriticalCss> {
  const sheets = pageKinds.map(async (kind) => [kind, await compileSheet(kind)])
  return Object.fromEntries(await Promise.all(sheets))
}

async function compileSheet(kind: PageKind): Promise<string> {
  const file = `app/critical/${kind}.css`
  const { css } = await compiler.process(readFileSync(file, 'utf8'), { from: file })
  const [url] = /url\([^)]*\)/.exec(css) ?? []
  if (url)
    throw new Error(
      `${file}: ${url} would delay the first paint. Move its rule to a style sheet that is not in the list.`,
    )
  // Without Tailwind's licence comment, which the whole style sheet has.
  return css.replace(/^\/\*!.*?\*\/\s*/s, '').trimEnd()
}
