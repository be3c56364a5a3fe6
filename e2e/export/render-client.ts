import { readFileSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { freeStoryPages, landingPages } from '@/lib/pages'
import { browserOptions } from '@/scripts/export/bundle'
import type { render } from './render-pages'

/*
 * Prints the HTML that the client renders for each page that it hydrates, as JSON. A program, because Jest cannot import
 * rolldown.
 */
const build = await rolldown({ ...browserOptions(), input: 'e2e/export/render-pages.ts' })
const { output } = await build.generate({ format: 'iife', name: 'client', codeSplitting: false })
const [, release] = /data-release="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8')) ?? []
const fetchExported = async (path: string) => new Response(readFileSync(`out${path}`))
// Without Node's `process`, as in a browser: a variable that the bundler has not replaced is an error.
const run = new Function('process', 'fetch', 'document', `${output[0].code};return client`)
const client: { render: typeof render } = run(undefined, fetchExported, {
  documentElement: { dataset: { release } },
})
const pages = [...landingPages, ...freeStoryPages].map(async ({ kind, locale, file }) => [
  file,
  await client.render(kind, locale),
])
// React's renderer for browsers keeps a message port open, with which Node would not end.
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(pages))), () => process.exit())
