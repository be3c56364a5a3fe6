import { noriHead } from './head'
import type { Point } from './limbs'
import { arm } from './limbs'
import type { How } from './nori-parts'
import { bandana, shadow, tail } from './nori-parts'
import type { Drawn } from './svg'
import { colours as c, ellipse, group, line, mirrored, path, shade } from './svg'

/* Nori sitting, from the front. */

type Arm = Parameters<typeof arm>[0]

/**
 * A sitting Nori. What he holds lies between chest and paws.
 * With nothing in his arms he stands on them. @param onLap what he holds is on his lap: his hind legs, which are part of it, lie before it
 */
const seated = (
  how?: How,
  { arms = [], held, onLap = false }: { arms?: Arm[]; held?: Drawn; onLap?: boolean } = {},
) =>
  group(
    {},
    shadow(176),
    tail({ x: 104, y: -44 }),
    path(
      'M-80-206C-116-164-128-110-122-56C-118-16-100-4-60-4H60C100-4 118-16 122-56C128-110 116-164 80-206Z',
      c.fur,
    ),
    shade(path('M84-180C114-140 126-92 121-54C116-16 100-4 60-4H34C86-30 104-94 84-180Z', c.furShade)),
    ...(onLap ? [] : [haunch(-1), haunch(1)]),
    ...(held ? [] : [shade(path('M-8-80H8V-3H-8Z', c.whiteShade)), frontLeg(-1), frontLeg(1)]),
    !held && shade(group({ y: 9 }, path(ruff, c.whiteShade))),
    path(ruff, c.cream),
    shade(path('M-94-210C-60-150 60-150 94-210Z', c.furShade)),
    group({ y: -284 }, ...bandana(onLap ? 0.72 : 1), group({ y: -8 }, noriHead(how))),
    held,
    ...arms.flatMap(arm),
  )

/** The white of the deep chest, which ends in locks. */
const ruff =
  'M-74-198C-98-166-104-136-94-112L-85-117L-80-95L-68-103L-58-78L-44-90L-30-64L-16-78L0-56L16-78L30-64L44-90L58-78L68-103L80-95L85-117L94-112C104-136 98-166 74-198Z'

/** A short foreleg, turned out a little at the wrist as a corgi's is. */
const frontLeg = (side: -1 | 1) =>
  group(
    { flip: side === -1 },
    path('M3-104C0-70 4-44 2-26C-6-6 0 1 14 1H56C71 1 73-12 64-25C62-50 72-76 70-110Z', c.cream),
    shade(line('M24-2V-13M42-2V-13M3-24V-62', c.whiteShade, 4)),
  )

/** A thigh that bulges beside the chest, and the foot before it. */
const haunch = (side: -1 | 1) =>
  group(
    { flip: side === -1 },
    path('M62-70C90-116 138-100 148-56C156-24 138-4 106-3H60Z', side === 1 ? c.furShade : c.fur),
    side === -1 && shade(line('M66-64C80-100 112-106 132-80', c.furShade, 5)),
    path('M84-26C96-36 128-36 142-22C152-8 144 1 130 1H82C70 1 70-16 84-26Z', c.cream),
    shade(line('M110-1V-11M126-1V-11', c.whiteShade, 4)),
  )

/** From the front. */
export const sitting = (how?: How) => seated(how)

/** The body turned to the right: its near thigh and foot, the far ones behind the chest. @param stands on the near foreleg */
const turnedBody = (stands: boolean) => [
  tail({ x: -112, y: -42, flip: true }),
  path(
    'M-66-206C-118-172-156-112-150-56C-146-16-124-4-80-4H60C98-4 112-24 114-60C118-112 108-164 82-206Z',
    c.fur,
  ),
  path('M58-30C76-42 118-36 126-18C132-6 124 1 112 1H50Z', c.whiteShade),
  path('M50-104C48-70 52-44 52-26C46-6 50 1 62 1H94C108 1 108-12 100-24C98-50 104-76 100-110Z', c.whiteShade),
  ...(stands ? nearForeleg() : []),
  shade(line('M72-2V-11', c.whiteShade, 4)),
  shade(group({ y: 9 }, path(turnedRuff, c.whiteShade))),
  path(turnedRuff, c.cream),
  path('M-132-72C-112-122-46-112-32-56C-26-26-40-4-76-3H-116C-140-8-144-44-132-72Z', c.fur),
  shade(line('M-122-80C-94-116-48-96-38-56C-35-40-38-28-44-18', c.furShade, 6)),
  path('M-84-27C-64-38-34-36-22-22C-14-8-22 1-34 1H-92C-104 0-100-20-84-27Z', c.cream),
  shade(line('M-50-1V-11M-34-1V-11', c.whiteShade, 4)),
]

