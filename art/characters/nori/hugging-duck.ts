import { radialGradient } from '../../kit/light-effects'
import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { bill, down, duckHead, foot as webbedFoot, wingFeathers, wingShade } from '../friends/duck-parts'
import { lyingMouse } from '../friends/mouse'
import { noriHead } from './head'

/*
 * Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. The two bodies
 * interlock: his arms lie on her white back, her wing lies on his ochre shoulder.
 */

/** Light that makes her feathers warmer than his white fur. */
const warmWhite: Light = { ambient: '#FFF4CC', shadeColour: '#FFF', strength: 0.7 }

/** His back, and his far hind leg behind her. */
const body = () => [
  path('M140-84C190-104 252-86 262-34L254-2H130Z', c.furShade),
  path('M230-12C232-30 248-40 268-41C292-42 308-30 308-16C308-4 302 2 292 2H240Z', c.cream),
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

/**
 * His far foreleg: shoulder below the chin, elbow on the right, the forearm back to the left, and the paw flat on her
 * back. It narrows from the shoulder to the wrist.
 */
const farForeleg = () => [
  path(
    'M70-262C134-264 184-250 212-218C232-194 247-170 247-148C248-134 238-126 224-120C204-110 186-104 166-99L130-118L156-140C170-143 180-150 182-160C172-180 146-192 100-194Z',
    c.fur,
  ),
  shade(
    path(
      'M247-148C248-134 238-126 224-120C204-110 186-104 166-99L158-106C196-112 232-124 247-148ZM182-160C172-180 146-192 100-194L104-204C148-204 184-186 192-162C190-148 176-140 158-136L156-140C170-143 180-150 182-160Z',
      c.furShade,
    ),
  ),
  path(
    'M156-142C136-152 108-152 95-143C84-138 84-128 96-127C80-128 74-116 84-111C76-104 84-94 98-94C120-92 146-94 168-98L157-108L165-117L153-125L162-133Z',
    c.cream,
  ),
  shade(path('M92-126Q108-132 122-127Q108-124 92-126ZM82-111Q100-117 116-112Q100-108 82-111Z', c.cream)),
]

/** Her breast, the short curved neck, back and tail: upright, and round as an egg. */
const duckBody = () => [
  path(
    'M6-178C-22-150-36-112-24-76C-12-40 22-12 72-10H152C196-10 232-34 246-54L234-56C244-60 250-66 254-80L240-76C244-82 246-90 240-100C234-92 226-88 218-90C226-140 196-186 140-186C116-186 104-190 103-206Z',
    down,
  ),
  // Below her cheek, below his foreleg, and on the belly.
  shade(
    path(
      'M10-160C40-140 80-148 101-176Q106-190 104-204L210-180L182-160C176-172 150-182 128-176C122-150 100-134 70-132C40-132 14-140 10-160ZM78-110C84-70 150-80 224-120L219-92C170-66 90-50 78-110ZM246-54C232-34 196-10 152-10H72C40-12 20-24 4-40C60-22 130-24 180-40Q212-50 234-56Z',
      down,
    ),
  ),
]

/** Her wing around his side: one taper from the shoulder, which her down covers, to three short primaries. */
const huggingWing = () => [
  path(
    'M92-120C80-146 40-158-6-156C-52-154-90-138-116-92Q-104-88-92-92Q-100-80-104-68Q-90-66-78-72Q-82-62-84-50C-60-46-40-50-24-58C10-50 50-50 78-66Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-92-92C-80-108-64-118-46-122C-62-110-74-94-78-72Q-90-66-104-68Q-98-80-92-92ZM-78-72C-68-86-52-98-34-104C-46-90-50-74-24-58C-40-50-60-46-84-50Q-82-62-78-72ZM-24-58C10-50 50-50 78-66L82-80C50-62 10-58-34-70Z',
      wingShade,
    ),
  ),
  path(
    'M98-62C106-104 100-132 72-146Q72-134 58-136Q66-124 52-120Q64-108 50-102Q64-96 54-86Q68-82 70-68Z',
    down,
  ),
]

/** His near upper arm, which goes below her wing. */
const nearArm = () => [
  shade(path('M-74-252C-124-196-136-130-126-92C-118-66-80-60-30-60L0-120Z', c.furShade)),
  path('M-58-256C-98-206-124-142-114-104C-108-80-80-70-30-68L0-120L20-200Z', c.fur),
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
    group({ x: 266, y: -38, flip: true }, lyingMouse({})),
    thigh(),
    ...nearArm(),
    group({ x: 172, scale: 1.5 }, path(webbedFoot(0), bill)),
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
