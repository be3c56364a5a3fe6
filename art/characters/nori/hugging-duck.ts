import { radialGradient } from '../../kit/light-effects'
import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { down, duckHead, wingFeathers, wingShade } from '../friends/duck-parts'
import { lyingMouse } from '../friends/mouse'
import { noriHead } from './head'

/*
 * Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. The two bodies
 * interlock: his arms lie on her white back, her wing lies on his ochre shoulder.
 */

/** Light that makes her feathers warmer than his white fur. */
const warmWhite: Light = { ambient: '#FFF4CC', shadeColour: '#FFF', strength: 0.7 }

/** A shadow that one of them casts on the other. */
const castShade = (d: string, opacity: number = 0.4) => shade(path(d, '#5C38B0', { opacity }))

/** His back and his far foot. */
const body = () => [
  shade(path('M238-10C240-28 254-36 272-38C294-40 308-30 310-18C312-6 306 2 296 2H244Z', c.cream)),
  path('M-66-276C-112-214-140-140-150-76C-156-34-146-3-112-3H60L150-120L110-270Z', c.fur),
]

/** The bandana, pushed aside by her bill. */
const bandana = () => [
  path('M-70-240C-40-220 0-216 40-226L0-160C-12-140-26-128-42-120C-64-150-78-196-70-240Z', c.violetDeep),
  path('M-64-286C-40-254 40-236 90-250L90-220C50-200-30-206-78-246C-86-256-78-282-64-286Z', c.violet),
  shade(
    path('M-50-240h.1M-14-226h.1', 'none', {
      stroke: c.sun,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
  ),
]

/** The near thigh, in the shade of the arm. */
const thigh = () =>
  path(
    'M-144-46C-134-90-68-96-16-78C36-62 84-60 104-32C110-16 96-2 76 0H-112C-138-4-148-22-144-46Z',
    c.furShade,
  )

const foot = () => [
  path('M18-30C46-42 92-40 108-26C120-12 112 2 96 2H12C-4 2-2-20 18-30Z', c.cream),
  shade(path('M80 2Q76-8 83-14Q86-7 84 2ZM97 1Q93-7 99-13Q103-6 101 1Z', c.cream)),
]

/** His far foreleg: shoulder below the chin, elbow on the right, and the forearm back across her to the paw. */
const farForeleg = () => [
  castShade('M220-130C230-112 180-86 120-90C98-92 92-104 98-118L190-150Z'),
  path(
    'M60-256C130-260 214-236 238-192C254-164 246-138 220-126C196-116 168-112 140-110L148-122L134-131L148-141L138-153C154-156 168-158 178-164Q184-170 176-176C152-190 120-196 90-190Z',
    c.fur,
  ),
  shade(
    path(
      'M246-170C250-150 240-134 220-126C196-116 168-112 140-110L146-119C190-122 236-134 246-170ZM178-164Q184-170 176-176C152-190 120-196 90-190L94-202C130-210 172-200 190-176Q196-166 178-164Z',
      c.furShade,
    ),
  ),
  path(
    'M138-153C122-156 102-152 94-140C86-126 92-110 108-106C120-103 132-106 140-110L148-122L134-131L148-141Z',
    c.cream,
  ),
  shade(path('M89-128Q102-132 111-126Q101-126 89-128ZM95-112Q106-119 116-115Q106-112 95-112Z', c.cream)),
]

const head = 'M-6-176C-14-204-14-232 10-246C36-260 82-256 96-228C108-206 104-190 98-176'

/** Her head, the short curved neck, breast, back and tail. */
const duckBody = () => [
  path(
    `${head}C98-184 110-192 124-192C184-192 222-140 250-104C262-86 286-84 302-94C312-100 320-110 326-122C332-110 332-100 328-92L344-102C342-86 334-76 324-70L340-74C332-56 308-42 280-38C256-26 222-20 188-20C124-20 70-38 44-70C20-104 2-150-6-176Z`,
    down,
  ),
  // On the belly, and below the cheek.
  shade(
    path(
      'M340-74C332-56 308-42 280-38C256-26 222-20 188-20C124-20 70-38 44-70C110-40 190-40 240-56C268-52 302-56 324-70ZM0-150C40-140 80-152 98-176C98-184 104-190 114-192C132-172 122-150 110-126C80-120 30-130 4-140Z',
      down,
    ),
  ),
]

/** Her wing around his chest: one taper from the shoulder, which her down covers, to three primaries. */
const huggingWing = () => [
  path(
    'M134-112C116-150 60-160 14-148C-26-140-66-148-102-170Q-98-150-80-142L-108-146Q-98-128-76-122L-100-120C-80-100-40-92-4-88C40-78 100-66 128-84Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-80-142C-56-130-30-128 0-134C-30-118-62-122-80-142ZM-76-122C-52-112-26-108 6-116C-24-98-58-102-76-122ZM-100-120C-80-100-40-92-4-88C40-78 100-66 128-84C80-80 40-92 6-101C-30-95-70-98-100-120Z',
      wingShade,
    ),
  ),
  path(
    'M150-96C140-140 96-150 70-142Q76-130 66-124Q80-118 74-106Q90-104 92-90Q104-90 112-80C130-76 146-82 150-96Z',
    down,
  ),
]

/** His near arm, below her wing: one sleeve of fur from the shoulder over the elbow to the paw around her waist. */
const nearArm = () => [
  // Its shadow on back and thigh.
  shade(path('M-74-252C-124-196-136-130-124-86C-112-44-70-28-30-24C30-18 80-18 146-30L0-120Z', c.furShadow)),
  path('M-58-256C-98-206-126-142-116-92C-106-54-70-40-30-36C20-30 70-32 112-36L106-84L0-120L20-200Z', c.fur),
  castShade('M110-31C150-24 194-34 193-60L176-90Z', 0.3),
  path(
    'M98-84C120-92 146-98 164-90C182-82 190-66 184-52C176-36 150-32 96-32L106-44L92-54L106-64L94-73Z',
    c.cream,
  ),
  shade(path('M187-67Q174-72 164-66Q175-64 187-67ZM182-49Q170-56 160-52Q170-48 182-49Z', c.cream)),
]

/** Her face as on the other pages, with her last tear; the bill lies on his shoulder. */
const duckFace = () => [
  group({ x: 46, y: -205, rotate: 2, scale: 1.55 }, ...duckHead({ mood: 'asleep' })),
  path('M34-192C24-176 25-164 34-164S45-176 34-192Z', '#B4DCFF'),
]

const farCheek = path('M134-383C154-365 164-347 161-321L170-315L157-305L163-295L146-269L126-287Z', c.fur)

/** Her head lies below his chin. */
export const noriHuggingDuck = () => {
  const hug = group(
    {},
    ...body(),
    // His back is away from the light.
    shade(
      path('M-66-276C-112-214-140-140-150-76C-156-34-146-3-112-3H-70C-110-60-96-170-66-276Z', c.furShadow),
    ),
    applyLight(warmWhite, ...duckBody()),
    group({ x: 280, y: -80, rotate: 14, flip: true }, lyingMouse({})),
    thigh(),
    ...nearArm(),
    ...foot(),
    ...bandana(),
    applyLight(warmWhite, ...huggingWing()),
    ...farForeleg(),
    applyLight(warmWhite, ...duckFace()),
    // Her crown in the shade of his chin.
    radialGradient(
      'crown',
      [
        [0.73, '#5C38B0', 0],
        [1, '#5C38B0', 0.7],
      ],
      { cy: 0.85, r: 0.85 },
    ),
    shade(ellipse(46, -205, 57, 54, 'url(#crown)')),
    farCheek,
    group(
      { x: 24, y: -364, scale: 0.92 },
      noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 }),
    ),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
