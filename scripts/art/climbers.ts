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
    'M-224-232C-248-264-252-292-240-320C-296-316-328-272-328-216L-312-224L-304-196L-264-176C-280-140-264-116-248-96L-264-52L-248-16C-248-4-248 0-240 0H-196C-184 0-184-12-192-16L-212-28L-208-48C-192-64-176-76-168-96L-152-60L-160-44L-144-16C-148-4-144 0-136 0H-96C-88 0-88-12-96-16L-112-28L-112-56C-96-72-96-84-92-100C-40-96 16-84 56-56L64-24C56-8 64 0 72 0H112C128 0 124-12 112-16L96-28L104-56L148-72L168-28C164-8 168 0 176 0H216C232 0 228-12 216-16L204-32L196-112C212-152 216-208 200-248L216-256L208-268C236-264 268-268 296-288C320-296 328-320 312-336C292-352 264-352 248-360C240-384 224-400 200-408C204-456 196-500 176-544C148-516 132-476 128-436C108-472 76-504 32-528C24-480 32-420 64-392C64-356 44-320 16-292L0-256L-8-300C-36-312-88-316-120-304C-120-280-120-264-112-248C-152-248-200-240-224-232Z',
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
    'M70-20L66-31C54-36 48-42 40-46L40-58L31-53L28-66L19-60L14-72L6-65L-1-76L-8-68L-17-77L-22-68L-33-74L-37-64L-48-68L-50-57L-62-58L-61-47L-73-45L-69-35L-80-30L-73-22L-82-13L-66-9L-48-10V3H-36V-8H-26V3H-14V-8H20V3H32V-9H40V3H52V-12C60-12 68-14 72-20Z',
    [46, -28],
    4,
    dots(againstLight, 14, [[70, -26]]),
  )

/** Milo, who climbs, looks back and waves them on: thigh, hock and long feet on the slope, an elbow in his raised arm. */
export const miloShape = () =>
  shape(
    'M-34-110C-54-112-62-122-56-132C-50-150-32-176-14-180C-36-216-42-254-26-264C-6-264-2-218-2-182C2-226 14-262 38-266C62-268 80-238 84-214C84-202 74-202 68-210C58-222 48-228 42-226Q38-196 22-174C42-158 44-134 30-118L40-106L30-104C42-90 46-74 38-62C50-66 60-62 62-52C62-42 54-36 48-28L80-44C92-50 98-38 88-32L38-12C28-8 22-16 28-26C30-34 24-38 16-38C4-32-12-20-18-6L0-12C10-16 14-6 6-2L-48 20C-62 26-68 16-60 8L-44-12C-38-26-46-36-52-46C-64-44-72-56-62-64C-60-72-50-70-48-66C-50-76-48-82-46-86L-62-86C-72-84-80-88-84-98L-96-146C-102-158-94-170-84-170C-74-168-70-152-74-144L-62-108L-34-106Z',
    [-26, -146],
    6,
  )

/** The mouse: pointed snout, ear, curled tail. */
export const mouseShape = () => [
  path('M48-5C40-12 34-19 28-22C30-36 10-40 10-26C-8-38-36-28-36-4L-30 1H36C44 1 50 0 48-5Z', againstLight),
  limb('M-32-4C-54 6-66-12-54-26', againstLight, 4),
]
