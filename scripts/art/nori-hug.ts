import { noriHead } from './head'
import type { Light } from './light'
import { lit } from './light'
import { headOn } from './nori-parts'
import { mouse } from './props'
import { colours as c, ellipse, group, ink, path, shade } from './svg'

/* Page 6: Nori and Clara in each other's arms, drawn as one figure. He sits at (0, 0), turned to the right. */

/** Her white is warmer than his. */
const warmer: Light = { ambient: '#FFF0D8', cast: '#F2C0A0', strength: 0.6 }

/** From the nape down to the rump in one curve; his white is on the side where she is. */
const body = () => [
  path('M-66-232C-112-186-140-132-150-76C-156-34-146-3-112-3H110L128-150L104-226Z', c.fur),
  path('M-2-180L16-140L32-150L44-124L120-90V-220Z', c.cream),
  // Belly and the inside of the thigh, below the arm.
  shade(path('M-40-140C-30-96 6-48 64-30L112-24V-3H-30C-22-40-26-80-40-140Z', c.furShade)),
]

/** The thigh he sits on; its crease ends thin. The foot lies flat. */
const haunch = () => [
  path('M-138-70C-120-118-58-112-38-68C-24-34-40-6-64-3H-116C-140-8-150-42-138-70Z', c.fur),
  shade(path('M-104-101C-60-112-28-76-46-14C-38-64-58-100-104-101Z', c.furShade)),
  path('M-72-25C-44-36 0-36 16-24C28-12 20 1 4 1H-78C-92 0-88-20-72-25Z', c.cream),
  shade(path('M-12 1Q-16-8-9-13Q-6-6-8 1ZM5 1Q1-7 7-12Q11-6 9 1Z', c.whiteShade)),
]

/** Breast to his chest, her neck bent, her tail short and up; the wing is folded and ends in three feathers. */
const claraBody = () => [
  path(
    'M142-226C112-226 94-204 95-178C96-158 102-146 100-132C84-108 62-80 66-46C70-14 104-1 152-1H216C272-1 304-28 308-70C326-84 346-110 356-148L339-140L334-158L316-138C296-112 234-114 206-138C192-150 190-162 190-178C190-206 170-226 142-226Z',
    '#FFFBEF',
  ),
  path('M112 2C116-10 132-14 146-8L168 2Z', '#F08A4B'),
  shade(path('M308-70C304-28 272-1 216-1H152C116-1 92-8 78-22C180-8 270-24 308-70Z', '#DCCBB8')),
  path(
    'M146-84C176-116 226-106 262-98L324-88Q310-70 294-70L304-56Q286-48 272-50L280-38C240-22 190-24 162-42C144-54 138-72 146-84Z',
    '#E4CFB2',
  ),
]

/** Her face on his chest: the bill goes in below his arm. */
const claraFace = () => [
  path('M116-140C98-132 84-126 60-112C66-100 98-110 122-134Z', '#D96B2E'),
  path('M104-180C90-170 84-158 66-146C52-136 46-124 52-118C62-112 80-128 120-140Z', '#F08A4B'),
  ink(
    path('M118-182C124-170 140-168 149-177Q154-180 152-173C142-161 122-162 114-178Q114-185 118-182Z', c.eye),
  ),
  shade(ellipse(154, -150, 14, 9, c.cheek, { opacity: 0.8 })),
  path('M132-160C122-144 123-132 132-132S143-144 132-160Z', '#B4DCFF'),
]

/** The far arm comes from behind her; its paw is over her back. */
const farForearm = () => path('M170-150C190-180 230-174 256-150L244-112L190-120Z', c.furShade)
const farPaw = () =>
  path(
    'M236-158C252-166 272-156 274-140C278-130 272-122 264-123C260-114 250-114 248-121C238-116 232-122 232-130Z',
    c.cream,
  )

/** Shoulder, upper arm down, elbow, and the forearm around her. */
const nearArm = () => [
  // It lies on her, and its toes press her feathers.
  shade(path('M84-44L190-76L250-72C238-52 206-50 186-58Q130-40 84-44Z', '#C9AF90')),
  path(
    'M-40-138C-50-166-20-156 8-152C34-148 50-146 58-136C68-122 76-116 92-112L152-116L148-68L84-44Q62-34 42-50C8-70-24-104-40-138Z',
    c.fur,
  ),
  path(
    'M134-114L178-120C192-134 216-136 230-124C246-126 254-112 245-103C260-100 260-84 247-82C252-70 240-62 230-67C218-58 200-60 188-70L134-62L147-78L130-86L143-100Z',
    c.cream,
  ),
  shade(path('M245-103Q232-108 220-99Q234-101 245-97ZM247-82Q236-88 223-83Q236-83 245-76Z', c.whiteShade)),
]

/** Cheek on crown: his head is laid on hers. */
export const embracing = () => {
  const neck = { x: 26, y: -290 }
  return group(
    {},
    ...body(),
    headOn(neck, null),
    ...haunch(),
    farForearm(),
    lit(warmer, ...claraBody(), ...claraFace()),
    farPaw(),
    group({ x: 300, y: -112, rotate: 4, scale: 0.94 }, mouse({})),
    // Below his chin, on her head.
    shade(
      path('M70-206L152-225C178-218 190-200 190-178C160-206 130-204 95-186Z', '#8A5A7A', { opacity: 0.35 }),
    ),
    ...nearArm(),
    group(
      { scale: 0.92, ...neck },
      group({ y: -14 }, noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 })),
    ),
  )
}
