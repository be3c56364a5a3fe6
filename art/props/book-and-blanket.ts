import { colours as c, element, ellipse, group, line, type Placement, path, shade } from '../kit/svg'

/* Nori's book and blanket. */

/** An open book lying on the ground, about 150 wide. */
export const openBook = (place: Placement) =>
  group(
    place,
    path('M-78-4L-54-40H54L78-4L0 6Z', c.sun),
    path('M0-2Q-36-20-70-6L-49-39Q-24-46 0-34Q24-46 49-39L70-6Q36-20 0-2Z', c.cream),
    shade(path('M0-2L-24-11L-14-39L0-34L14-39L12-8Z', c.whiteShade)),
    shade(line('M-44-32L-28-34M-48-26L-30-28M-53-20L-34-22', c.brow, 2)),
    shade(ellipse(37, -26, 11, 8, c.sun)),
  )

/** A blanket on the ground, about 450 wide. */
export const blanket = (place: Placement) =>
  group(
    place,
    shade(
      element('path', {
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
