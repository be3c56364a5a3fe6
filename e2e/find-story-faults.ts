import mousePlaces from '@/art/mouse-places.json'
import { pageLayouts, storyPages } from '@/lib/story/pages'
import { placeInPicture } from '@/lib/story/place-in-picture'
import { calculateContrast } from './contrast'
import { areApart, find, findAll, getBox } from './find-elements'

/* Finders of faults in the story's layout. They run in the page, and return sentences about what they find. */

/** Whether the story's text is on its pictures (components/story/story-page.css). */
const isTextOnPicture = () => innerWidth >= 900 && innerHeight > 512

const nameStoryPage = (item: Element) =>
  `Story page ${findAll('.story-page').indexOf(item as HTMLElement) + 1}`

/** A box that may touch another one. */
const shrink = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y, width - 1, height - 1)

/** Finds texts of the story that are cut off or over each other, with all questions shown. */
export function findOverlappingStoryTexts(): string[] {
  const questions = findAll('.story-question > details') as HTMLDetailsElement[]
  for (const question of questions) question.open = true
  const faults = findAll('.story-page').flatMap((item) => {
    const own = item.getBoundingClientRect()
    const parts = findAll('p, summary', item)
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
    const isCut = parts.some(
      ({ left, right, top, bottom }) =>
        left < own.left || right > own.right + 1 || top < own.top || bottom > own.bottom + 1,
    )
    const isOver = parts.some((part, index) =>
      parts.slice(index + 1).some((other) => !areApart(shrink(part), shrink(other))),
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

/** Finds controls on the story's mouse that are not on her in the picture, or over a text. */
export async function findMisplacedMice(): Promise<string[]> {
  // The controls follow their pictures in the frame after a change of size.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return findAll('.story-page').flatMap((item, index) => {
    const control = getBox('.story-mouse', item)
    const picture = getBox('.story-art', item)
    const cut = getComputedStyle(find('.story-art', item)).objectPosition.split(' ').map(Number.parseFloat)
    const part = mousePlaces[storyPages[index] as (typeof storyPages)[number]]
    const place = placeInPicture(part, picture, [(cut[0] ?? 0) / 100, (cut[1] ?? 0) / 100])
    const distances = [control.left - picture.left - place.left, control.top - picture.top - place.top]
    const isOverText = findAll('p, summary', item).some(
      (text) => text.checkVisibility() && !areApart(shrink(text.getBoundingClientRect()), shrink(control)),
    )
    return [
      ...(distances.every((distance) => Math.abs(distance) < 1)
        ? []
        : [`${nameStoryPage(item)}: the control is ${distances} px beside the mouse.`]),
      ...(isOverText ? [`${nameStoryPage(item)}: the mouse’s control is over a text.`] : []),
    ]
  })
}

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
    // Of the words in each line; the boxes of the lines themselves are wider.
    const words = findAll('span', text).flatMap((line) => {
      range.selectNodeContents(line)
      return [...range.getClientRects()]
    })
    const contrasts = words.map(({ left, top, width, height }) => {
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
