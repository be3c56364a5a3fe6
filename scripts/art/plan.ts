import { colours as c, ellipse, group, line, path, shade } from './svg'

/* Milo's plan (page 7), in crayon and in a child's hand. */

/** The sheet, 300 wide and 230 tall, on two strings from a branch: it sags, has been folded, and one corner curls. */
const sheet = [
  line('M-146-102L-143-148M146-110L148-200', '#2A2350', 2.4),
  shade(
    path('M-138-96C-60-70 60-74 152-104L164 70C150 96 150 110 118 126C50 112-60 120-132 116Z', '#1A1640', {
      opacity: 0.4,
    }),
  ),
  path(
    'M-150-104C-70-84 60-88 148-112C152-40 164 10 158 62L116 116C50 96-20 118-142 106C-158 40-146-40-150-104Z',
    '#F4E4C8',
  ),
  // Its folds.
  shade(
    path(
      'M-8-90C50-92 110-100 148-112C150-74 154-40 156-8C100-4 50 2-2 4ZM-149-30L-2 4L4 106C-46 112-96 110-142 106C-152 60-148 14-149-30Z',
      '#E8D2B0',
    ),
  ),
  shade(path('M116 116C120 96 116 84 112 72C128 76 146 72 158 62Z', '#C9AC8A')),
]

/** The plan: arrows in loops, in three colours; the last one has run off the paper onto the bark. */
export const plan = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    ...sheet,
    // First we hop.
    line(
      'M-104 72C-112 32-92 32-88 56C-88 24-64 24-64 48C-60 8-36 12-32 36M-44 32L-32 36L-28 24M-120 20C-136-32-104-60-84-40C-64-20-104-4-104-32C-104-72-48-80-32-56M-40-60L-28-56L-32-72',
      c.violetDeep,
      5,
    ),
    // Then we dig.
    line(
      'M-20 32C8-40 60-48 44-16C32 8 0-8 20-36C40-64 80-64 92-44M80-48L92-44L92-56M-4-64C32-84 60-60 32-48M40-60L28-48L40-44M136-76C104-96 96-60 124-48C152-40 140 0 116-8M124-16L116-8L124 0',
      '#C9563C',
      5,
    ),
    // Then we hold a meeting; and on, off the paper.
    line(
      'M120 8C88 0 76 20 80 32M72 24L80 36L88 24M-120 92C-60 60 0 128 8 88C16 64-16 64-8 92C0 140 32 152 40 192C48 220 20 224 24 204C32 180 60 200 56 240M48 232L56 240L68 232',
      '#2F8F86',
      5,
    ),
    // The house, the hole, the meeting, and who is tired.
    shade(line('M-134 98V84L-124 75L-114 84V99ZM118 28l14 2l-12 12l14 2', '#6E4A3C', 3)),
    shade(line('M64 54h0M82 48h0M98 56h0M92 72h0M70 70h0M-146-100h0M145-108h0', '#6E4A3C', 8)),
    shade(ellipse(112, -30, 15, 7, '#6E4A3C')),
  )
