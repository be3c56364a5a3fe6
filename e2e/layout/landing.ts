import { tallStage, wideStage } from '@/art/scenes/evening-stages'
import { areApart, find, findAll, getBox, quote } from './elements'

/* Finders of flaws in the layout of the landing page. They run in the page, and return sentences about what they find. */

/** Returns the boxes of the faces on the hero's picture, which CSS scales and cuts. */
function getFaceBoxes(): DOMRect[] {
  const image = find('.hero-art') as HTMLImageElement
  const { size, faces = [] } = image.currentSrc.includes('wide') ? wideStage : tallStage
  // The size of an SVG without width and height is not its `naturalWidth`.
  const [width, height] = size
  const box = image.getBoundingClientRect()
  const scale = Math.max(box.width / width, box.height / height)
  const position = Number.parseFloat(getComputedStyle(image).objectPosition) / 100
  const left = box.left + (box.width - width * scale) * position
  const top = box.bottom - height * scale
  return faces.map(
    ([x1, y1, x2, y2]) =>
      new DOMRect(left + x1 * scale, top + y1 * scale, (x2 - x1) * scale, (y2 - y1) * scale),
  )
}

/** Finds texts and buttons of the hero that cover a face. */
export function findCoveredFaces(): string[] {
  const boxes = getFaceBoxes()
  return findAll('.hero-words > :not(.hero-actions), .hero-actions .button, .moon-call > *')
    .filter((text) => text.checkVisibility())
    .flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const parts = text.matches('.button, .moon-call > *')
        ? [text.getBoundingClientRect()]
        : [...range.getClientRects()]
      return boxes.some((face) => parts.some((part) => !areApart(face, part)))
        ? [`${quote(text)} covers a face.`]
        : []
    })
}

/** Finds what is wrong with the moon's button: cut off, too small to touch, or over the hero's text. */
export function findCoveredMoon(): string[] {
  const moon = getBox('.moon-call > button')
  return [
    ...(moon.left < 0 || moon.right > innerWidth ? ['The moon’s button is cut off.'] : []),
    ...(moon.height < 44 ? [`The moon’s button is ${moon.height} px high, not 44.`] : []),
    ...findAll('.hero-words > :not(.hero-actions), .hero-actions > *')
      .filter((other) => other.checkVisibility() && !areApart(other.getBoundingClientRect(), moon))
      .map((other) => `The moon’s button is over ${quote(other)}.`),
  ]
}

/** Finds what is missing beside the hero's Buy Now: the price and, while the shop is closed, the note that says so. */
export function findHiddenOffer(): string[] {
  const buy = getBox('.hero-actions > .button')
  return findAll('.hero-facts:not(.hero-languages), .hero-closed').flatMap((note) => {
    const { top, bottom, height } = note.getBoundingClientRect()
    const isBeside = buy.top - bottom < 2 * buy.height
    return height > 0 && top > 0 && bottom <= innerHeight && isBeside
      ? []
      : [`${quote(note)} is not in sight beside Buy Now.`]
  })
}

/** Finds a headline that leaves half of a tablet's first screen empty. */
export function findNarrowHeadline(): string[] {
  const title = getBox('.hero-title')
  return title.right > innerWidth * 0.6 ? [] : [`The headline ends at ${title.right} of ${innerWidth} px.`]
}

/** Finds a page that is longer than agreed (docs/behaviour.md, “Length”), with room for one more section. */
export function findLongPage(): string[] {
  const limit = innerWidth < 480 ? 10_300 : 8_700
  const { scrollHeight } = document.documentElement
  if (scrollHeight <= limit) return []
  const parts = findAll('.hero, main section[id], footer').map(
    (part) => `${part.id || part.className} ${part.offsetHeight}`,
  )
  return [
    `The page is ${scrollHeight} px long, at most ${limit} (e2e/layout/landing.ts): ${parts.join(', ')}.`,
  ]
}

/** Finds pictures that are not whole: the books' spreads and the app's phone, cropped or behind the next section's edge. */
export const findCroppedPictures = () =>
  findAll('.book-spread .art, .app-phone .art').flatMap((each) => {
    const image = each as HTMLImageElement
    if (!image.checkVisibility()) return []
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number)
    const isInProportion =
      Math.abs(image.offsetWidth / image.offsetHeight - (width ?? 0) / (height ?? 1)) < 0.02
    const { left, right, bottom } = image.getBoundingClientRect()
    const section = image.closest('.section') as HTMLElement
    const edge = Number.parseFloat(getComputedStyle(section, '::before').height)
    const isInSection =
      left >= 0 && right <= innerWidth && bottom <= section.getBoundingClientRect().bottom - edge
    return isInProportion && isInSection ? [] : [`The picture ${image.src} is not whole.`]
  })

/** Finds buttons of the hero that are below the first screen. */
export const findLowHeroButtons = () =>
  findAll('.hero-actions .button')
    .filter((button) => button.getBoundingClientRect().bottom > innerHeight)
    .map((button) => `${quote(button)} is below the first screen.`)

/** Finds parts of the wide header that are not in one row, or over the part before them. */
export function findBrokenHeader(): string[] {
  const parts = findAll('header.header :is(.logo-link, .header-nav, .header-buy, .language-menu summary)')
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return parts.flatMap((part, index) => {
    const { x, y, height } = boxes[index] as DOMRect
    const [first, before] = [boxes[0], boxes[index - 1]] as DOMRect[]
    const isInRow = first && Math.abs(y + height / 2 - first.y - first.height / 2) < 2
    return isInRow && x >= (before?.right ?? 0) ? [] : [`${quote(part)} is not in the header’s row.`]
  })
}

/** Finds titles that are not on their book's cover. */
export const findTitlesOffCovers = () =>
  findAll('.book-cover').flatMap((cover) => {
    const outer = cover.getBoundingClientRect()
    const isInside = findAll('.book-cover-title > span', cover).every((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const { left, right } = range.getBoundingClientRect()
      // Line boxes are measured, because glyph boxes of this font are higher than its letters.
      const { top, bottom } = part.getBoundingClientRect()
      return left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom
    })
    return isInside ? [] : [`The title ${quote(cover)} is not on its cover.`]
  })
