import { linearGradient } from '../kit/light-effects'
import { ellipse, group, line, type Placement, path, shade } from '../kit/svg'

/* The rabbit's plan, drawn with crayons (page 7). */

/** The sheet of paper, 300 wide and 230 tall, on two strings. */
const sheet = [
  linearGradient(
    'paper',
    [
      [0, '#CCA294'],
      [0.9, '#FFF2D2'],
    ],
    [1, 0],
  ),
  line('M-146-102L-143-180M146-110L148-200', '#2A2350', 2.4),
  shade(
    path('M-138-96C-60-70 60-74 152-104L164 70C150 96 150 110 118 126C50 112-60 120-132 116Z', '#1A1640', {
      opacity: 0.4,
    }),
  ),
  path(
    'M-150-104C-70-84 60-88 148-112C152-40 164 10 158 62L116 116C50 96-20 118-142 106C-158 40-146-40-150-104Z',
    'url(#paper)',
  ),
  // Fold.
  shade(
    path('M-2-88C50-90 110-100 148-112C152-40 164 10 158 62L116 116C74 104 40 104 4 106Z', '#8C5060', {
      opacity: 0.1,
    }),
  ),
  shade(path('M116 116C120 96 116 84 112 72C128 76 146 72 158 62Z', '#B89088')),
]

/** The plan: hops, a loop, a hole, a meeting, and the way home, which runs off the paper. */
export const rabbitsPlan = (place: Placement) =>
  group(
    place,
    ...sheet,
    // Hops, hole, and an arrow to the meeting.
    line(
      'M-122 18Q-112-52-86-6Q-70-84-46-26Q-28-100 0-44C16-20 48-40 34-62C20-82 2-52 28-42C54-36 62-84 82-76Q92-70 92-48M79-60L92-46L104-60M54-8Q28 8 42 32M28 24L43 34L48 18',
      '#B02430',
      6,
    ),
    shade(path('M98-22Q124-62 146-18Z', '#7A5248')),
    shade(ellipse(88, -22, 28, 10, '#3E2840')),
    // The meeting.
    shade(line('M70 34h0M98 34h0M112 58h0M98 82h0M70 82h0M56 58h0', '#4A2E40', 13)),
    // The way home. It leaves the paper and becomes the string that the mouse climbs on.
    line(
      'M-108 86C-84 58-46 70-46 90C-48 104-70 100-64 86C-50 64-18 80-14 106C-10 134 22 146 20 130C16 116-18 116-18 150V266',
      '#1F9A92',
      7,
    ),
    line('M-134 96V72L-116 56L-98 72V96Z', '#4A2E40', 5),
  )
