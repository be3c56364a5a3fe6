import { gzipSync } from 'node:zlib'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Returns the size by `gzip -9`, in bytes. */
export const getGzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length

/** A page's nodes, each before what it contains. */
function* listNodes(node: Node): Generator<Node> {
  yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* listNodes(child)
}

/** The name of the share of an element that is one. */
function nameShare({ tagName, attrs, parentNode }: Element): string | undefined {
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value
  if (tagName === 'style') return 'styles'
  if (tagName === 'script')
    return attribute('type') === 'application/ld+json' ? 'structured data' : 'inline scripts'
  if (['head', 'header', 'footer'].includes(tagName)) return tagName
  return parentNode?.nodeName === 'main' ? `section ${attribute('id') ?? attribute('class')}` : undefined
}

/** The share of each character of a page's HTML. */
function assignShares(html: string): (string | undefined)[] {
  const shares: (string | undefined)[] = Array(html.length).fill(undefined)
  for (const node of listNodes(parse(html, { sourceCodeLocationInfo: true }))) {
    if (!('tagName' in node) || !node.sourceCodeLocation) continue
    const { startOffset, endOffset, attrs } = node.sourceCodeLocation
    const share = nameShare(node)
    if (share) shares.fill(share, startOffset, endOffset)
    if (attrs?.alt) shares.fill('alternative texts', attrs.alt.startOffset, attrs.alt.endOffset)
  }
  return shares
}

/** Measures how many bytes by gzip each share of a page's HTML takes: leaves it out and compresses the rest. */
export function measureShares(html: string): Record<string, number> {
  const shares = assignShares(html)
  const size = getGzipSize(html)
  return Object.fromEntries(
    [...new Set(shares)]
      .filter((share) => share !== undefined)
      .map((share) => [
        share,
        size -
          getGzipSize(
            html
              .split('')
              .filter((_, index) => shares[index] !== share)
              .join(''),
          ),
      ]),
  )
}

/** Lists the shares that have grown since they were recorded, the most grown first, such as `styles +120`. */
export function listGrownShares(html: string, recorded: Record<string, number>): string[] {
  return Object.entries(measureShares(html))
    .map(([share, size]) => ({ share, growth: size - (recorded[share] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth)
    .map(({ share, growth }) => `${share} +${growth}`)
}
