import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
import { bill, down, downShade, duckHead, foot as webbedFoot, wingFeathers } from '../friends/duck-parts'
import { lyingMouse } from '../friends/mouse'
import { noriHead } from './head'

/*
 * Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. She stands upright
 * between his feet and leans on his chest: above his near foreleg one sees her head and breast, below it wing, belly,
 * tail and feet.
 */

/** Light that makes her feathers warmer than his white fur. */
const warmWhite: Light = { ambient: '#FFFFE4', shadeColour: '#FFF', strength: 0.7 }

/** His far hind leg behind her, and his back. */
const body = () => [
  shade(path('M-20-60H140C190-104 252-86 262-34L254-2H-20Z', c.furShadow)),
  path('M230-26C246-42 294-44 314-30C328-18 324 2 308 2H224C206 2 210-16 230-26Z', c.cream),
  shade(path('M292 2Q288-8 295-14Q298-7 296 2ZM309 1Q305-7 311-13Q315-6 313 1Z', c.cream)),
  path('M-66-276C-112-214-140-140-150-76C-156-34-146-3-112-3H10L140-200L110-270Z', c.fur),
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

/** His near hind leg. */
const hindLeg = () => [
  path('M-148-40C-146-92-84-112-40-92C-10-78-2-44-16-12L-28 0H-112C-138-4-150-18-148-40Z', c.furShade),
  path('M-46-26C-30-42 18-44 38-30C52-18 48 2 32 2H-52C-70 2-66-16-46-26Z', c.cream),
  shade(path('M16 2Q12-8 19-14Q22-7 20 2ZM33 1Q29-7 35-13Q39-6 37 1Z', c.cream)),
]

const duckFeet = () => group({ x: 102, scale: 1.5 }, path(webbedFoot(0) + webbedFoot(28), bill))

/** Her breast, the short curved neck, back and tail: a pear that stands upright and leans to the left. */
const duckBody = () => [
  path(
    'M2-190C-8-160-18-132-18-98C-18-52 14-19 66-17H112C152-17 184-38 198-66C222-66 246-78 260-102L244-100Q256-112 258-128L240-119Q246-130 243-144C226-122 210-116 200-118C190-164 160-186 130-190C114-192 104-198 96-208Z',
    down,
  ),
  // Below her cheek and his foreleg, and on the belly.
  shade(
    path(
      'M0-182C24-148 84-146 102-190C108-136 40-126-10-150ZM-10-84C50-70 110-80 170-132L186-112C130-60 60-48-14-70ZM-8-62C20-34 100-34 132-46C160-52 190-58 216-70L198-66C184-38 152-17 112-17H66C30-19 4-38-8-62Z',
      down,
    ),
  ),
  shade(
    path('M20-140q3 8 10 10M40-138q4 8 11 10M90-150q4 8 12 10', 'none', {
      stroke: downShade,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  ),
]

/** Her near wing: one taper from the shoulder, below his foreleg, to three primaries. */
const wing = () => [
  path(
    'M64-96C110-120 160-120 184-96Q200-74 232-70Q214-60 198-64L212-52Q194-46 176-54L184-40C140-32 78-50 64-96Z',
    wingFeathers,
  ),
  shade(
    path(
      'M198-64C172-64 150-72 134-84C150-66 180-58 212-52L198-64ZM176-54C150-56 124-66 108-80C120-58 150-46 184-40ZM64-96C92-84 140-92 172-110L184-96C150-70 100-66 70-80Z',
      wingFeathers,
    ),
  ),
]

/**
 * His near foreleg: shoulder below the bandana, elbow on the left, the forearm across her side, and the paw on her
 * back. It narrows from the shoulder to the wrist.
 */
const nearForeleg = () => [
  path(
    'M-72-240C-98-200-112-150-106-112Q-108-92-124-78Q-104-66-84-64C-40-62 20-70 70-82C110-92 146-106 174-122L164-132L170-142L154-144L156-156C110-134 60-124-4-124C10-150 14-190 0-230Z',
    c.fur,
  ),
  // Away from the light: the back of the upper arm, and the lower edge.
  shade(
    path(
      'M-72-240C-98-200-112-150-106-112Q-108-92-124-78Q-104-66-84-64C-40-62 20-70 70-82C110-92 146-106 174-122C110-98 20-76-60-78C-98-90-96-160-72-240ZM8-124Q-20-118-40-128Q-10-134 2-160Q12-140 8-124Z',
      c.furShade,
    ),
  ),
  path(
    'M156-156C170-166 192-164 206-154C222-152 230-140 224-132C226-122 218-114 208-116C198-108 182-112 174-122L164-132L170-142L154-144Z',
    c.cream,
  ),
  shade(path('M225-131Q208-134 200-142Q208-128 225-131ZM209-115Q196-120 190-130Q194-114 209-115Z', c.cream)),
]

/**
 * His far foreleg: it comes from behind her nape, over her shoulder, and lies down on her back; wrist, and a paw with
 * three toes.
 */
const farForeleg = () => [
  path('M92-262C128-262 168-244 186-208C198-184 204-168 206-150L196-142 188-150 178-140 168-148C160-176 140-190 96-200Z', c.fur),
  shade(path('M92-262L96-200C140-190 160-176 168-148L178-140C172-180 150-206 98-222Z', c.furShade)),
  path(
    'M206-150C216-138 218-122 210-112C206-102 196-100 190-106C184-98 172-100 168-108C158-108 154-122 160-132C162-138 166-144 168-148L178-140 188-150 196-142Z',
    c.cream,
  ),
  shade(path('M190-106Q186-116 190-126Q196-114 190-106ZM168-108Q166-118 172-126Q176-116 168-108Z', c.cream)),
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
    applyLight(warmWhite, duckFeet(), ...duckBody(), ...wing()),
    ...farForeleg(),
    group({ x: 274, y: -38, flip: true }, lyingMouse({})),
    ...hindLeg(),
    ...nearForeleg(),
    ...bandana(),
    applyLight(warmWhite, ...duckFace()),
    farCheek,
    group(
      { x: 24, y: -364, scale: 0.92 },
      noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 }),
    ),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
