import { colours as c, ellipse, group, line, path, shade } from './svg'

/* What Nori has in the evening: his book and his blanket. */

/** An open book lying on the ground, about 150 wide: on one page a moon, on the other its story. */
export const openBook = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-78-4L-54-40L0-34L54-40L78-4L4 4H-4Z', c.violet),
    path('M0-2C-20-14-50-14-70-6L-49-39C-32-45-12-42 0-34C12-42 32-45 49-39L70-6C50-14 20-14 0-2Z', c.cream),
    shade(path('M0-2C-8-8-16-10-24-11L-14-40Q-6-38 0-34Q6-38 14-40L12-8Q6-6 0-2Z', c.whiteShade)),
    shade(line('M-44-32L-28-34M-48-26L-30-28M-53-20L-34-22', c.brow, 2)),
    shade(ellipse(37, -26, 11, 8, c.sun)),
  )

/** A rumpled blanket on the ground, about 450 wide, in three big folds; a corner is turned over. */
export const blanket = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M-228 8C-236-12-190-20-172-36C-140-56-110-36-84-46C-30-66 10-34 44-52C100-70 160-40 224-16C240-6 232 10 206 14C160 16 130 30 88 23C20 36-40 22-104 30C-140 24-200 30-228 8Z',
      '#7FB7D6',
    ),
    shade(
      path(
        'M-172-36C-140-30-118-10-128 29L-80 27C-70-6-110-42-172-36ZM44-52C84-44 104-8 88 23L136 24C156-10 116-56 44-52Z',
        '#5F9CC0',
      ),
    ),
    path('M224-16C196-24 166-8 158 20L206 14C232 10 240-6 224-16Z', '#9CCBE4'),
  )
