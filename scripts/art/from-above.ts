import { eye } from './face'
import { noriHead } from './head'
import type { How } from './nori-parts'
import { bandana, tail } from './nori-parts'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* Nori and Hugo seen from above, looking up; their heads are around (0, 0), their bodies below and smaller. */

/** A foreleg and a hind leg, small because they are far below. @param side 1 or 1 */
const legs = (side: number, fill: string) =>
  group(
    { flip: side < 0 },
    path('M58 84C150 90 168 190 128 226C100 246 50 236 40 200Z', fill),
    ellipse(126, 222, 32, 25, c.cream),
    shade(line('M118 246V236M133 246V236', c.whiteShade, 4)),
    path('M2 150C2 190 4 214 6 236C8 262 58 262 60 236C64 204 64 170 60 140Z', c.cream),
    shade(line('M24 255V243M42 255V243', c.whiteShade, 4)),
  )

/** About 350 wide and 520 tall. */
export const noriFromAbove = (how?: How) =>
  group(
    {},
    shade(ellipse(22, 150, 176, 116, c.ink, { opacity: 0.18 })),
    tail({ x: 112, y: 176, rotate: 32 }),
    legs(1, c.fur),
    legs(-1, c.fur),
    path('M-92 60C-104 110-84 160-56 176L-30 168L0 184L30 168L56 176C84 160 104 110 92 60Z', c.cream),
    shade(line('M0 184V246', c.whiteShade, 4)),
    group({ y: 2 }, ...bandana()),
    noriHead({ mood: 'curious', look: [0, -1], ...how }),
  )

const spikes = (count: number, inner: number, outer: number) =>
  Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count
    const radius = i % 2 ? outer : inner
    return `${Math.round(Math.sin(angle) * radius)} ${Math.round(Math.cos(angle) * radius * 1.1 + 30)}`
  }).join('L')

/** About 215 wide and 265 tall. */
export const hedgehogFromAbove = () =>
  group(
    { scale: 1.2 },
    shade(ellipse(10, 60, 88, 92, c.ink, { opacity: 0.18 })),
    path(`M${spikes(17, 76, 102)}Z`, '#5B3B35'),
    shade(path(`M${spikes(13, 50, 68)}Z`, '#7D5546')),
    ...[-1, 1].map((side) => ellipse(side * 42, -34, 14, 13, '#F3D9BD')),
    path('M-48-14C-44-54 44-54 48-14C52 24 26 40 0 40S-52 24-48-14Z', '#F3D9BD'),
    ...[-1, 1].map((side) => ellipse(side * 30, 54, 15, 13, '#E3BF9B')),
    eye(-20, -14, 9, 'curious', { look: [0, -1] }),
    eye(20, -14, 9, 'curious', { look: [0, -1] }),
    shade(ellipse(-32, 8, 9, 6, c.cheek, { opacity: 0.8 })),
    shade(ellipse(32, 8, 9, 6, c.cheek, { opacity: 0.8 })),
    ink(ellipse(0, 6, 9, 7, c.eye)),
    line('M-10 22q10 9 20 0', c.eye, 3.5),
  )
