import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** A part of a page's HTML, by its offsets. */
interface Range {
  start: number
  end: number
}

interface Script extends Range {
  /** Whether it contains structured data, which browsers do not run. */
  isData: boolean
  /** Whether its code is in the page, so that the security policy needs its hash. */
  isInline: boolean
  /** Empty for an inline script. */
  src: string
  content: string
}

interface Link extends Range {
  rel: string
  as: string
  href: string
  media: string
}

/** A page of the export, parsed. Positions are offsets in `html`. */
export interface Page {
  /** Name in the export, such as `fr.html`. */
  file: string
  html: string
  /** Position after the attributes of the root element. */
  rootTagEnd: number
  head: Range
  bodyEnd: number
  scripts: Script[]
  links: Link[]
  styles: string[]
  isHydrated: boolean
  /** Comments outside that element; only Next's client would read them. */
  commentsOutsideHydrated: Range[]
  /** Whether React moved the content of a Suspense boundary into a template element, from which only a script restores it. */
  hasOutlinedContent: boolean
}

function* walkDescendants(node: Node): Generator<Node> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    yield child
    yield* walkDescendants(child)
  }
}

const readAttributes = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** Parses a page of the export. Throws an error with the file's name if the page is not complete. */
export function readPage(file: string, html: string): Page {
  const nodes = [...walkDescendants(parse(html, { sourceCodeLocationInfo: true }))]
  const elements = nodes.filter((node): node is Element => 'tagName' in node)
  const findAll = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const getSourceRange = ({ nodeName, sourceCodeLocation: location }: Node) => {
    if (!location) throw new Error(`out/${file}: a <${nodeName}> has no source position.`)
    return { start: location.startOffset, end: location.endOffset }
  }
  const getContentRange = (element: Element | undefined, label: string) => {
    const { startTag, endTag } = element?.sourceCodeLocation ?? {}
    if (!startTag || !endTag) throw new Error(`out/${file}: ${label} does not begin and end in the page.`)
    return { start: startTag.endOffset, end: endTag.startOffset }
  }
  const readText = ({ childNodes }: Element) =>
    childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const hydrated = elements.find((element) => 'data-hydrate' in readAttributes(element))
  const nodesInside = new Set(hydrated && walkDescendants(hydrated))

  return {
    file,
    html,
    head: getContentRange(findAll('head')[0], '<head>'),
    bodyEnd: getContentRange(findAll('body')[0], '<body>').end,
    rootTagEnd: getContentRange(findAll('html')[0], '<html>').start - '>'.length,
    scripts: findAll('script').map((element) => {
      const { type = '', src } = readAttributes(element)
      const isData = type.endsWith('json')
      return {
        ...getSourceRange(element),
        isData,
        isInline: !isData && src === undefined,
        src: src ?? '',
        content: readText(element),
      }
    }),
    links: findAll('link').map((element) => ({
      ...{ rel: '', as: '', href: '', media: '' },
      ...readAttributes(element),
      ...getSourceRange(element),
    })),
    styles: findAll('style').map(readText),
    isHydrated: hydrated !== undefined,
    commentsOutsideHydrated: nodes
      .filter((node) => node.nodeName === '#comment' && !nodesInside.has(node))
      .map(getSourceRange),
    hasOutlinedContent: findAll('template').length > 0,
  }
}
