import type { Point } from '../../kit/geometry'
import { radialGradient } from '../../kit/light-effects'
import { seededRandom } from '../../kit/shapes'
import { asFigure, colours as c, element, ellipse, group, ink, path, shade } from '../../kit/svg'
import { darkBrown, face, skin } from './hedgehog'
import { cheek } from './parts'

/* Hugo bent to be ridden on, close to the viewer, from behind and a little from above, in page coordinates (page 8). */

/** The dome of his back: its middle and its radii. */
const middle: Point = [1000, 840]
const radii: Point = [460, 460]

/** What shows dark between the spines: nape, shoulder and back. */
const dome =
  'M420 620L460 570L540 538Q590 510 644 518Q712 520 744 462C800 410 880 384 1000 384C1130 384 1240 430 1320 540V620Z'

/** One spine, its tip up; its left side faces the light beyond. */
const spine = group(
  {},
  path('M-27 24C-24-14-12-50 8-98C18-58 26-20 28 24Q0 46-27 24Z', '#2C1E2E'),
  path('M-27 24C-24-14-12-50 8-98C5-56 0-10 2 34Q-14 34-27 24Z', '#80584C'),
  path('M-6-66L8-98L16-70L6-78Z', '#D0A890'),
)

/** Spines at the inner points of a path, at a right angle to it. */
const spinesAlong = (d: string, size: number) =>
  shade(element('path', { d, fill: 'none', 'stroke-width': size, 'marker-mid': 'url(#spine)' }))

/**
 * A row of spines across the back.
 * @param part of the dome's radii
 * @param seed of the unevenness
 * @param start where it begins, in half turns from the right
 */
const row = (part: number, count: number, size: number, seed: number, start = 0.73) => {
  const random = seededRandom(seed)
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = Math.PI * (start - ((start - 0.07) * (i + 0.6 * random())) / count)
    const reach = part + 0.07 * (random() - 0.5)
    return [
      Math.round(middle[0] + radii[0] * reach * Math.cos(angle)),
      Math.round(middle[1] - radii[1] * reach * Math.sin(angle)),
    ]
  })
  return spinesAlong(`M${points.map((point) => point.join(' ')).join('L')}`, size)
}

/** Head and nape, turned back over his shoulder: small spines, and a face that shines. */
const turnedHead = group(
  { x: 524, y: 534, scale: 1.65, flip: true, rotate: -14 },
  ...face({ mood: 'happy', look: [-0.9, -0.9] }, [
    ink(path('M-90-14C-80-11-70-12-58-20C-58-2-70 6-80 4C-88 0-90-8-90-14Z', c.eye)),
    shade(path('M-84 2Q-78-8-62-7Q-68 4-80 4Z', c.tongue)),
    cheek(-51, -23, 11),
  ]),
  path(
    'M-30 40C-42-10-46-20-42-28Q-50-34-48-42L-40-44Q-50-54-46-64L-34-66L-34-78L-20-78L-8-97L4-86L18-109L30-84L44-80L34-50L44-30L34 0L40 50Z',
    darkBrown,
  ),
  spinesAlong(
    'M-50-80L-30-74L-18-78L-6-84L10-90L24-84L36-70M-50-56L-24-58L-14-58L-4-62L16-64L30-50L40-40M-50-36L-25-38L-14-40L0-38L20-36L32-20L40 0M-46-10L-26-14L-8-16L10-12L24 10L30 20',
    0.3,
  ),
  ellipse(-44, -60, 11, 12, skin),
  shade(ellipse(-45, -58, 6, 7, c.blush)),
)

/** Head, shoulder and back, which the right and the lower edge of the page cut. */
export const hedgehogFromBehind = () =>
  asFigure(
    'hedgehog',
    {},
    element('defs', {}, element('marker', { id: 'spine', orient: 'auto', overflow: 'visible' }, spine)),
    turnedHead,
    path(dome, '#1E151E'),
    row(1, 14, 1.16, 7, 0.69),
    row(0.9, 15, 0.84, 4, 0.74),
    row(0.8, 15, 0.96, 9, 0.76),
    // The shoulder over which he looks.
    spinesAlong('M440 600L452 592L482 594L514 588L540 590L572 578L598 572L626 552L650 536L664 520', 0.5),
    row(0.69, 13, 0.84, 11, 0.78),
    spinesAlong('M420 640L446 628L490 622L536 624L584 612L632 600L676 582L704 556L726 528L744 504', 0.6),
    spinesAlong('M730 590L754 566L782 536L808 508L842 486', 0.84),
    row(0.58, 12, 0.9, 3, 0.78),
    // The round of the back turns away from the light.
    radialGradient('deep', [
      [0.2, '#08060C', 0.95],
      [1, '#08060C', 0],
    ]),
    shade(ellipse(1020, 650, 420, 270, 'url(#deep)')),
  )
