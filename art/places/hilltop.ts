import { gradient, halo } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { group, line, path, shade } from '../kit/svg'
import { village } from './hill'
import { range, slope } from './land'
import { pageSky } from './sky'
import { plant, stencils } from './trees'

/* The top of the hill, on pages 9, 10 and 11: one place in three lights. */

/** An old pine that leans over the top of the hill, cut off by the page; its foot is on y = 0. */
const pine = (place: Parameters<typeof group>[0], fill: string) =>
  group(
    place,
    path(
      'M-30 8C-16-90-10-190-40-290C-62-356-180-400-330-420L-332-432C-190-424-80-400-30-340C-10-350 10-390 20-440L40-436C36-380 10-330 8-290C26-190 20-80 40 8Z',
      fill,
    ),
    plant('needles', fill, [
      [-290, -476, 1.1],
      [-390, -424, 0.9],
      [-120, -470, -1.2],
      [20, -456, 1.3],
    ]),
  )

/** An owl asleep, 60 tall. */
const owl = (place: Parameters<typeof group>[0], body: string, belly: string, face: string) =>
  group(
    place,
    path('M-22-2C-34-30-26-58-20-66L-12-56H12L20-66C26-58 34-30 22-2C12 6-12 6-22-2Z', body),
    path('M-13-4C-18-20-12-30 0-30S18-20 13-4C6 2-6 2-13-4Z', belly),
    shade(line('M-18-40q8 7 15 0M3-40q7 7 15 0', face, 3)),
    path('M-4-36H4L0-28Z', face),
  )

/** The edge of a wood where the text lies: round crowns, and between them a tall fir and a short one. */
const woodsEdge = `M-60 620V524${'q4-24 26-20q22-4 28 16l14-48l15 46q16-18 34 2l9-26l10 24q16-22 38 0'.repeat(3)}V620Z`

/** The darkest hour. The row sits on about y = 554; the pine fills the sky above it. */
export const hilltopInTheDark = () => ({
  back: [
    ...pageSky([0, '#090C2A'], [0.45, '#121744'], [0.74, '#1E2560'], [0.84, '#2C3272']),
    stencils('needles'),
    dots('#8E94D0', 3, [
      [632, 66],
      [520, 150],
      [800, 226],
    ]),
    // Paler behind the row, so that each of them is seen.
    path('M480 530Q760 410 1260 470V620Z', '#363C84'),
    path(woodsEdge, '#141945'),
  ],
  middle: [
    slope('#0B0E30', [-60, 562], [480, 514], [1260, 538]),
    pine({ x: 1226, y: 540, scale: 1.05 }, '#05071C'),
    owl({ x: 908, y: 90, scale: 0.9 }, '#1C2050', '#2C3272', '#8A7A9A'),
  ],
})

/** A few round trees on the moon's ridge, 26 wide. */
const clump = 'q-1-12 8-10q5-9 11-1q9 0 7 9'

/** The ridge behind which the moon came up: it rises to where the moon is, and trees stand between its shapes. */
const moonRidge = `M-60 620V374L-10 370${clump}${clump}L108 358${clump}L204 350${clump}L332 340${clump}C400 346 470 400 560 424S760 440 900 430S1160 404 1260 420V620Z`

/** The moon, golden, has its middle at (590, 204). `ridges` stand before it; the top of the hill before them. */
export const hilltopAtMoonrise = () => ({
  back: [
    ...pageSky([0, '#3E2C80'], [0.4, '#5E3C8E'], [0.7, '#84488C']),
    ...halo('rose', { at: [460, 260], colour: '#FFA080', edge: '#A04C90', reach: 530 }, 0.95),
    ...halo('gold', { at: [590, 204], colour: '#FFF0B0', edge: '#E87888', reach: 380 }, 1),
  ],
  ridges: [
    gradient('haze', [
      [0, '#42245E'],
      [0.6, '#7A4488'],
    ]),
    path(moonRidge, 'url(#haze)'),
  ],
  middle: [
    gradient('hill', [
      [0, '#8A4A80'],
      [1, '#2E1B4E'],
    ]),
    slope('url(#hill)', [-60, 506], [200, 470], [440, 438], [700, 430], [900, 440], [1260, 476]),
    // The path home, faint, for the text lies on it.
    shade(
      path(
        'M900 620C1000 570 1110 548 1064 504C1044 484 1080 466 1090 458H1098C1092 470 1068 484 1094 504C1150 548 1070 580 1020 620Z',
        '#E88C9C',
        { opacity: 0.2 },
      ),
    ),
  ],
})

/** Nori's house between its bushes, so far away that only roof, window and smoke are seen; a path to the village. */
const homeFarBelow = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-10-2C-10 8-26 14-14 23C-4 29 24 26 46 27C24 23 4 24-4 18C-10 12 0 8 0-2Z', '#7C98CC'),
    path('M-15 0V-16H15V0Z', '#A8B0DC'),
    path('M-21-15L-12-30H12L21-15Z', '#8C4458'),
    path('M6-28V-37H11V-28ZM-4-1V-11H4V-1Z', '#3A2E7A'),
    path('M-11-4V-11H-6V-4Z', '#FFE9A8'),
    path('M-32 2Q-34-9-25-9Q-18-17-13-7Q-8-4-10 2ZM8 2Q6-7 14-8Q21-18 26-8Q33-7 31 2Z', '#2C467E'),
    line('M9-42C2-50 16-58 8-68', '#8FA4D8', 3),
  )

/** Everything in silver; the house with its lit window far below. Dark on the right, where the text lies. */
export const hilltopInMoonlight = () => ({
  back: [
    ...pageSky([0, '#1C2E6C'], [0.5, '#2E4888'], [0.8, '#42609E']),
    ...halo('silver', { at: [150, 116], colour: '#F4F4E8', edge: '#7A9CDC', reach: 1000 }, 0.75),
    gradient('valley', [
      [0, '#4A68A8'],
      [0.4, '#36548E'],
    ]),
    range('url(#valley)', 436, 402, 424, 384, 414, 394, 420),
    slope('#3A5A94', [40, 462], [300, 452], [1200, 474]),
    village({ x: 108, y: 441, scale: 0.42 }, ['#8098C8', '#33427C', '#FFE9A8'], [1, 2]),
    homeFarBelow({ x: 40, y: 422 }),
    slope('#2F4C84', [300, 540], [760, 490], [1140, 500]),
  ],
  middle: [
    gradient('meadow', [
      [0, '#4C769C'],
      [1, '#2A4A7E'],
    ]),
    slope('url(#meadow)', [-60, 500], [140, 494], [520, 520], [700, 524], [900, 560], [1260, 572]),
  ],
})
