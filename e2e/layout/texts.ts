import { findVisible, getLineBoxes, listTextNodes, quote } from './elements'

/* Finders of flaws in texts and controls. They run in the page, and return sentences about what they find. */

const getSpread = (boxes: DOMRect[]) => {
  const bottoms = boxes.map(({ bottom }) => bottom)
  return bottoms.length > 0 ? Math.max(...bottoms) - Math.min(...bottoms) : 0
}

const readWords = (element: Element, word: RegExp) =>
  listTextNodes(element).flatMap((node) =>
    [...(node.textContent ?? '').matchAll(word)].map(({ 0: text, index }) => ({
      text,
      boxes: getLineBoxes(node, index, index + text.length),
    })),
  )

const controls = '.benefits-title, a, button, label, summary, .logo'
const headings = 'h1, h2, h3, dt'

export function findSidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = findVisible('body *').find((element) => element.getBoundingClientRect().right >= scrollWidth)
  return [
    `The page scrolls sideways by ${scrollWidth - clientWidth} px, because of ${quote(widest ?? document)}.`,
  ]
}

/** Finds texts that an ancestor cuts off. */
export function findClippedTexts(): string[] {
  // The logo's text, also its link's name, is clipped on purpose; spines cut long titles off. The others scroll sideways.
  const isExpected =
    '.skip-link, .logo, [popover], .offer-parcel, .story-pages, .age-picker, .benefits-places, .colouring-sheets ul'
  const clips = ['hidden', 'clip']
  return listTextNodes(document.body).flatMap((node) => {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest(isExpected)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    for (let ancestor: Element | null = node.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(ancestor)
      const outer = ancestor.getBoundingClientRect()
      if (
        (clips.includes(overflowY) && box.bottom > outer.bottom + 1) ||
        (clips.includes(overflowX) && box.right > outer.right + 1)
      )
        return [`${quote(node)} is cut off.`]
    }
    return []
  })
}

/** Finds rows to swipe in which a swipe past the end goes back in the history. */
export const findRowsLeftBySwiping = () =>
  findVisible('*')
    .filter((row) => {
      const { overflowX, overscrollBehaviorX } = getComputedStyle(row)
      const isRow = ['auto', 'scroll'].includes(overflowX) && row.scrollWidth > row.clientWidth
      return isRow && overscrollBehaviorX === 'auto'
    })
    .map((row) => `A swipe past the end of ${row.className} leaves the page.`)

/** Finds links that write an e-mail to an address that can't be read and copied beside them. */
export const findHiddenMailAddresses = () =>
  (findVisible('a[href^="mailto:"]') as HTMLAnchorElement[]).flatMap((link) => {
    const isShown = [link, link.nextElementSibling].some(
      (one) => one?.textContent === link.pathname && one.checkVisibility(),
    )
    return isShown || !link.pathname ? [] : [`The address of ${quote(link)} is not beside it.`]
  })

const findWordsOverTwoLines = (selector: string) =>
  findVisible(selector)
    .filter((element) => !element.closest('.book-cover, [popover]'))
    .flatMap((element) =>
      readWords(element, /[^\s-]+/g)
        .filter(({ boxes }) => getSpread(boxes) > 8)
        .map(({ text }) => `“${text}” is broken over two lines in ${quote(element)}.`),
    )

export const findBrokenWordsInControls = () => findWordsOverTwoLines(controls)
export const findBrokenWordsInHeadings = () => findWordsOverTwoLines(headings)

/** Finds texts of two to five lines whose last line is one short word. */
export function findLonelyWords(): string[] {
  const texts = findVisible('main :is(h1, h2, h3, p, dt, dd, li)').filter(
    (text) => !text.querySelector('p, h3, dl, img, li'),
  )
  return texts.flatMap((text) => {
    // Words that a no-break space joins count as one.
    const words = readWords(text, /[^ \n]+/g)
    const lines: { bottom: number; words: string[] }[] = []
    for (const { text: word, boxes } of words) {
      const bottom = boxes.at(-1)?.bottom ?? 0
      const line = lines.at(-1)
      if (line && Math.abs(line.bottom - bottom) < 8) line.words.push(word)
      else lines.push({ bottom, words: [word] })
    }
    const [last = '', ...others] = lines.at(-1)?.words ?? []
    const isShort = last.length < 8 && others.length === 0 && !last.includes('\u00a0')
    return words.length >= 4 && lines.length > 1 && lines.length <= 5 && isShort
      ? [`“${last}” is alone on the last line of ${quote(text)}.`]
      : []
  })
}

/** Finds buttons whose label has several lines. The moon's, on the hero's picture, may have two. */
export const findWrappedLabels = () =>
  findVisible('.button:not(.moon-call > *)').flatMap((button) =>
    getSpread(listTextNodes(button).flatMap((node) => getLineBoxes(node))) > 12
      ? [`The label ${quote(button)} has several lines.`]
      : [],
  )

/** Finds parts of the header and the hero that move when the page's fonts take the place of the visitor's. */
export function findTextsMovedByFonts(): string[] {
  const elements = findVisible('.header *, .hero *').filter(
    // The note after the price moves sideways by some pixels, which counts for nothing.
    (one) => !one.closest('.header-panel, .story-tools-panel, .hero-closed'),
  )
  const root = document.documentElement
  const after = elements.map((element) => element.getBoundingClientRect())
  for (const name of ['--font-display', '--font-sans']) {
    const [font, ...fallbacks] = getComputedStyle(root).getPropertyValue(name).split(',')
    if (!font || !document.fonts.check(`1em ${font}`))
      throw new Error(`The font ${font} of ${name} is not loaded.`)
    root.style.setProperty(name, fallbacks.join(','))
  }
  const before = elements.map((element) => element.getBoundingClientRect())
  for (const name of ['--font-display', '--font-sans']) root.style.removeProperty(name)
  return elements.flatMap((element, index) => {
    const [from = new DOMRect(), to = new DOMRect()] = [before[index], after[index]]
    const distances = [to.x - from.x, to.y - from.y, to.height - from.height]
    // Browsers do not count moves of less than 3 px as layout shifts.
    return distances.every((distance) => Math.abs(distance) < 3)
      ? []
      : [
          `Fonts move ${element.tagName} ${element.className} ${quote(element)} by ${distances.map(Math.round)} px: \
its style sheet gives it too little room for this text in both fonts. Give it a width, or a line of its own.`,
        ]
  })
}
