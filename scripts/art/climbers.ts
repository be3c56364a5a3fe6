import type { Point } from './limbs'
import { againstLight, dots } from './places'
import type { Drawn } from './svg'
import { group, limb, line, path } from './svg'

/*
 * Those who are dark before the last light (page 8): pure profiles, standing on y = 0, in their final colours: each
 * has one light in the eye, and Presto some of his colours.
 */

/** What is left of Presto's yellow, and the tips of his stalks. */
const gold = '#A4854E'
const stalks: Point[] = [
  [98, -114],
  [138, -106],
]

/** A shape and the light in its eye. @param size of the light */
const shape = (d: string, eye: Point, size: number, ...more: Drawn[]) =>
  group({}, path(d, againstLight), ...more, dots('#FFD9A0', size, [eye]))

/**
 * Nori in the drawing's usual units: a plume, the satchel's bag on his back, a long muzzle, and two ears that make
 * way for Presto.
 */
export const noriShape = () => [
  shape(
    'M-226-232C-246-262-252-292-240-322C-296-316-330-270-326-214L-312-222L-306-196L-290-206L-282-182L-266-176C-268-150-264-130-258-112L-268-100L-254-92C-250-70-266-56-262-40L-262-12C-264 2-254 2-246 2H-206C-196 2-196-10-204-18L-216-32C-206-50-186-64-170-72C-160-60-150-46-152-34L-158-14C-160 2-150 2-142 2H-104C-94 2-96-10-104-18L-118-32C-112-56-96-76-84-84C-40-90 10-86 46-72L56-36L48-12C46 2 54 2 62 2H94C104 2 104-10 96-16L92-40L112-70C126-50 138-40 152-30L162-12C166 0 174 0 182-2L204-8C212-14 206-26 198-28L180-44C172-66 170-82 174-98L190-110L182-128L206-140L196-160C206-190 206-220 198-246L212-252L206-268C236-262 268-268 294-288C322-298 328-322 314-338C292-350 264-352 246-362C242-384 226-402 200-410C204-454 196-500 176-544C148-516 132-476 128-436C108-472 76-504 34-526C22-480 32-420 66-390C62-356 44-320 14-292L0-254L-8-300C-36-314-90-316-118-306C-122-280-120-266-114-246C-150-246-200-240-226-232Z',
    [226, -346],
    11,
  ),
  group({ x: 228, y: -390, rotate: 28, scale: 0.9 }, ...prestoShape()),
]

/**
 * Presto, the lookout of the express: 240 wide, his foot around a round head and his shell behind (0, 0). He keeps some
 * of his colours.
 */
const prestoShape = () => [
  limb('M92-54L98-112M118-50L136-102', gold, 11),
  path(
    'M-86 22C-60-14-20-36 30-34C60-34 74-50 92-62C116-74 142-58 140-34C138-10 120 6 96 10C40-4-30-2-86 22Z',
    gold,
  ),
  path('M-52-20C-84-80-44-150 22-148C90-144 112-66 66-28C30-10-20-6-52-20Z', '#4A2E8C'),
  line('M-30-30C-60-84-6-140 42-112C76-88 52-40 18-54C-2-68 14-92 30-80', '#7A5CC0', 12),
  dots(gold, 30, stalks),
  dots(againstLight, 15, stalks),
  line('M108-22Q118-12 130-20', againstLight, 6),
]

/** Clara, who waddles, 100 units of her drawing tall. */
export const claraShape = () =>
  shape(
    'M-110-106C-88-72-48-62-26-78C-8-92-14-106-16-120C-16-150 10-160 28-150C40-144 42-134 42-130L76-122C80-112 52-108 36-108C30-92 46-78 54-60C60-36 42-20 20-16L30 0L50 4V14H18L4-14L-16-12L-22 14H-38L-34-14C-76-26-98-66-110-106Z',
    [22, -134],
    6,
  )

/** Hugo on four legs, his nose up. */
export const hugoShape = () =>
  shape(
    'M70-20L66-31C50-36 44-42 34-46L36-66L20-54L18-78L2-60L-6-82L-18-60L-34-78L-38-54L-58-64L-54-42L-74-44L-62-26L-78-20L-60-10L-48-10V3H-36V-8H-26V3H-14V-8H20V3H32V-9H40V3H52V-12C60-12 68-14 72-20Z',
    [46, -28],
    4,
    dots(againstLight, 14, [[70, -26]]),
  )

/** Milo, who stands turned back, waves them on and has the rising slope behind him. */
export const miloShape = () =>
  group(
    {},
    limb('M-20-112C-50-100-76-110-88-132L-98-162', againstLight, 18),
    dots(againstLight, 30, [[-100, -172]]),
    dots(againstLight, 30, [[54, -50]]),
    shape(
      'M-44 20C-50 8-34-4-16-10C-40-40-38-82-20-98C-22-106-30-108-38-112C-54-114-62-122-56-132C-50-150-32-176-14-180C-36-216-42-254-26-264C-6-264-2-218-2-182C2-226 14-262 38-266C62-268 80-238 84-214C84-202 74-202 68-210C58-222 48-228 42-226Q38-196 22-174C46-158 44-122 26-108C48-86 58-46 36-18L38-14C40-6 34-4 28-2L-34 22Z',
      [-24, -146],
      6,
    ),
  )

/** The mouse: pointed snout, ear, curled tail. */
export const mouseShape = () => [
  path('M48-5C40-12 34-19 28-22C30-36 10-40 10-26C-8-38-36-28-36-4L-30 1H36C44 1 50 0 48-5Z', againstLight),
  limb('M-32-4C-54 6-66-12-54-26', againstLight, 4),
]
