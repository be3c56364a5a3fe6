import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { rect } from '../kit/shapes'
import { group, path } from '../kit/svg'
import { ground } from './ground'
import { fence, ridge, rock } from './hilltop'
import { owl, pine } from './pine'
import { starField } from './sky'

/* The top of the hill before the moon rises (page 9). */

/** How far the lines on the hills are below their edge: few, because the text is on them. */
const lineShifts: Point[] = [
  [9, 16],
  [-40, 44],
  [30, 78],
]

/** Figures sit in front of the fence; the pine fills the sky above them. Between the hills nothing glows yet. */
export const hilltopInTheDark = () => ({
  back: [
    rect(1320, 620, '#0C261E', -60),
    ...starField(19, 30, 250, '#B8CCB4', 'left'),
    group(
      { x: 180, y: -104 },
      ...withContourLines('ridge', path(ridge, '#133A2E'), ['#1C4A3B', 2], lineShifts),
    ),
    // Mist over the field.
    ...withContourLines(
      'field',
      path('M-60 620V470C80 440 260 436 420 440S760 424 940 430 1180 424 1260 430V620Z', '#2A5A44'),
      ['#3B6E54', 3],
      lineShifts,
    ),
    group({ x: 420, y: -286, scale: 1.6 }, ...fence('#081C15')),
  ],
  middle: [
    ground('#143226', [-60, 520], [600, 470], [860, 466], [1260, 480]),
    ...pine('#04100C', '#14352A'),
    owl({ x: 962, y: 102 }, { body: '#3C5850', belly: '#5E7668', wing: '#243E36', face: '#D0B8A0' }),
  ],
  rock: rock({ x: 478, y: 640, scale: 0.88 }, '#223E2E', '#56784A'),
})
