import { eye } from './face'
import { noriHead } from './head'
import type { How } from './nori-parts'
import { tail } from './nori-parts'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/*
 * Nori, Hugo and the mouse seen from above. Nori and Hugo look up at us: the face, around (0, 0), is tipped back, so that
 * the ears lie over the back, which goes away from us behind it; forepaws show below the chin.
 */

const forepaws = (fill: string, toes: string, apart: number, size: number) =>
  [-1, 1].map((side) =>
    group(
      { x: side * apart, y: 112, scale: size, flip: side < 0 },
      path('M-30-40C-36-6-36 10-24 20C-8 30 20 30 30 18C38 6 32-12 28-40Z', fill),
      shade(line('M-8 24V11M9 25V12', toes, 4)),
    ),
  )

/** The long back, with hind paws at its sides and the tail at its end. */
const backFromAbove = () => [
  ...[-1, 1].map((side) => ellipse(side * 112, -292, 30, 42, side < 0 ? c.cream : c.whiteShade)),
  tail({ x: 0, y: -356, rotate: -14 }),
  path(
    'M-108 20C-128-60-104-120-100-180C-118-230-124-290-96-336L-102-352L-84-350L-80-366L-60-358C-24-374 30-374 62-356L80-366L84-350L102-352L96-336C124-290 118-230 100-180C104-120 128-60 108 20Z',
    c.fur,
  ),
  shade(
    path(
      'M36-366C50-364 56-360 62-356L80-366L84-350L102-352L96-336C124-290 118-230 100-180C104-120 128-60 108 20H60C84-80 40-140 52-200C76-260 70-330 36-366Z',
      c.furShade,
    ),
  ),
  // The scarf round the nape, tied between the ears; below the chin none of it is seen.
  path('M-108-118C-72-192 72-192 108-118L104-70H-104Z', c.violet),
  path(
    'M-6-160C-32-160-52-190-44-218C-24-212-8-196 0-174C10-196 26-212 46-216C52-190 32-162 6-160Z',
    c.violetDeep,
  ),
]

/** About 350 wide and 590 tall, of which 150 are below (0, 0). @param angle of the back behind the head */
export const noriFromAbove = (angle: number = 0, how?: How) =>
  group(
    {},
    shade(ellipse(26, 30, 178, 130, c.ink, { opacity: 0.16 })),
    group(
      { rotate: angle },
      shade(ellipse(26, -190, 140, 200, c.ink, { opacity: 0.16 })),
      ...backFromAbove(),
    ),
    group(
      { rotate: angle * 0.6 },
      ...forepaws(c.whiteShade, c.cream, 64, 1.2),
      noriHead({ mood: 'wonder', look: [0.4, -1], ears: 12, ...how }),
    ),
  )

const spikes = (count: number, inner: number, outer: number, y: number) =>
  Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count
    const radius = i % 2 ? outer : inner
    return `${Math.round(Math.sin(angle) * radius)} ${Math.round(Math.cos(angle) * radius * 1.15 + y)}`
  }).join('L')

/** A hedgehog who looks up, about 215 wide and 300 tall, of which 100 are below (0, 0). */
export const hedgehogFromAbove = () =>
  group(
    { scale: 1.2 },
    shade(ellipse(14, -40, 94, 112, c.ink, { opacity: 0.18 })),
    path(`M${spikes(19, 74, 100, -56)}Z`, '#5B3B35'),
    shade(path(`M${spikes(15, 54, 74, -64)}Z`, '#7D5546')),
    shade(path(`M${spikes(10, 26, 44, -80)}Z`, '#96705C')),
    ...[-1, 1].map((side) => ellipse(side * 36, 50, 16, 15, '#E3BF9B')),
    ...[-1, 1].map((side) => ellipse(side * 44, -30, 15, 14, '#F3D9BD')),
    ...[-1, 1].map((side) => shade(ellipse(side * 44, -29, 8, 8, c.blush))),
    path('M-50-12C-46-52-20-46 0-34C20-46 46-52 50-12C54 28 28 46 0 46S-54 28-50-12Z', '#F3D9BD'),
    eye(-21, -10, 9.5, 'puzzled', { look: [0.3, -0.9], outer: -1, skin: '#E3BF9B' }),
    eye(21, -10, 9.5, 'puzzled', { look: [0.3, -0.9], skin: '#E3BF9B' }),
    shade(line('M-30-29q8-6 17 0M13-34q9-8 18 0', '#8A6350', 4)),
    shade(ellipse(-34, 12, 9, 6, c.cheek, { opacity: 0.8 })),
    shade(ellipse(34, 12, 9, 6, c.cheek, { opacity: 0.8 })),
    ink(ellipse(0, 9, 10, 8, c.eye)),
    line('M-12 27q6-5 12 0t12 0', c.eye, 3.5),
  )

/** The mouse from above, on its way to the left, about 110 wide with its tail. */
export const mouseFromAbove = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    line('M30 0C52-14 56 16 80 4', '#D69AA8', 5),
    path('M-42 0C-30-14-14-22 8-20C30-18 38-8 38 0S30 18 8 20C-14 22-30 14-42 0Z', '#9C8FAF'),
    ...[-1, 1].map((side) => ellipse(-14, side * 17, 10, 10, '#9C8FAF')),
    ...[-1, 1].map((side) => shade(ellipse(-14, side * 18, 6, 6, c.blush))),
    ...[-1, 1].map((side) => ink(ellipse(-28, side * 7, 3, 3, c.eye))),
    ink(ellipse(-42, 0, 4.5, 4, c.tongue)),
  )
