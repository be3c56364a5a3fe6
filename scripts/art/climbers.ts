import { ear } from './head'
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

/** The ears of all his pictures: broad, and round at their tips. */
const noriEars = [
  group({ x: -20, y: -72, rotate: -40, scale: 1.1 }, path(ear.outer, againstLight)),
  group({ x: -78, y: -40, rotate: -76, scale: 1.1 }, path(ear.outer, againstLight)),
]

/** His head in profile, held level under the passenger: high forehead, round muzzle, a ruff of three locks. */
const noriHead = () =>
  group(
    { x: 184, y: -326, rotate: 14, scale: 0.95 },
    ...noriEars,
    shape(
      'M-132-8C-130-80-78-126-8-126C44-128 88-106 102-64C110-46 130-46 154-45C180-58 216-44 217-18C218 4 210 12 200 22C200 34 190 38 184 44C174 88 140 104 100 106C60 114 0 124-44 124C-60 134-80 136-100 132L-92 106C-112 114-130 112-148 102L-126 76C-142 76-154 70-164 58C-142 44-132 24-132-8Z',
      [56, -22],
      13,
    ),
    group({ x: 46, y: -120, rotate: 15, scale: 0.74 }, ...prestoShape()),
  )

/**
 * Nori in the drawing's usual units: long and low on stubby legs, a far foreleg lifted, the plume up; a satchel whose
 * lip is open.
 */
export const noriShape = () => [
  path(
    'M80-270C30-250-60-250-140-252C-166-252-186-248-202-240C-222-246-238-256-246-270C-262-294-258-320-240-338C-286-340-324-304-324-250L-307-262L-309-234L-294-240L-288-208C-276-196-274-170-276-146L-288-130L-272-126L-280-108L-264-104C-260-88-264-72-266-58L-248-24C-256-8-252 0-240 0H-198C-184 0-184-14-194-20L-212-26C-208-46-196-64-182-78C-178-66-170-58-166-50L-150-24C-158-8-152 0-140 0H-98C-86 0-86-14-96-20L-112-26C-110-48-102-64-90-76C-40-84 16-72 46-62C40-48 34-40 24-34C10-28 4-14 12-6C26-2 46-4 56-18C72-26 88-42 98-66L120-24C114-8 118 0 130 0H174C188 0 188-14 178-20L162-28C162-58 176-80 188-98L202-94C200-130 212-160 206-200L196-270ZM-48-236C-42-264-40-290-42-320C-68-332-130-332-156-318C-160-296-158-272-146-236Z',
    againstLight,
  ),
  // The scarf, in what is left of its violet.
  path(
    'M70-262C100-226 150-206 196-218L208-186C150-176 96-200 58-250ZM150-204L200-202C200-176 192-160 182-150C166-162 154-180 150-204Z',
    '#3D2A78',
  ),
  noriHead(),
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
    'M-106-106C-86-74-48-62-26-78C-8-92-14-106-16-120C-16-150 10-160 28-150C40-144 42-136 44-134C54-128 66-131 78-129C90-126 88-108 76-107C58-107 48-101 35-104C30-92 46-78 54-60C60-36 42-22 22-16L28-4C40-3 54-2 64 3L58 9L63 18H18L4-14H-16L-21 6Q-8 7 2 14L-2 22H-36L-32 4L-34-14C-70-24-90-44-96-66L-108-72L-101-80L-112-90L-102-95Z',
    [22, -134],
    6,
  )

/** Hugo on four legs, his nose up. */
export const hugoShape = () =>
  shape(
    'M70-20L66-31C54-36 48-42 40-46L40-58L31-53L28-66L19-60L14-72L6-65L-1-76L-8-68L-17-77L-22-68L-33-74L-37-64L-48-68L-50-57L-62-58L-61-47L-73-45L-69-35L-80-30L-73-22L-82-13L-66-9L-48-10L-46 0C-46 4-32 4-32 0L-36-8H-28L-25 0C-24 4-14 4-14 0L-18-8H18L20 0C20 4 34 4 34 0L31-9H38L41 0C42 4 54 4 53 0L50-12C60-12 68-14 72-20Z',
    [46, -28],
    4,
    dots(againstLight, 14, [[70, -26]]),
  )

/** Milo, who hops, looks back and waves them on: one long foot leaves the ground last, the other is tucked in front. */
export const miloShape = () =>
  shape(
    'M-34-110C-54-112-62-122-56-132C-50-150-32-176-14-180C-36-216-42-254-26-264C-6-264-2-218-2-182C2-226 14-262 38-266C62-268 80-238 84-214C84-202 74-202 68-210C58-222 48-228 42-226Q38-196 22-174C42-158 44-134 30-118L40-106L30-104C42-90 46-78 42-68C62-78 84-70 80-54C76-44 66-38 58-34L92-46C106-50 110-36 98-30L50-10C36-6 30-16 36-26C38-36 32-42 22-40C4-32-8-18-18-4L-26 30C-32 46-50 42-48 28L-40-4Q-42-22-48-34C-58-32-64-42-57-47C-60-56-50-60-46-54L-47-72C-58-64-70-60-78-66Q-94-82-107-115C-118-124-116-140-106-141C-96-142-91-131-95-121Q-86-98-74-87Q-56-88-34-108Z',
    [-26, -146],
    6,
  )

/** The mouse, who trots, her nose up: two ears, curled tail. */
export const mouseShape = () =>
  shape(
    'M50-20Q38-32 28-34C30-50 8-52 8-36C0-46-12-40-8-30C-28-36-44-28-40-10L-50 2L-40 4L-24-7L-20 2H-10L-4-7L14-8L26 4L34 0L26-12Q40-10 50-16Z',
    [32, -24],
    4,
    limb('M-36-14C-60-8-66-24-54-36', againstLight, 4),
  )
