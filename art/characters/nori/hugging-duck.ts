import { applyLight, type Light } from '../../kit/lighting'
import { colours as c, ellipse, group, ink, path, shade } from '../../kit/svg'
import { bill, down, wingFeathers, wingShade } from '../friends/duck'
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

/** Her head, her round body that leans on him, and her tail. */
const duckBody = () => [
  path(
    'M92-3C96-10 104-12 112-16C122-20 132-14 136-4Q130 4 122 1Q114 6 107 1Q99 4 92-3ZM146-2C150-10 158-12 166-16C178-20 188-12 190-3Q184 5 176 2Q168 7 161 2Q153 5 146-2Z',
    bill,
  ),
  path(
    'M300-94C330-90 356-98 378-116C380-106 376-96 369-89C378-90 386-94 393-100C390-86 380-77 369-72C377-71 384-72 391-75C376-56 340-46 300-38Z',
    down,
  ),
  path(
    'M142-228C112-228 92-206 93-178C94-158 104-148 98-134C68-134 40-118 38-88C36-52 56-20 90-8C120 2 160 3 196 0C246-4 290-20 314-50C330-70 334-92 322-106C304-130 274-152 240-158C216-161 196-156 186-144C191-156 194-168 192-180C190-208 172-228 142-228Z',
    down,
  ),
  // White gap under the bandana and cheek.
  path('M62-165Q80-169 94-190V-160Z', c.cream),
  // Belly, the feathers of the flank, and the underside of the tail.
  shade(
    path(
      'M391-75C376-56 340-46 314-44C290-18 246-4 196 0C160 3 120 2 90-8C80-12 70-18 62-26C110-12 176-14 226-30C262-42 296-60 312-86C330-66 350-68 369-72C377-71 384-72 391-75ZM369-89C352-84 340-82 326-82C338-74 354-74 369-72C380-77 390-86 393-100C386-94 378-90 369-89ZM282-100Q284-84 300-82Q288-74 276-86ZM262-72Q266-56 282-56Q268-46 257-58ZM236-52Q238-38 254-36Q240-28 230-40ZM302-72Q304-60 316-58Q304-54 297-62Z',
      '#DCC6B0',
    ),
  ),
]

/** Her near wing laid over his arm: it bends at the wrist, three primaries point down, the secondaries hang. */
const huggingWing = () => [
  path(
    'M186-124C160-114 124-114 96-118C84-120 74-116 66-110C50-104 34-100 18-100C22-92 32-86 44-84C36-80 30-78 22-77C30-69 42-66 54-67C48-62 43-59 37-57C48-51 62-52 74-58C72-52 70-48 66-44C80-43 92-48 100-56C100-50 100-46 98-41C112-44 122-52 126-62L170-72Z',
    wingFeathers,
  ),
  shade(
    path(
      'M44-84C58-84 72-88 84-94C74-84 64-76 54-67C42-66 30-69 22-77C30-78 36-80 44-84ZM74-58C84-64 94-72 100-82C104-72 104-64 100-56C92-48 80-43 66-44C70-48 72-52 74-58ZM126-62C130-70 132-78 132-86C144-82 150-76 152-68ZM54-67C66-68 80-74 92-86C88-74 82-66 74-58C62-52 48-51 37-57C43-59 48-62 54-67Z',
      wingShade,
    ),
  ),
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

/** His near arm around her, her wing on it, and his paw on her side. */
const nearArm = () => [
  // Shade of the arm and dents of the toes in her feathers.
  shade(path('M84-28L190-58L250-58C238-36 206-34 186-42Q130-24 84-28Z', '#DCCBB8')),
  path(
    'M-40-138C-50-166-22-158-4-146C22-130 30-104 52-96C72-88 100-94 152-98L148-50L84-26Q62-16 42-32C8-54-24-98-40-138Z',
    c.fur,
  ),
  // Shadow of her wing on his arm.
  shade(path('M18-100C24-82 32-70 44-50C64-34 96-32 128-52L134-80L60-104Z', c.furShade)),
  applyLight(warmWhite, ...huggingWing()),
  path(
    'M134-97L178-102C198-122 236-116 246-98C260-88 260-66 246-58C232-40 204-40 188-52L134-44L147-60L130-68L143-82Z',
    c.cream,
  ),
  shade(
    path(
      'M252-90Q234-94 220-85Q236-86 252-90ZM254-70Q238-74 223-68Q238-67 254-70ZM188-52L134-44L147-60C176-54 214-50 252-64C250-60 248-59 246-58C232-40 204-40 188-52Z',
      c.whiteShade,
    ),
  ),
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
    group({ x: 304, y: -112, rotate: 14, scale: 0.94 }, sleepingMouse({})),
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
