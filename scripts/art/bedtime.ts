import { colours as c, el, ellipse, group, line, path, shade } from './svg'

/* What Nori has in the evening: his book and his blanket. */

/** An open book lying on the ground, about 150 wide: on one page a moon, on the other its story. */
export const openBook = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-78-4L-54-40H54L78-4L0 6Z', c.violet),
    path('M0-2Q-36-20-70-6L-49-39Q-24-46 0-34Q24-46 49-39L70-6Q36-20 0-2Z', c.cream),
    shade(path('M0-2L-24-11L-14-39L0-34L14-39L12-8Z', c.whiteShade)),
    shade(line('M-44-32L-28-34M-48-26L-30-28M-53-20L-34-22', c.brow, 2)),
    shade(ellipse(37, -26, 11, 8, c.sun)),
  )

/** A blanket on the ground, about 450 wide, seen from its left: stripes, and a fringe at both ends. */
export const blanket = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    shade(
      el('path', {
        d: 'M-112-46L-220 20M213-43L204 17',
        fill: 'none',
        stroke: c.cream,
        'stroke-width': 22,
        'stroke-dasharray': '4 4',
      }),
    ),
    path('M-112-46Q50-42 214-46Q204-16 204 20Q0 26-220 20Q-156-16-112-46Z', '#7FB7D6'),
    shade(
      path(
        'M-84-45Q-136-10-176 21L-146 22Q-106-8-60-44ZM160-45Q146-12 144 22L172 21Q176-12 186-45Z',
        '#5F9CC0',
      ),
    ),
  )

/** The blanket over the back and the thigh of Nori asleep: its hem lies on the tail, its end on the ground behind him. */
export const blanketOver = () => [
  shade(
    el('path', {
      d: 'M240 26C226-10 172-58 94-86',
      fill: 'none',
      stroke: c.cream,
      'stroke-width': 20,
      'stroke-dasharray': '4 4',
    }),
  ),
  path(
    'M14-176C44-206 90-216 130-214C170-212 200-192 220-160C246-118 254-60 256-26Q258 4 268 20L240 26C226-10 172-58 94-86C104-126 60-150 14-176Z',
    '#7FB7D6',
  ),
  shade(path('M99-112C182-84 236-34 252 24L264 21C250-40 190-102 101-130Z', '#5F9CC0')),
  // Turned back at the shoulder.
  path('M94-86C104-126 60-150 14-176L42-196C70-168 122-140 110-80Z', '#B4DAEC'),
  // Two folds, from the back down to the hem.
  shade(
    path(
      'M152-208C146-170 140-126 124-76C156-116 160-162 152-208ZM212-170C226-126 226-76 214-26C240-76 240-126 212-170Z',
      '#3E6E9C',
      { opacity: 0.5 },
    ),
  ),
]
