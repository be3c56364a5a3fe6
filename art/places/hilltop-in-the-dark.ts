import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { rect } from '../kit/shapes'
import { path } from '../kit/svg'
import { birches, birchWood, fieldGate, mossyRoot } from './field-gate'
import { ground } from './ground'
import { owl, pine } from './pine'

/* The top of the hill before the moon rises (page 9). */

/** How far the lines on the hills are below their edge: few, because the text is on them. */
const lineShifts: Point[] = [
  [9, 16],
  [-40, 44],
  [30, 78],
]

/** The gate by the birches: figures sit in front of it beside a root; the pine fills the sky above them. */
export const hilltopInTheDark = () => ({
  back: [
    rect(1320, 620, '#0C261E', -60),
    // The last light, and a birch wood that loses itself in the mist.
    ...withContourLines(
      'hill',
      path('M-60 620V290C80 200 200 190 340 176S700 230 1260 250V620Z', '#133A2E'),
      ['#1C4A3B', 2],
      lineShifts,
    ),
    // Mist over the field behind the gate.
    ...withContourLines(
      'field',
      path('M-60 620V446C80 400 260 400 420 396S760 330 940 352S1180 330 1260 350V620Z', '#2A5A44'),
      ['#3B6E54', 3],
      lineShifts,
    ),
    ...fieldGate,
    ...birches,
    ...birchWood,
  ],
  middle: [
    ground('#143226', [-60, 520], [600, 462], [860, 462], [1260, 480]),
    ...pine('#04100C', '#14352A'),
    owl({ x: 962, y: 102 }, { body: '#3C5850', belly: '#5E7668', wing: '#243E36', face: '#D0B8A0' }),
  ],
  root: mossyRoot,
})
