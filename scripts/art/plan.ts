import { colours as c, ellipse, group, line, path, shade } from './svg'

/* Milo's plan (page 7), in crayon and in a child's hand, and the lantern by which it is read. */

/** The sheet, 300 wide and 230 tall, pinned to a tree at its upper corners: it sags, has been folded, and one corner curls. */
const sheet = [
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
      'M-104 74C-112 34-92 32-88 58C-86 22-66 22-62 48C-60 10-36 12-34 36M-44 30L-34 37L-28 26M-120 20C-138-30-104-60-84-40C-66-20-104-4-104-34C-104-70-50-82-30-58M-42-60L-29-57L-30-70',
      c.violetDeep,
      5,
    ),
    // Then we dig.
    line(
      'M-20 30C10-40 60-50 44-14C32 10 0-8 20-36C40-62 80-62 92-44M80-46L93-43L92-56M-4-66C30-84 60-60 30-50M40-60L29-49L42-43M138-76C104-96 96-60 124-50C150-40 140 0 116-6M124-14L115-6L124 2',
      '#C9563C',
      5,
    ),
    // Then we hold a meeting; and on, off the paper.
    line(
      'M118 10C90 0 76 20 78 34M70 26L78 35L86 26M-120 92C-60 60 0 130 10 86C14 64-16 66-10 92C0 140 30 150 40 190C46 220 20 222 22 204C30 180 60 200 58 240M48 230L58 242L67 230',
      '#2F8F86',
      5,
    ),
    // The house, the hole, the meeting, and who is tired.
    shade(line('M-134 98V84L-124 75L-114 84V99ZM118 28l14 2l-12 12l14 2', '#6E4A3C', 3)),
    shade(line('M64 54h0M82 48h0M98 56h0M92 72h0M70 70h0M-148-101h0M146-109h0', '#6E4A3C', 8)),
    shade(ellipse(112, -30, 15, 7, '#6E4A3C')),
  )

/** A lantern that hangs, 34 wide and 56 tall. */
export const lantern = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    line('M0-110V-36M-12-24Q0-48 12-24', '#2A2350', 3),
    path('M-13-24H13L16 20H-16Z', '#FFE9A0'),
    path('M-17-18L-9-30H9L17-18ZM-19 18H19V26H-19Z', '#4A3050'),
  )
