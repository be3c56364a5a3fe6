import { applyLight, type Light } from '../../kit/lighting'
import { colours as c, ellipse, group, ink, path, shade } from '../../kit/svg'
import { sleepingMouse } from '../friends/mouse'
import { noriHead } from './head'
import { headWithBandana } from './parts'

/* Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. */

/** Light that makes her feathers warmer than his white fur. */
const warmWhite: Light = { ambient: '#FFF0D8', shadeColour: '#F2C0A0', strength: 0.6 }

/** His back, and his white chest next to her. */
const body = () => [
  path('M-66-232C-112-186-140-132-150-76C-156-34-146-3-112-3C-60 2 0-4 40-14H110L128-150L104-226Z', c.fur),
  path('M-2-180L16-140L32-150L44-124L60-84L120-80V-220Z', c.cream),
  // Shade on belly and inner thigh.
  shade(path('M-40-140C-30-96 6-48 64-30L112-24V-14H40L-30 0C-22-40-26-80-40-140Z', c.furShade)),
]

/** Thigh and foot. */
const haunch = () => [
  path('M-138-70C-120-118-58-112-38-68C-24-34-40-6-64-3H-116C-140-8-150-42-138-70Z', c.fur),
  shade(path('M-104-101C-60-112-28-76-46-14C-38-64-58-100-104-101Z', c.furShade)),
  path('M-72-25C-44-36 0-36 16-24C28-12 20 1 4 1H-78C-92 0-88-20-72-25Z', c.cream),
  shade(path('M-12 1Q-16-8-9-13Q-6-6-8 1ZM5 1Q1-7 7-12Q11-6 9 1Z', c.whiteShade)),
]

/** Her head, body and short tail. */
const duckBody = () => [
  path(
    'M86-2C88-12 98-10 104-14C118-22 134-14 138 0Q120 8 86-2ZM144 2C148-8 156-8 164-12C178-18 192-10 194 0Q174 8 144 2Z',
    '#F08A4B',
  ),
  path(
    'M142-228C112-228 92-206 93-178C94-156 102-146 98-134C70-132 42-120 42-96C42-70 54-44 70-26C84-4 124 0 184 0C270 0 322-30 322-76Q344-76 364-84L354-94L380-104C346-110 316-108 286-119C264-138 240-154 214-152C202-151 192-146 184-136C190-150 192-164 192-178C192-206 172-228 142-228Z',
    '#FFFBEF',
  ),
  // White gap under the bandana and cheek.
  path('M62-165Q80-169 94-190V-160Z', c.cream),
  shade(path('M322-76C322-30 270 0 184 0C140 0 104-3 84-16C190-6 290-22 322-76Z', '#DCCBB8')),
  path('M188-104C226-134 276-104 344-96L318-86L324-76L298-74L300-62C262-42 206-40 182-66Z', '#E4CFB2'),
]

/** Her face on his chest, the bill below his arm. */
const duckFace = () => [
  // Shade below the bill and in the fold of the neck.
  shade(
    path('M48-120C84-94 152-90 184-136C164-120 140-118 112-126Z', '#A88AA8', {
      opacity: 0.5,
    }),
  ),
  path('M120-144C96-134 78-126 52-118C60-104 104-110 124-132Z', '#C04E28'),
  path('M106-182C92-174 82-160 64-150C46-142 38-130 44-122C54-114 80-128 122-138Z', '#EC7844'),
  ink(
    path('M118-182C124-170 140-168 149-177Q154-180 152-173C142-161 122-162 114-178Q114-185 118-182Z', c.eye),
  ),
  shade(ellipse(154, -150, 14, 9, c.cheek, { opacity: 0.8 })),
  path('M132-160C122-144 123-132 132-132S143-144 132-160Z', '#B4DCFF'),
]

/** His far arm around her shoulder; its paw lies on her back, below the near one. */
const farArm = () => [
  path('M180-128C190-146 194-164 192-186C212-184 226-176 236-164L212-122Z', c.fur),
  path(
    'M228-172C246-166 256-150 256-134C256-110 240-98 222-104L202-126L214-131L205-143L221-146L215-159Z',
    c.cream,
  ),
  shade(
    path(
      'M254-146Q240-146 231-138Q243-141 254-146ZM254-128Q238-128 228-120Q242-123 254-128ZM198-104Q230-131 250-105Z',
      c.whiteShade,
    ),
  ),
]

/** His near arm around her. */
const nearArm = () => [
  // Shade of the arm and dents of the toes in her feathers.
  shade(path('M84-28L190-58L250-58C238-36 206-34 186-42Q130-24 84-28Z', '#DCCBB8')),
  path(
    'M-40-138C-50-166-22-158-4-146C22-130 30-104 52-96C72-88 100-94 152-98L148-50L84-26Q62-16 42-32C8-54-24-98-40-138Z',
    c.fur,
  ),
  path(
    'M134-97L178-102C198-122 236-116 246-98C260-88 260-66 246-58C232-40 204-40 188-52L134-44L147-60L130-68L143-82Z',
    c.cream,
  ),
  shade(path('M252-90Q234-94 220-85Q236-86 252-90ZM254-70Q238-74 223-68Q238-67 254-70Z', c.whiteShade)),
]

/** His far cheek, pressed by her head. */
const farCheek = path('M134-336C154-318 164-300 161-274L170-268L157-258L163-248L146-222L126-240Z', c.fur)

/** His cheek rests on her head. */
export const noriHuggingDuck = () => {
  const neck = { x: 26, y: -290 }
  return group(
    {},
    ...body(),
    headWithBandana(neck, null),
    ...haunch(),
    applyLight(warmWhite, ...duckBody(), ...duckFace()),
    ...farArm(),
    group({ x: 312, y: -110, rotate: 4, scale: 0.94 }, sleepingMouse({})),
    // Shade of his chin on her head.
    shade(path('M100-190L150-222C152-200 128-178 102-178Z', '#8A5A7A', { opacity: 0.35 })),
    ...nearArm(),
    farCheek,
    group(
      { scale: 0.92, ...neck },
      group({ y: -14 }, noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 })),
    ),
  )
}
