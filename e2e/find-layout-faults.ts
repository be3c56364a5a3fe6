import { sections } from '@/lib/site'
import { pageLayouts, storyPages } from '@/lib/story/pages'
import { calculateContrast } from './contrast'

/* Finders of faults in the layout of the landing page and the story. They run in the page, and return sentences about what they find. */

const quote = (node: Node) => `“${node.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}”`

function findAll(selector: string, root: ParentNode = document): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>(selector)]
  if (elements.length === 0) throw new Error(`The page has no ${selector}.`)
  return elements
}
const find = (selector: string, root: ParentNode = document) => findAll(selector, root)[0] as HTMLElement
const getBox = (selector: string, root: ParentNode = document) => find(selector, root).getBoundingClientRect()

const areApart = (a: DOMRect, b: DOMRect) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

/** Whether the story's text is on its pictures (components/story/story-page.css). */
const isTextOnPicture = () => innerWidth >= 900 && innerHeight > 512

/** Left, top, right and bottom of the faces, before and after the calls, in the pictures' units (art/scenes/evening.ts). */
const faces = {
  'hero-wide': [
    [1530, 372, 1838, 600],
    [1286, 735, 1376, 826],
    [2030, 695, 2082, 820],
  ],
  'hero-tall': [
    [400, 385, 690, 560],
    [259, 748, 311, 822],
    [825, 700, 870, 810],
  ],
}

/** Returns the boxes of the faces on the hero's picture, which CSS scales and cuts. */
function getFaceBoxes(): DOMRect[] {
  const image = find('.hero-art') as HTMLImageElement
  const { naturalWidth, naturalHeight } = image
  const box = image.getBoundingClientRect()
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const position = Number.parseFloat(getComputedStyle(image).objectPosition) / 100
  const left = box.left + (box.width - naturalWidth * scale) * position
  const top = box.bottom - naturalHeight * scale
  return faces[image.currentSrc.includes('hero-wide') ? 'hero-wide' : 'hero-tall'].map(
    ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      new DOMRect(left + x1 * scale, top + y1 * scale, (x2 - x1) * scale, (y2 - y1) * scale),
  )
}

/** Finds texts and buttons of the hero that cover a face. */
export function findCoveredFaces(): string[] {
  const boxes = getFaceBoxes()
  return findAll('.hero-words > :not(.hero-actions), .hero .button')
    .filter((text) => text.checkVisibility())
    .flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const parts = text.matches('.button') ? [text.getBoundingClientRect()] : [...range.getClientRects()]
      return boxes.some((face) => parts.some((part) => !areApart(face, part)))
        ? [`${quote(text)} covers a face.`]
        : []
    })
}

/** Finds what is wrong with the moon's button: cut off, too small to touch, or over the hero's text. */
export function findCoveredMoon(): string[] {
  const moon = getBox('.hero-call > button')
  return [
    ...(moon.left < 0 || moon.right > innerWidth ? ['The moon’s button is cut off.'] : []),
    ...(moon.height < 44 ? [`The moon’s button is ${moon.height} px high, not 44.`] : []),
    ...findAll('.hero-words > :not(.hero-actions), .hero-actions > *')
      .filter((other) => other.checkVisibility() && !areApart(other.getBoundingClientRect(), moon))
      .map((other) => `The moon’s button is over ${quote(other)}.`),
  ]
}

/** Finds buttons of the hero that are below the first screen. */
export const findLowHeroButtons = () =>
  findAll('.hero-actions .button')
    .filter((button) => button.getBoundingClientRect().bottom > innerHeight)
    .map((button) => `${quote(button)} is below the first screen.`)

