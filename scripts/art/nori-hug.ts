import { noriHead } from './head'
import type { Light } from './light'
import { lit } from './light'
import { mouseLies } from './mouse'
import { headOn } from './nori-parts'
import { colours as c, ellipse, group, ink, path, shade } from './svg'

/* Page 6: Nori and Clara in each other's arms, drawn as one figure. He sits at (0, 0), turned to the right. */

/** Her white is warmer than his. */
const warmer: Light = { ambient: '#FFF0D8', cast: '#F2C0A0', strength: 0.6 }

/** From the nape down to the rump in one curve; his white is on the side where she is. */
const body = () => [
  path('M-66-232C-112-186-140-132-150-76C-156-34-146-3-112-3C-60 2 0-4 40-14H110L128-150L104-226Z', c.fur),
  path('M-2-180L16-140L32-150L44-124L56-104L120-80V-220Z', c.cream),
  // Belly and the inside of the thigh, below the arm.
  shade(path('M-40-140C-30-96 6-48 64-30L112-24V-14H40L-30 0C-22-40-26-80-40-140Z', c.furShade)),
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
    'M142-226C112-226 94-204 95-178C96-158 102-146 100-132C84-108 62-80 66-46C70-14 112 0 176 0C264 0 322-60 356-148L339-140L334-158L316-138C296-112 234-114 206-138C192-150 190-162 190-178C190-206 170-226 142-226Z',
    '#FFFBEF',
  ),
  path(
    'M86-2C88-12 98-10 104-14C118-22 134-14 138 0Q120 8 86-2ZM144 2C148-8 156-8 164-12C178-18 192-10 194 0Q174 8 144 2Z',
    '#F08A4B',
  ),
  shade(path('M333-99C297-38 246 0 176 0C131 0 97-7 79-22C170-2 270-24 333-99Z', '#DCCBB8')),
  path(
    'M190-112C224-122 262-106 334-102Q320-82 300-80L310-66Q292-54 276-58L282-42C240-28 194-34 176-60Z',
    '#E4CFB2',
  ),
]

/** Her face on his chest: the bill goes in below his arm. */
const claraFace = () => [
  shade(path('M46-122C70-112 100-116 124-140L128-126C112-94 84-86 56-96Z', '#A88AA8', { opacity: 0.5 })),
  path('M120-144C96-134 78-126 52-118C60-104 104-110 124-132Z', '#C04E28'),
  path('M106-182C92-174 82-160 64-150C46-142 38-130 44-122C54-114 80-128 122-138Z', '#EC7844'),
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
    'M236-158C252-166 272-156 274-140C278-130 272-122 264-123C260-114 250-114 248-121C238-116 232-122 232-130L240-138L230-146L240-150Z',
    c.cream,
  )

/** Shoulder, upper arm down, elbow, and the forearm around her. */
const nearArm = () => [
  // It lies on her, and its toes press her feathers.
  shade(path('M84-28L190-58L250-54C238-36 206-34 186-42Q130-24 84-28Z', '#DCCBB8')),
  path(
    'M-40-138C-50-166-22-158-4-146C22-130 30-104 52-96C72-88 100-94 152-98L148-50L84-26Q62-16 42-32C8-54-24-98-40-138Z',
    c.fur,
  ),
  path(
    'M134-97L178-102C192-116 216-118 230-106C246-108 254-94 245-85C260-82 260-66 247-64C252-52 240-44 230-49C218-40 200-42 188-52L134-44L147-60L130-68L143-82Z',
    c.cream,
  ),
  shade(path('M245-85Q232-90 220-81Q234-83 245-79ZM247-64Q236-70 223-65Q236-65 245-58Z', c.whiteShade)),
]

/** Round, with two tips of fur: it is pressed a little by her crown. */
const farCheek = path('M134-336C154-318 164-300 161-274L170-268L157-258L163-248L146-222L126-240Z', c.fur)

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
    group({ x: 312, y: -110, rotate: 4, scale: 0.94 }, mouseLies({})),
    // Below his chin, on her head.
    shade(path('M100-190L150-222C152-200 128-178 102-178Z', '#8A5A7A', { opacity: 0.35 })),
    ...nearArm(),
    farCheek,
    group(
      { scale: 0.92, ...neck },
      group({ y: -14 }, noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 })),
    ),
  )
}
