import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { group, line, type Placement, path } from '../kit/svg'
import { bentPine } from './bent-pine'
import { ground } from './ground'
import { storySky } from './sky'

/*
 * What the three pictures of the hilltop share, and the hilltop in moonlight (page 11): hilltop-in-the-dark.ts has page 9,
 * hilltop-at-moonrise.ts page 10. From left to right: fence and rock, the gap between the hills where the moon rises, the
 * pine.
 */

/** Where the lines on the hills in front lie, relative to their edge. */
export const nearLines: Point[] = [
  [14, 12],
  [-30, 26],
  [22, 48],
  [-9, 76],
]

/** The hills behind the hilltop; the gap between them is at x = 372. */
export const ridge =
  'M-300 620V330C-180 330-60 340 0 368S60 400 120 436S300 500 372 500S560 470 640 420S860 370 960 376S1180 404 1260 398L1460 380V620Z'

/** Grass in front of somebody, 38 wide. */
export const hilltopTuft =
  'M0 0q-1-14-11-24q13 6 14 22q2-26-8-44q16 14 14 42q4-22 13-36q-4 20-1 38q7-14 18-20q-9 10-9 22Z'

/** The fence, which ends in a gatepost at (145, 380). */
export const fence = (colour: string) => [
  line('M-300 440L148 410M-300 466L148 438', colour, 6),
  path(
    'M-88 490L-86 424Q-78 416-70 424L-68 490ZM-18 490L-16 416Q-8 408 0 416L2 490ZM58 480L60 412Q67 404 76 412L78 480ZM128 480L131 386Q143 374 156 386L162 480Z',
    colour,
  ),
]

/**
 * The flat rock at the end of the fence, 210 wide, its top at (0, -76).
 * @param chalk colour of the moon's four shapes, which somebody has drawn on it
 */
export const rock = (place: Placement, side: string, top: string, chalk?: string) =>
  group(
    place,
    path('M-112 60C-116-8-110-46-84-62L-40-80 20-82 68-72C96-50 108-6 116 60Z', side),
    path('M-84-62L-40-80 20-82 68-72 84-58Q40-46-8-50-56-48-84-62Z', top),
    chalk !== undefined && [
      line('M-88 4L86 0M-80-2Q-66-20-52-3', chalk, 3),
      path('M-38-3Q-23-19-8-4ZM6-5C8-26 36-26 38-5ZM52-19a16 16 0 1 1 32 0a16 16 0 1 1-32 0Z', chalk),
    ],
  )

/** The village far below, in the gap between the hills: walls, roofs and lit windows; the smoke is Nori's. */
const village = [
  path('M732 431V423H744V431ZM750 427V420H761V427ZM746 440V431H760V440Z', '#8FA6CC'),
  path('M729 424L738 416L747 424ZM747 421L755 414L764 421Z', '#1E4058'),
  path('M742 432L753 422L764 432Z', '#8A3C54'),
  path('M736 430V426H739V430ZM754 426V422H757V426ZM749 438V434H752V438ZM755 438V434H758V438Z', '#FFE9A8'),
  line('M759 423C754 415 764 409 759 401', '#8FA4D8', 2),
]

/** The moon belongs at (240, 210), between `back` and `hills`. Dark on the right, where the text is. */
export const hilltopInMoonlight = () => ({
  back: storySky([0, '#123C56'], [0.8, '#2A6474']),
  hills: [
    group(
      { x: -130, y: -34 },
      ...withContourLines('ridge', path(ridge, '#1C5064'), ['#2A6476', 2], nearLines.slice(0, 3)),
    ),
    // The river that shines in the moonlight.
    path(
      'M216 470C274 464 308 468 310 484C310 500 288 508 276 518Q268 528 276 560H252C248 532 252 518 264 510C278 502 288 494 286 486C282 475 260 472 216 470Z',
      '#BFE6DE',
    ),
    group({ x: -500, y: 64 }, ...village),
  ],
  middle: [
    group({ x: 24, y: 40 }, ...fence('#0E3244')),
    ...withContourLines(
      'knoll',
      ground('#28605F', [-60, 500], [120, 506], [250, 530], [420, 520], [640, 500], [800, 506], [1260, 540]),
      ['#316C68', 3],
      nearLines,
    ),
    // Moonlight on the grass.
    path('M-60 620V548C60 520 160 540 240 538S560 500 700 508 790 560 900 620Z', '#6AA898'),
    rock({ x: 106, y: 562, scale: 1.06 }, '#164456', '#7CAEB4', '#8FC0C4'),
    group({ x: -12, y: -40, scale: 1.1 }, ...bentPine('#0C2A3C', '#1C4A5C', '#5A9AA4')),
  ],
})
