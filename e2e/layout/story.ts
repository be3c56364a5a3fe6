import { pageLayouts, storyPages } from '@/lib/story/pages'
import { areApart, find, findAll, getBox } from './elements'

/* Finders of flaws in the story's layout. They run in the page, and return sentences about what they find. */

/** Whether the story's text is on its pictures (components/story/story-page.css). */
const isTextOnPicture = () => innerWidth >= 900 && innerHeight > 512

const nameStoryPage = (item: Element) =>
  `Story page ${findAll('.story-page').indexOf(item as HTMLElement) + 1}`

/** Makes a box a pixel smaller, so that boxes may touch. */
const shrink = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y, width - 1, height - 1)

/** Finds texts of the story that are cut off or overlap, with all questions shown. */
export function findOverlappingStoryTexts(): string[] {
  const questions = findAll('.story-question > details') as HTMLDetailsElement[]
  for (const question of questions) question.open = true
  // As without scripts, the row has room for every page.
  const aside = findAll('.story-pages > [data-aside]')
  for (const item of aside) item.removeAttribute('data-aside')
  const flaws = findAll('.story-page').flatMap((item) => {
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
      ...(isOver ? [`${nameStoryPage(item)}: texts overlap.`] : []),
    ]
  })
  for (const question of questions) question.open = false
  for (const item of aside) item.setAttribute('data-aside', 'true')
  return flaws
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

/** Finds verses that are not whole above the controls once the row is at the window's top: on a phone held sideways. */
export function findVersesOutOfSight(): string[] {
  find('.story-pages').scrollIntoView()
  const foot = getBox('.story-controls').top
  const flaws = findAll('.story-page').flatMap((item) => {
    const { top, bottom } = getBox('.story-text', item)
    return top > -1 && bottom <= foot + 1 && foot < innerHeight
      ? []
      : [`${nameStoryPage(item)}: its text ends at ${bottom}, the controls begin at ${foot}.`]
  })
  scrollTo(0, 0)
  return flaws
}

/** Finds what the first screen of the story's own page lacks: picture, text and controls. */
export const findPartsBelowFirstScreen = () =>
  ['.story-art', '.story-text', '.story-bar button']
    .filter((part) => getBox(part).top < 0 || getBox(part).bottom > innerHeight + 1)
    .map((part) => `${part} is not on the first screen.`)