const turnedRuff =
  'M-40-200C-66-166-70-134-58-110L-48-116L-42-94L-30-102L-20-76L-6-88L8-62L22-76L38-56L52-78L64-64L76-90L88-80L94-106L106-104C116-140 108-168 84-200Z'

const nearForeleg = () => [
  path('M-34-104C-34-70-26-44-26-26C-34-6-28 1-14 1H28C42 1 44-12 36-24C36-50 46-76 46-110Z', c.cream),
  shade(line('M-2-2V-13M15-2V-13', c.whiteShade, 4)),
]

/** The near arm of `threeQuarter`, lifted to a hand at this point. */
export const nearArm = (elbow: Point, hand: Point, toes: number) =>
  arm({ shoulder: [-46, -146], elbow, hand, toes })

/**
 * Body and head turned to one side.
 * @param how `lifts`: his near foreleg, for `nearArm`; `offers`: what he holds out in it, around (0, 0)
 */
export const threeQuarter = ({
  turn = 0.5,
  offers,
  lifts = Boolean(offers),
  ...how
}: How & { offers?: Drawn; lifts?: boolean } = {}) =>
  group(
    {},
    shadow(176),
    group({ flip: turn < 0 }, ...turnedBody(!lifts)),
    shade(path('M-90-210C-54-150 66-150 96-210Z', c.furShade)),
    group({ x: turn * 26, y: -284 }, ...bandana(), group({ y: -8 }, noriHead({ turn, ...how }))),
    offers && [group({ x: 192, y: -150 }, offers), ...nearArm([62, -84], [180, -122], -50)],
  )

/** From the side, facing right: the back slopes to the rump, the hind foot lies flat. */
export const sittingSide = (how?: How) =>
  group(
    {},
    shadow(186),
    tail({ x: -138, y: -34, flip: true }),
    path(
      'M66-120C64-70 70-44 68-26C62-6 66 1 78 1H118C132 1 132-12 122-24C116-50 122-90 118-130Z',
      c.whiteShade,
    ),
    path(
      'M-34-226C-100-196-160-124-164-60L-176-50L-164-42L-172-28L-158-24C-152-10-140-4-120-4H70C104-40 134-84 130-140C128-180 110-210 84-226Z',
      c.fur,
    ),
    path(
      'M84-226C124-206 142-170 138-128L148-118L134-110L140-94L124-92L124-74L108-80L98-60L84-76L66-70C72-120 62-180 40-222Z',
      c.cream,
    ),
    path('M28-128C22-76 34-48 32-26C26-6 32 1 44 1H86C100 1 102-12 92-24C88-54 96-90 90-126Z', c.cream),
    shade(line('M58-2V-13M75-2V-13', c.whiteShade, 4)),
    path('M22-150C14-116 18-92 24-72L34-82L44-66L56-80L66-66L78-80L88-72C98-104 96-136 84-162Z', c.fur),
    path('M-128-92C-106-136-40-124-18-66C-10-32-26-4-64-3H-120C-144-20-146-60-128-92Z', c.fur),
    shade(line('M-112-104C-80-134-34-108-22-64C-19-46-22-34-30-22', c.furShade, 6)),
    path('M-70-27C-44-38-6-36 8-22C16-8 8 1-6 1H-78C-92 0-88-20-70-27Z', c.cream),
    shade(line('M-24-1V-11M-8-1V-11', c.whiteShade, 4)),
    shade(path('M-42-214C-10-150 70-150 116-206Z', c.furShade)),
    group({ x: 34, y: -284 }, ...bandana(), group({ y: -8 }, noriHead({ turn: 0.85, ...how }))),
  )

