import { numeral } from '../../kit/numerals'
import { rect } from '../../kit/shapes'
import { colours as c, element, ellipse, group, type Placement, path, shade } from '../../kit/svg'
import { coverSize, spineWidth } from './format'

const { height } = coverSize
/** Middle of the spine's visible part, right of the fold at its left edge. */
const middle = 36

/** The publisher's mark: Nori's head in two colours, 160 wide. */
const publishersMark = (place: Placement, head: string, blaze: string) =>
  group(
    place,
    path(
      'M-58-100C-76-60-74-24-64 0C-84 20-80 40-66 52C-46 78-22 88 0 88C22 88 46 78 66 52C80 40 84 20 64 0C74-24 76-60 58-100C38-84 22-62 14-42C4-46-4-46-14-42C-22-62-38-84-58-100Z',
      head,
    ),
    path('M0-44C-4-6-14 6-34 22C-54 42-30 74 0 76C30 74 54 42 34 22C14 6 4-6 0-44Z', blaze),
    ellipse(0, 34, 18, 14, head),
  )

/** The spine: cloth with the publisher's mark at its foot, and a groove towards the front. */
export const spine = (cloth: string, mark: string) => [
  rect(spineWidth, height, cloth),
  shade(element('rect', { width: 13, height, fill: c.ink, opacity: 0.2 })),
  shade(element('rect', { x: spineWidth, width: 7, height, fill: c.ink, opacity: 0.22 })),
  shade(element('rect', { x: spineWidth + 7, width: 5, height, fill: '#fff', opacity: 0.35 })),
  publishersMark({ x: middle, y: 676, scale: 0.25 }, mark, cloth),
]

/** The number of the volume at the head of the spine. */
export const volumeNumber = (volume: number, cloth: string, mark: string) => [
  ellipse(middle, 44, 19, 19, mark),
  numeral(volume, middle, 44, 25, cloth),
]
