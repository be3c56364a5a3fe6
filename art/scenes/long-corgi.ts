import { noriHead } from '../characters/nori/head'
import { headWithBandana, tail } from '../characters/nori/parts'
import { numeral } from '../kit/numerals'
import type { Scene } from '../kit/scene'
import { colours as c, ellipse, group, line, path, repeat, shade } from '../kit/svg'
import { flower, pawPrint, tuft } from '../props/objects'

/*
 * A very long Nori from the side, head on the left. The page puts three covers on his back, which is level at y =
 * `backY` from x = 430 to 1620.
 */

const backY = 190
const groundY = 390
const furLight = '#F7B06A'
const ages = [3, 4, 5, 6, 7, 8, 9, 10]

/** x coordinate of the paw print of an age. */
const printX = (i: number) => 480 + (i * (1580 - 480)) / (ages.length - 1)

const printY = (i: number) => (i % 2 ? 269 : 262)

/**
 * An edge of fur from left to right.
 * @param count of its locks
 * @param dx width
 * @param dy rise of a lock
 * @param depth of a lock
 */
const furEdge = (count: number, dx: number, dy: number, depth: number) =>
  `q${dx * 0.4} ${dy * 0.4 + depth} ${dx} ${dy}`.repeat(count)

const trunk = () => [
  path(
    `M72 262C72 180 140 116 250 122C330 128 360 ${backY} 430 ${backY}H1620C1690 ${backY} 1742 208 1756 250C1768 290 1764 330 1736 345C1500 360 1240 368 920 368C620 368 400 364 240 358C130 358 72 330 72 262Z`,
    c.fur,
  ),
  // White belly with an edge of fur, sagging slightly.
  path(`M240 345${furEdge(24, 62, 0, 11)}C1500 362 1240 372 920 372C620 372 400 366 240 360Z`, c.cream),
  shade(
    path(
      'M240 353C400 359 620 363 920 363S1500 357 1728 340V347C1500 362 1240 372 920 372S400 366 240 360Z',
      c.whiteShade,
    ),
  ),
  shade(
    path(
      `M260 122C330 128 360 ${backY} 430 ${backY}H1620C1660 ${backY} 1690 196 1712 206C1690 203 1660 202 1620 202H424C360 202 330 140 260 122Z`,
      furLight,
    ),
  ),
]

/** A paw print with a number for each age. */
const agePrints = () => [
  ...repeat(
    'print',
    ages.map((_, i) => [printX(i), printY(i)]),
    pawPrint(c.oat),
  ),
  ...ages.map((age, i) => numeral(age, printX(i), printY(i) + 19, age < 10 ? 56 : 50, c.violetDark)),
]

/** A very short leg. @param x of its heel */
const leg = (x: number, far: boolean = false) =>
  group(
    { x, y: groundY },
    path(
      'M-38-62C-36-40-36-32-42-25C-60-24-68-13-66-5C-64 0-60 1-54 1H14C24 1 28-6 26-14L30-62Z',
      far ? c.whiteShade : c.cream,
    ),
    !far && shade(line('M-54 0V-9M-40 0V-10', c.whiteShade, 4)),
  )

const haunch = () => [
  leg(1716),
  path(
    'M1640 290C1642 250 1670 222 1708 220C1752 230 1782 280 1774 320C1768 346 1740 358 1714 358C1694 358 1678 354 1664 344C1648 332 1640 312 1640 290Z',
    c.fur,
  ),
  // White fur behind the thigh.
  path(
    'M1765 262C1782 290 1784 316 1774 334C1764 352 1742 360 1718 359L1728 349L1720 337L1737 331L1734 315L1750 310L1747 294L1761 288Z',
    c.cream,
  ),
  shade(path('M1774 334C1764 352 1742 360 1718 359L1723 354C1746 354 1762 346 1774 334Z', c.whiteShade)),
  shade(line('M1650 322C1636 288 1644 252 1676 232', c.furShade, 6)),
]

const shoulder = () => [
  path('M42 236C44 310 90 358 192 360H300V240Z', c.cream),
  shade(path('M49 282C66 334 118 358 192 360L242 352C142 344 82 322 49 282Z', c.whiteShade)),
  leg(286),
  path(
    'M276 236C244 262 238 306 244 346L254 338L262 349L272 339L282 350L292 340L302 349L310 340C332 312 338 270 322 236Z',
    c.fur,
  ),
  shade(line('M320 326C336 298 338 272 328 250', c.furShade, 6)),
]

const head = () => [
  shade(path('M83 269C116 296 195 296 233 263L238 278C202 340 102 332 76 288Z', c.whiteShade)),
  headWithBandana(
    { x: 152, y: 203, scale: 0.72 },
    noriHead({ turn: -0.15, tilt: 4, look: [0.7, -0.6], mouth: 'laugh' }),
  ),
]

const lawn = () => [
  path('M0 416C40 394 90 384 150 383H1650C1720 383 1766 392 1800 414V420H0Z', c.leaf),
  shade(ellipse(930, 393, 800, 9, c.ink, { opacity: 0.22 })),
]

const flowers = () => [
  ...[62, 440, 830, 1190, 1776].map((x) => tuft(x, 404, '#1F7D62')),
  ...[560, 1400].flatMap((x) => flower(x, 406)),
]

export const longCorgi: Scene = {
  width: 1800,
  height: 420,
  draw: () => [
    ...lawn(),
    leg(178, true),
    leg(1634, true),
    tail({ x: 1670, y: 236, rotate: -4, scale: 1.2 }),
    ...trunk(),
    ...agePrints(),
    ...haunch(),
    ...shoulder(),
    ...head(),
    ...flowers(),
  ],
}
