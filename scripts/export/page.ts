import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** A part of a page's source, by its offsets. */
interface Range {
  start: number
  end: number
}

interface Script extends Range {
  /** Whether it is ours (marked with `data-own`), or data, which is not run; any other script goes out of the page. */
  isKept: boolean
  /** Whether it is run and stands in the page itself, so that the security policy needs its hash. */
  isInline: boolean
  content: string
}

interface Link extends Range {
  rel: string
  as: string
  href: string
  media: string
}

/** A page, parsed once: everything that the steps after the export need. */
export interface Page {
  /** Its name in the export, as `fr.html`. */
  file: string
  html: string
  /** The content of the head element. */
  head: Range
  /** Before `</body>`. */
  end: number
  /** Before the end of the element with `data-ends-first-screen`. */
  firstScreenEnd: number | undefined
  scripts: Script[]
  links: Link[]
  /** The text of its style elements. */
  styles: string[]
  /** Whether it has the element that React hydrates. */
  hasApp: boolean
  /** Comments elsewhere, which only Next's client would read. */
  comments: Range[]
  /** Whether React wrote a part of it out of its place, which only a script of React's could put back. */
  isOutOfPlace: boolean
}

function* below(node: Node): Generator<Node> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    yield child
    yield* below(child)
  }
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

/** Parses a page of the export. Throws, with the file's name, if it is not a complete page. */
export function readPage(file: string, html: string): Page {
  const nodes = [...below(parse(html, { sourceCodeLocationInfo: true }))]
  const elements = nodes.filter((node): node is Element => 'tagName' in node)
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const placeOf = ({ nodeName, sourceCodeLocation: place }: Node) => {
    if (!place) throw new Error(`out/${file}: a <${nodeName}> has no source position.`)
    return { start: place.startOffset, end: place.endOffset }
  }
  const insideOf = (element: Element | undefined, what: string) => {
    const { startTag, endTag } = element?.sourceCodeLocation ?? {}
    if (!startTag || !endTag) throw new Error(`out/${file}: ${what} does not begin and end in the page.`)
    return { start: startTag.endOffset, end: endTag.startOffset }
  }
  const textOf = ({ childNodes }: Element) =>
    childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const app = elements.find((element) => attribute(element, 'data-app') !== undefined)
  const inApp = new Set(app && below(app))
  const firstScreen = elements.find((element) => attribute(element, 'data-ends-first-screen') !== undefined)

  return {
    file,
    html,
    head: insideOf(named('head')[0], '<head>'),
    end: insideOf(named('body')[0], '<body>').end,
    firstScreenEnd: firstScreen && insideOf(firstScreen, 'the element with data-ends-first-screen').end,
    scripts: named('script').map((element) => {
      const isData = /json$/.test(attribute(element, 'type') ?? '')
      return {
        ...placeOf(element),
        isKept: isData || attribute(element, 'data-own') !== undefined,
        isInline: !isData && attribute(element, 'src') === undefined,
        content: textOf(element),
      }
    }),
    links: named('link').map((element) => ({
      ...placeOf(element),
      rel: attribute(element, 'rel') ?? '',
      as: attribute(element, 'as') ?? '',
      href: attribute(element, 'href') ?? '',
      media: attribute(element, 'media') ?? '',
    })),
    styles: named('style').map(textOf),
    hasApp: app !== undefined,
    comments: nodes.filter((node) => node.nodeName === '#comment' && !inApp.has(node)).map(placeOf),
    isOutOfPlace: named('template').length > 0,
  }
}