/** Finds what is wrong with the wide header: not one row, parts over each other, or not to the edges. */
export function findBrokenHeader(): string[] {
  const bar = getBox('.header-bar')
  const parts = ['.logo-link', '.header-nav', '.header-buy', '.language-menu summary']
  const [logo, navigation, buy, language] = parts.map((part) => getBox(`header.header ${part}`))
  if (!logo || !navigation || !buy || !language) throw new Error('The header is not complete.')
  const isOneRow = [logo, navigation, buy, language].every(
    (part) => Math.abs(part.y + part.height / 2 - (bar.y + bar.height / 2)) < 2,
  )
  const gap = language.left - buy.right
  return [
    ...(bar.height === 68 ? [] : [`The header is ${bar.height} px high, not 68.`]),
    ...(isOneRow ? [] : ['The header’s parts are not in one row.']),
    ...(navigation.left < logo.right ? ['The navigation is over the logo.'] : []),
    ...(buy.left < navigation.right ? ['Buy Now is over the navigation.'] : []),
    ...(gap >= 0 && gap <= 8 ? [] : [`Buy Now is ${gap} px from the languages.`]),
    ...(innerWidth - language.right > logo.left + 1 ? ['The languages do not end the row.'] : []),
  ]
}

/** Finds titles that are not on their book's cover. */
export const findTitlesOffCovers = () =>
  findAll('.book-cover').flatMap((cover) => {
    const outer = cover.getBoundingClientRect()
    const isInside = findAll('.book-cover-title > span', cover).every((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const { left, right } = range.getBoundingClientRect()
      // The line boxes: glyph boxes of this font are higher than its letters.
      const { top, bottom } = part.getBoundingClientRect()
      return left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom
    })
    return isInside ? [] : [`The title ${quote(cover)} is not on its cover.`]
  })

/** Finds texts over what their picture shows: the third book's lighthouse, the animals on the app's screen. */
export function findTextsOverPictures(): string[] {
  const cover = find('.long-corgi .book-cover-third')
  const title = findAll('.book-cover-title > span', cover).at(-1)?.getBoundingClientRect()
  const { top, height } = cover.getBoundingClientRect()
  const words = find('.app-phone-words')
  return [
    // The lighthouse begins at 375 of 720.
    ...(((title?.bottom ?? Number.NaN) - top) / height < 350 / 720
      ? []
      : ['The third title is over its lighthouse.']),
    // Nori's head begins at 185 of 780. Offsets, because the phone is rotated.
    ...(words.offsetTop + words.offsetHeight <= (find('.app-phone img').offsetHeight * 185) / 780
      ? []
      : ['The text on the app’s screen is over its animals.']),
  ]
}

/** Finds a landing page that is longer than its sections may make it. */
export function findExcessLength(): string[] {
  const [first, section] = innerWidth < 600 ? [4_000, 2_000] : [2_900, 1_200]
  const { scrollHeight } = document.documentElement
  const most = first + section * sections.length
  return scrollHeight > most ? [`The page is ${scrollHeight} px long, not at most ${most}.`] : []
}

const nameStoryPage = (item: Element) =>
  `Story page ${findAll('.story-page').indexOf(item as HTMLElement) + 1}`

/** Finds texts of the story that are cut off or over each other, with all questions shown. */
export function findOverlappingStoryTexts(): string[] {
  const questions = findAll('.story-question > details') as HTMLDetailsElement[]
  for (const question of questions) question.open = true
  const faults = findAll('.story-page').flatMap((item) => {
    const own = item.getBoundingClientRect()
    const parts = findAll('p, summary', item).map((part) => part.getBoundingClientRect())
    const isCut = parts.some(
      ({ left, right, top, bottom }) =>
        left < own.left || right > own.right + 1 || top < own.top || bottom > own.bottom + 1,
    )
    const smaller = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y, width - 1, height - 1)
    const isOver = parts.some((part, index) =>
      parts.slice(index + 1).some((other) => !areApart(smaller(part), smaller(other))),
    )
    return [
      ...(isCut ? [`${nameStoryPage(item)}: a text is cut off.`] : []),
      ...(isOver ? [`${nameStoryPage(item)}: texts are over each other.`] : []),
    ]
  })
  for (const question of questions) question.open = false
  return faults
}

