import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
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
  path('M140-84C190-104 252-86 262-34L254-2H130Z', c.furShadow),
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
    'M70-262C134-264 184-250 212-218C234-192 244-174 246-156L254-142L243-136L242-128Q234-122 224-120C204-110 186-104 166-99L130-118L156-140C170-143 180-150 182-160C172-180 146-192 100-194Z',
    c.fur,
  ),
  shade(
    path(
      'M254-142L243-136L242-128Q234-122 224-120C204-110 186-104 166-99L158-106C196-112 230-122 246-150ZM182-160C172-180 146-192 100-194L104-204C148-204 184-186 192-162C190-148 176-140 158-136L156-140C170-143 180-150 182-160Z',
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
    'M6-178C-22-150-36-112-24-76C-12-40 22-12 72-10H152C196-10 230-32 248-54L238-58C248-62 254-70 257-82L244-80C248-86 250-94 249-104C236-102 224-112 216-130C200-166 174-186 140-186C116-186 104-190 103-206Z',
    down,
  ),
  // Below her cheek, below his foreleg, and on the belly.
  shade(
    path(
      'M10-160C40-140 80-148 101-176Q106-190 104-204L210-180L200-150L150-130H80C40-130 14-140 10-160ZM80-110C88-76 150-84 220-122Q228-110 238-106C190-70 90-50 80-110ZM248-54C230-32 196-10 152-10H72C40-12 20-24 4-40C60-22 130-24 180-40Q212-50 238-58Z',
      down,
    ),
  ),
]

/** Her wing around his side: one taper from the shoulder, which her down covers, to three short primaries. */
const huggingWing = () => [
  path(
    'M84-112C80-140 44-156 4-156C-42-156-82-138-106-96Q-96-94-86-98L-98-74Q-86-72-74-80L-86-54Q-66-50-42-62C0-50 36-50 60-62Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-86-98C-70-116-44-126-6-124C-42-118-58-108-72-94L-98-74ZM-74-80C-56-98-34-106 4-104C-28-98-44-90-54-76L-86-54ZM-86-54Q-66-50-42-62C0-50 36-50 60-62L58-74C36-60 0-62-46-76Q-66-60-86-54Z',
      wingShade,
    ),
  ),
  path(
    'M98-62C106-104 100-132 72-146Q72-134 58-136Q66-124 52-120Q64-108 50-102Q64-96 54-86Q68-82 66-66Q84-66 98-62Z',
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
  // Her crown in the shade of his chin.
  shade(path('M-10-216C-2-272 92-276 102-216C84-248 22-250-10-216Z', down)),
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
    farCheek,
    group(
      { x: 24, y: -364, scale: 0.92 },
      noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 }),
    ),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
