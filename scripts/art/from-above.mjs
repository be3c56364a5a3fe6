import { eye } from './face.mjs'
import { noriHead } from './head.mjs'
import { taper } from './limbs.mjs'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg.mjs'

/* Nori and Hugo seen from above, looking up; their heads are around (0, 0), their bodies below. */

/** A leg seen from above, its paw to the front. @param {number} side -1 or 1 @param {import('./limbs.mjs').Point[]} points @param {string} fill */
const limbs = (side, points, fill) => {
  const [x, y] = points.at(-1) ?? [0, 0]
  return group(
    { flip: side < 0 },
    path(taper(points, [44, 36, 24]).d, fill),
    ellipse(x, y - 4, 26, 30, c.cream),
    shade(line(`M${x - 7} ${y - 34}v11M${x + 7} ${y - 34}v11`, c.whiteShade, 4)),
  )
}

/** About 350 wide and 520 tall. @param {NonNullable<Parameters<typeof noriHead>[0]>} [how] */
export const noriFromAbove = (how) =>
  group(
    {},
    shade(ellipse(16, 236, 156, 172, c.ink, { opacity: 0.18 })),
    ...[-1, 1].flatMap((side) => [
      limbs(
        side,
        [
          [74, 156],
          [120, 176],
          [150, 142],
        ],
        c.fur,
      ),
      limbs(
        side,
        [
          [72, 326],
          [108, 336],
          [140, 300],
        ],
        c.fur,
      ),
    ]),
    group(
      { x: 6, y: 384, class: 'wag' },
      path('M-24-14C-34 40-4 92 52 88C40 62 34 20 22-12Z', c.furShade),
      path('M52 88C28 90 6 82-8 62C8 60 28 50 40 44C42 60 46 76 52 88Z', c.cream),
    ),
    path(
      'M-84 60C-124 110-128 176-94 222C-128 262-134 340-92 382C-60 404 60 404 92 382C134 340 128 262 94 222C128 176 124 110 84 60Z',
      c.fur,
    ),
    shade(
      path(
        'M52 96C88 150 86 190 62 226C92 270 90 350 44 396C66 394 82 390 92 382C134 340 128 262 94 222C128 176 124 110 84 60Z',
        c.furShade,
      ),
    ),
    shade(line('M-4 156C-8 220-8 280 0 344', c.furShade, 6)),
    path('M-56 392C-40 352 44 352 60 392C36 402-34 402-56 392Z', c.cream),
    path(
      'M-112 84C-60 140 60 140 112 84C120 110 100 134 80 144C30 166-30 166-80 144C-100 134-120 110-112 84Z',
      c.violet,
    ),
    noriHead({ mood: 'curious', look: [0, -1], ...how }),
  )

const spikes = (/** @type {number} */ count, /** @type {number} */ inner, /** @type {number} */ outer) =>
  Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count
    const radius = i % 2 ? outer : inner
    return `${Math.round(Math.sin(angle) * radius)} ${Math.round(Math.cos(angle) * radius * 1.1 + 30)}`
  }).join('L')

/** About 180 wide and 220 tall. */
export const hedgehogFromAbove = () =>
  group(
    {},
    shade(ellipse(10, 60, 88, 92, c.ink, { opacity: 0.18 })),
    ...[-1, 1].map((side) => ellipse(side * 80, -46, 17, 14, '#E3BF9B')),
    path(`M${spikes(17, 76, 102)}Z`, '#5B3B35'),
    shade(path(`M${spikes(13, 50, 68)}Z`, '#7D5546')),
    ...[-1, 1].map((side) => ellipse(side * 42, -34, 14, 13, '#F3D9BD')),
    path('M-48-14C-44-54 44-54 48-14C52 24 26 40 0 40S-52 24-48-14Z', '#F3D9BD'),
    eye(-20, -14, 9, 'curious', { look: [0, -1] }),
    eye(20, -14, 9, 'curious', { look: [0, -1] }),
    shade(ellipse(-32, 8, 9, 6, c.cheek, { opacity: 0.8 })),
    shade(ellipse(32, 8, 9, 6, c.cheek, { opacity: 0.8 })),
    ink(ellipse(0, 6, 9, 7, c.eye)),
    line('M-10 22q10 9 20 0', c.eye, 3.5),
  )