/** Finds texts of the story that are not on their picture's quiet third or, on narrow screens, not below the picture. */
export const findMisplacedStoryTexts = () =>
  findAll('.story-page').flatMap((item, index) => {
    const picture = getBox('.story-art', item)
    const words = findAll('div > p, summary', item)
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
    if (!isTextOnPicture())
      return innerWidth > innerHeight || words.every(({ top }) => top >= picture.bottom)
        ? []
        : [`${nameStoryPage(item)}: a text is not below the picture.`]
    const own = item.getBoundingClientRect()
    const side = pageLayouts[storyPages[index] as (typeof storyPages)[number]].textSide
    const left = side === 'left' ? picture.left : picture.right - picture.width / 3
    const third = new DOMRect(left, picture.top, picture.width / 3, picture.height)
    const isInside = words.every(
      (word) => word.left >= third.left && word.right <= third.right && word.bottom <= third.bottom,
    )
    const isToTheEdges = (['left', 'top', 'right', 'bottom'] as const).every(
      (edge) => Math.abs(picture[edge] - own[edge]) < 1,
    )
    const isInOrder = words.every(({ top }, place) => top >= (words[place - 1]?.bottom ?? picture.top))
    return [
      ...(isInside ? [] : [`${nameStoryPage(item)}: a text is not on the picture’s ${side} third.`]),
      ...(isToTheEdges ? [] : [`${nameStoryPage(item)}: the picture does not fill the page.`]),
      ...(isInOrder ? [] : [`${nameStoryPage(item)}: the texts are not in order.`]),
    ]
  })

/** Finds what the first screen of the story's own page lacks: picture, text and controls. */
export const findPartsBelowFirstScreen = () =>
  ['.story-art', '.story-text', '.story-bar button']
    .filter((part) => getBox(part).top < 0 || getBox(part).bottom > innerHeight + 1)
    .map((part) => `${part} is not on the first screen.`)

/** Parses the numbers of a computed colour. */
const parseColour = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)

/** Finds texts of the story with too little contrast with the picture, or with the colour in a missing picture's place. */
export async function findFaintStoryTexts(): Promise<string[]> {
  const faults = findAll('.story-page').map(async (item) => {
    const picture = find('.story-art', item) as HTMLImageElement
    picture.loading = 'eager'
    await picture.decode()
    const box = picture.getBoundingClientRect()
    const painted = Object.assign(document.createElement('canvas'), {
      width: box.width,
      height: box.height,
    }).getContext('2d', { willReadFrequently: true })
    if (!painted) throw new Error('The browser has no canvas.')
    painted.drawImage(picture, 0, 0, box.width, box.height)
    const text = find('.story-text', item)
    const colour = parseColour(getComputedStyle(text).color)
    const range = document.createRange()
    range.selectNodeContents(text)
    const contrasts = [...range.getClientRects()].map(({ left, top, width, height }) => {
      const { data } = painted.getImageData(left - box.left, top - box.top, Math.max(width, 1), height)
      const found = Array.from({ length: Math.floor(data.length / 20) }, (_, index) =>
        calculateContrast(colour, [...data.subarray(index * 20, index * 20 + 3)]),
      )
      // The worst hundredth of a line's pixels, such as a star, does not matter.
      return found.sort((one, other) => one - other)[Math.floor(found.length / 100)] ?? 1
    })
    const onPicture = Math.min(...contrasts)
    const onGround = calculateContrast(colour, parseColour(getComputedStyle(item).backgroundColor))
    return [
      ...(onPicture >= 4.5
        ? []
        : [`${nameStoryPage(item)}: contrast with the picture ${onPicture}, not 4.5.`]),
      ...(onGround >= 7 ? [] : [`${nameStoryPage(item)}: contrast without the picture ${onGround}, not 7.`]),
    ]
  })
  return (await Promise.all(faults)).flat()
}
