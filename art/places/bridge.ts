import { withContourLines } from '../kit/contour-lines'
import { group, type Placement, path } from '../kit/svg'

/* The bridge at the end of the lane, and the brook (page 4). */

/** A stone bridge with one arch, 480 wide, and courses of stones along its back. */
export const bridge = (place: Placement, fill: string, joints: string) =>
  group(
    place,
    ...withContourLines(
      'bridge',
      path('M-250 34C-130-4-90-44 0-44S130-4 250 34H84C84-30-84-30-84 34Z', fill),
      [joints, 4],
      [
        [0, 12],
        [0, 26],
      ],
    ),
  )

/** The brook under it, which runs past on the right. */
export const brook = withContourLines(
  'brook',
  path(
    'M850 484Q900 460 946 482C990 496 1100 492 1260 504V544C1120 522 1000 528 930 508Q880 500 850 484Z',
    '#3A7480',
  ),
  ['#4E8A94', 2],
  [
    [90, 6],
    [60, 13],
  ],
)
