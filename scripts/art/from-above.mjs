import { eye, noriHead } from './face.mjs'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg.mjs'

/* Nori and Hugo seen from above, looking up; their heads are around (0, 0), their bodies below. */

/** About 350 wide and 520 tall. @param {NonNullable<Parameters<typeof noriHead>[0]>} [how] */
export const noriFromAbove = (how) =>
  group(
    {},
    shade(ellipse(14, 230, 150, 170, c.ink, { opacity: 0.18 })),
    ...[-1, 1].flatMap((side) => [
      ellipse(side * 112, 150, 34, 26, c.cream),
      ellipse(side * 112, 330, 36, 28, c.cream),
    ]),
    group({ y: 380, class: 'wag' }, path('M-20-10C-26 40-10 84 26 96C44 60 36 20 20-10Z', c.furShade)),
    path('M-104 60C-140 160-136 300-100 366C-70 410 70 410 100 366C136 300 140 160 104 60Z', c.fur),
    shade(path('M40 120C84 220 84 320 40 396C70 392 90 384 100 366C136 300 140 160 104 60Z', c.furShade)),
    path('M-60 376C-40 340 40 340 60 376C40 400-40 400-60 376Z', c.cream),
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
