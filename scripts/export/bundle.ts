import { resolve } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { moduleAliases, siteEnvironment } from '@/build.config.mjs'
import { basePath } from '@/lib/base-path'
import type { HydratedPage, PageScripts } from '@/lib/page-scripts'
import { minifyScript } from './minify'
import { computeIntegrity } from './security'

/* Bundles what runs in the browser (client/): the client and the inline scripts. */

/** The client's scripts for each page that React hydrates. */
export type Client = Record<HydratedPage, Required<PageScripts>>

const folder = '_next/static/client'

const trees: Record<HydratedPage, string> = {
  landing: 'components/pages/landing-page.tsx',
  story: 'components/pages/story-part.tsx',
}

/** Options for code that runs in the browser, with the settings of Next's build. */
export const browserOptions = () =>
  ({
    platform: 'browser',
    resolve: { alias: moduleAliases },
    transform: { define: environmentDefinitions() },
    tsconfig: 'tsconfig.json',
    // 'use client' has a meaning for Next only.
    checks: { moduleLevelDirective: false },
  }) as const

const environmentDefinitions = () =>
  Object.fromEntries(
    Object.entries({ NODE_ENV: 'production', ...siteEnvironment() }).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value) ?? 'undefined',
    ]),
  )

/** Bundles the client into the export. Throws if it contains sonner's styles, which the security policy would block. */
export async function bundleClient(out: string): Promise<Client> {
  /** The ids of the modules that each module imports dynamically. */
  const dynamicImports = new Map<string, readonly string[]>()
  const recordImports: Plugin = {
    name: 'record-dynamic-imports',
    moduleParsed: ({ id, dynamicallyImportedIds }) => void dynamicImports.set(id, dynamicallyImportedIds),
  }
  const build = await rolldown({
    ...browserOptions(),
    input: 'client/hydration/main.ts',
    // Sonner's styles are part of the style sheet (app/globals.css).
    treeshake: { manualPureFunctions: ['__insertCSS'] },
    // Only its own chunks import the entry.
    preserveEntrySignatures: false,
    plugins: [recordImports],
  })
  const { output } = await build.write({
    dir: `${out}/${folder}`,
    minify: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  const chunkWithStyles = chunks.find(({ code }) => code.includes('[data-sonner-toaster]['))
  if (chunkWithStyles)
    throw new Error(
      `${folder}/${chunkWithStyles.fileName} contains sonner's styles. Look for the function that adds them in node_modules/sonner/dist/index.mjs, and name it in manualPureFunctions (scripts/export/bundle.ts).`,
    )
  const listScripts = (page: HydratedPage): Required<PageScripts> => {
    const modules = ['client/hydration/main.ts', trees[page]].map((name) => resolve(name))
    const imported = modules.flatMap((id) => dynamicImports.get(id) ?? [])
    const list = listChunks(chunks, imported)
    return {
      scripts: list.map(({ fileName }) => `${basePath}/${folder}/${fileName}`).join(' '),
      integrity: computeIntegrity(list[0]?.code ?? ''),
    }
  }
  return { landing: listScripts('landing'), story: listScripts('story') }
}

/** Lists the entry's chunk, those of the modules that a page imports dynamically, and all that these import. */
function listChunks(chunks: OutputChunk[], modules: readonly string[]): OutputChunk[] {
  const files = new Set<OutputChunk>()
  const add = (chunk: OutputChunk | undefined) => {
    if (!chunk || files.has(chunk)) return
    files.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  add(chunks.find(({ isEntry }) => isEntry))
  for (const id of modules) add(chunks.find(({ facadeModuleId }) => facadeModuleId === id))
  return [...files]
}

const inlineScripts = [
  'block-rendering',
  'default-landing-page',
  'other-landing-page',
  'legal-page',
  'every-page',
] as const

/** A script that the export puts into pages: the name of its entry module in client/inline/. */
export type InlineScript = (typeof inlineScripts)[number]

/** Bundles and minifies the inline scripts. Returns their code. */
export async function bundleInlineScripts(): Promise<Record<InlineScript, string>> {
  const bundles = inlineScripts.map(async (name) => {
    const build = await rolldown({ ...browserOptions(), input: `client/inline/${name}.ts` })
    const { output } = await build.generate({ format: 'iife' })
    return [name, minifyScript(output[0].code)]
  })
  return Object.fromEntries(await Promise.all(bundles))
}
