import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterMap, parse, parseFragment, serialize } from 'parse5'
import { rolldown } from 'rolldown'
import { freeStoryPages, landingPages } from '@/lib/pages'
import { browserOptions } from '@/scripts/export/bundle'
import { expect, test } from './fixtures'
import type { render } from './render-apps'

/*
 * Next exports the HTML that the client hydrates, but another bundler compiles the client. If a setting differs between
 * the two (build.config.mjs), React hydrates over other markup, and silently keeps wrong attributes.
 */

type Parent = DefaultTreeAdapterMap['parentNode']
type Element = DefaultTreeAdapterMap['element']

let renderApp: typeof render

test.beforeAll(async () => {
  const build = await rolldown({ ...browserOptions(), input: 'e2e/render-apps.ts' })
  const { output } = await build.generate({ format: 'iife', name: 'client', codeSplitting: false })
  // Without Node's `process`, as in a browser: a variable that the bundler has not replaced is an error.
  const run = new Function('process', 'fetch', 'document', `${output[0].code};return client`)
  renderApp = run(undefined, fetchExported, {
    documentElement: { dataset: { release: readRelease() } },
  }).render
})

/** Reads the release of the export, which its pages and dictionaries name. */
const readRelease = () => /data-release="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1]

/** Answers the client's requests from the export. */
const fetchExported = async (path: string) => new Response(readFileSync(`out${path}`))

function* elementsIn(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes)
    if ('tagName' in node) {
      yield node
      yield* elementsIn(node)
    }
}

/** Removes what React puts into the head: title, meta and link elements. Returns their HTML. */
function takeHeadTags(parent: Parent): string[] {
  const isHeadTag = (node: Parent['childNodes'][number]) => ['title', 'meta', 'link'].includes(node.nodeName)
  const tags = parent.childNodes.filter(isHeadTag)
  parent.childNodes = parent.childNodes.filter((node) => !isHeadTag(node))
  return tags.map((node) => serialize({ ...parseFragment(''), childNodes: [node] }))
}

for (const { kind, locale, file } of [...landingPages, ...freeStoryPages])
  test(`the client renders the HTML of ${file}`, async () => {
    const exported = [...elementsIn(parse(readFileSync(`out/${file}`, 'utf8')))]
    const app = exported.find(({ attrs }) => attrs.some(({ name }) => name === 'data-app'))
    const head = exported.find(({ tagName }) => tagName === 'head')
    if (!app || !head) throw new Error(`out/${file} has no head or no element with data-app.`)

    const rendered = parseFragment(await renderApp(kind, locale))
    const headTags = takeHeadTags(rendered).filter((tag) => !tag.includes('rel="preload"'))
    expect(serialize(rendered)).toBe(serialize(app))
    const exportedTags = takeHeadTags(head)
    for (const tag of headTags) expect(exportedTags).toContain(tag)
  })
