import { colours as c, ellipse, group, line, path, shade } from './svg'

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

/** A rumpled blanket on the ground, about 450 wide, in three big folds; a corner is turned over. */
export const blanket = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M-228 8Q-240-22-172-36Q-130-56-84-46Q-20-60 44-52Q140-60 224-16Q244 6 206 14Q150 12 88 24Q-20 24-104 30Q-190 32-228 8Z',
      '#7FB7D6',
    ),
    shade(
      path(
        'M-172-36Q-112-10-128 29L-80 27Q-84-30-172-36ZM44-52Q108-24 88 24L136 17Q142-44 44-52Z',
        '#5F9CC0',
      ),
    ),
    path('M224-16Q162-16 158 14L206 14Q244 6 224-16Z', '#9CCBE4'),
  )
