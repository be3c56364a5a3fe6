import { asFigure, ellipse, line, type Placement, path, shade } from '../kit/svg'

/* The rabbit's plan, drawn with crayons (page 7). */

/** The sheet of paper, 310 wide and 230 tall, sagging between two pegs. Its right side is next to the lantern. */
const sheet = [
  path(
    'M-150-104L-104-112Q-6-80 92-112L150-106Q148-20 156 10Q162 40 158 62L114 116C60 98-10 120-70 108S-120 110-144 102Q-138 20-150-104Z',
    '#E6BA84',
  ),
  // The folds divide it into four, of which one is lit most and one least.
  shade(path('M-2-90Q46-98 92-112L150-106Q149-40 154 20L1 11Z', '#FCE6BA')),
  shade(path('M1 11L3 108-70 108-144 102-143 4Z', '#CC9A68')),
  // Folds.
  shade(line('M-2-90L3 108M-143 4L154 20', '#CC9070', 2)),
  shade(path('M114 116C120 96 116 84 108 70C126 76 144 72 158 62Z', '#C08A70')),
]

/** The plan: hops, a loop, a hole, a meeting, and the way home, which runs off the paper. */
export const rabbitsPlan = (place: Placement) =>
  asFigure(
    'plan',
    place,
    ...sheet,
    // Hops, hole, and an arrow to the meeting.
    line(
      'M-122 18Q-112-52-86-6Q-70-84-46-26Q-28-100 0-44C16-20 48-40 34-62C20-82 2-52 28-42Q46-36 60-27M53-44L62-26 43-22M54-8Q28 8 42 32M28 24L43 34L48 18',
      '#B02430',
      6.5,
    ),
    shade(path('M98-22Q124-62 146-18Z', '#8A5A48')),
    shade(ellipse(95, -20, 28, 10, '#3E2840')),
    // The meeting.
    shade(line('M70 34h0M98 34h0M112 58h0M84 90h0M56 58h0', '#4A2E40', 13)),
    // The way home. It leaves the paper and becomes the string that the mouse climbs on.
    line(
      'M-72 44C-50 24-20 34-22 52C-24 66-44 64-40 50C-32 34 6 44 24 70C38 90 44 100 64 108C76 112 74 128 64 128C54 128 54 114 66 112C80 112 80 126 80 146V212',
      '#3F9A34',
      6.5,
    ),
    line('M-102 62V36L-83 19L-64 36V62Z', '#4A2E40', 5),
    // Two clothes-pegs, each of two pieces of wood.
    line('M-108-134l-3 37M-103-134l3 37M88-134l-3 37M93-134l3 37', '#F0C08A', 8),
  )