/** An open book, its covers towards us and the edges of its pages above them. */
const book = () =>
  group(
    { y: -16 },
    path(
      'M0-4C-30-22-66-26-100-18L-110-98C-76-110-34-106 0-88C34-106 76-110 110-98L100-18C66-26 30-22 0-4Z',
      c.oat,
    ),
    shade(path('M0-88C34-106 76-110 110-98L100-18C66-26 30-22 0-4Z', '#F0D9B0')),
    path(
      'M0 8C-30-10-66-14-104-6L-118-88C-78-100-34-94 0-74C34-94 78-100 118-88L104-6C66-14 30-10 0 8Z',
      c.sun,
    ),
    shade(path('M0 8C30-10 66-14 104-6L118-88C78-100 34-94 0-74Z', c.sunDark)),
    path('M-42-32C-70-50-68-74-54-74C-46-74-43-66-43-66S-38-75-30-74C-16-72-20-48-42-32Z', '#E2703A'),
  )

/** A short leg stretched out towards us: the sole with its pads. */
const sole = () => [
  path('M64-62C92-84 132-80 146-52L128-10H70Z', c.fur),
  ellipse(124, -30, 35, 38, c.cream),
  shade(
    path(
      'M124-26C136-26 144-16 142-9C139-1 109-1 106-9C104-16 112-26 124-26ZM97-35a7 9 0 1 1 14 0a7 9 0 1 1-14 0ZM117-46a7 9 0 1 1 14 0a7 9 0 1 1-14 0ZM137-35a7 9 0 1 1 14 0a7 9 0 1 1-14 0Z',
      c.blush,
    ),
  ),
]

const bookArm = () =>
  arm({ shoulder: [82, -150], elbow: [134, -118], hand: [104, -82], toes: 172, rim: false })

/** With an open book between the front paws, the hind legs before it. */
export const reading = (how?: How) =>
  seated(
    { look: [0, 0.8], ...how },
    { held: group({}, book(), ...mirrored('limbs', ...sole(), ...bookArm())), onLap: true },
  )

/** Both arms around an object, which is drawn at the chest. */
export const hugging = ({ held, ...how }: How & { held: Drawn }) =>
  seated(
    { mood: 'proud', tilt: -5, ...how },
    {
      held: group({ y: -96 }, held),
      arms: [
        { shoulder: [-98, -146], elbow: [-122, -70], hand: [-50, -44], toes: 6 },
        { shoulder: [92, -148], elbow: [126, -76], hand: [64, -66], toes: 172 },
      ],
    },
  )

/** With a sheet on his lap, which is drawn at his feet, held at its two edges. */
export const holding = ({
  held,
  hands: [left, right],
  ...how
}: How & { held: Drawn; hands: [Point, Point] }) =>
  seated(how, {
    onLap: true,
    held: group({}, held, ...mirrored('legs', ...sole())),
    arms: [
      { shoulder: [-82, -150], elbow: [-142, -122], hand: left, toes: 20 },
      { shoulder: [82, -150], elbow: [142, -122], hand: right, toes: 160 },
    ],
  })

/** A paw at the chin, a jigsaw piece in front of him. */
export const thinking = (how?: How) =>
  group(
    {},
    seated({ mood: 'curious', tilt: 7, look: [0.6, -0.9], ...how }),
    ...arm({ shoulder: [84, -146], elbow: [124, -150], hand: [66, -196], toes: 215 }),
    group(
      { x: -176, y: -46, rotate: -12 },
      path('M-44-40H-14C-20-66 20-66 14-40H44V-12C70-18 70 22 44 16V46H-44Z', c.leaf),
      shade(path('M-44 34H44V46H-44Z', '#1F7D62')),
    ),
  )

/** Talking, with a raised paw. */
export const talking = (how?: How) =>
  group(
    {},
    seated({ mood: 'talking', turn: 0.4, ...how }),
    ...arm({ shoulder: [84, -148], elbow: [150, -136], hand: [172, -212] }),
    group(
      { x: 268, y: -410 },
      path('M-74-48C-60-84 72-84 84-40C96 6 44 26-10 22L-48 52L-46 14C-76 2-84-22-74-48Z', '#E3D5FF'),
      line('M-34-15h.1M4-15h.1M42-15h.1', c.violet, 18),
    ),
  )
