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
    'M2-190C-8-160-18-132-18-98C-18-52 14-19 66-17H112C152-17 184-38 198-66C222-66 246-78 260-102L244-100Q256-112 258-128L240-119Q246-130 243-144C226-122 210-116 200-118C208-164 188-198 150-208C126-214 110-214 96-226Z',
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
    'M-72-240C-98-200-112-150-106-112Q-108-92-124-78Q-104-66-84-64C-40-62 20-70 70-82C108-88 140-98 168-110L158-120 164-130 148-132 150-144C106-128 60-122-4-124C10-150 14-190 0-230Z',
    c.fur,
  ),
  // Away from the light: the back of the upper arm, and the lower edge.
  shade(
    path(
      'M-72-240C-98-200-112-150-106-112Q-108-92-124-78Q-104-66-84-64C-40-62 20-70 70-82C108-88 140-98 168-110C106-94 20-74-60-78C-98-90-96-160-72-240ZM8-124Q-20-118-40-128Q-10-134 2-160Q12-140 8-124Z',
      c.furShade,
    ),
  ),
  path(
    'M150-144C164-154 186-152 200-142C216-140 224-128 218-120C220-110 212-102 202-104C192-96 176-100 168-110L158-120 164-130 148-132Z',
    c.cream,
  ),
  shade(path('M218-120Q202-122 194-130Q202-116 218-120ZM202-104Q190-108 184-118Q188-102 202-104Z', c.cream)),
]

/**
 * His far foreleg: it comes from behind her nape, over her shoulder, and ends on her back in
 * wrist and toes.
 */
const farForeleg = () => [
  // Its shade on her.
  shade(path('M98-224C130-212 148-196 154-170C160-146 186-144 200-154L150-206Z', down)),
  path('M92-268C136-270 174-244 194-206L187-198 178-200 176-188 166-186C150-206 128-216 94-222Z', c.fur),
  shade(path('M92-240C126-234 154-214 176-188L166-186C150-206 128-216 94-222Z', c.furShade)),
  path(
    'M194-206C210-202 222-190 220-178C222-166 214-160 206-162C200-152 188-152 184-158C174-152 162-160 163-172L166-186 176-188 178-200 187-198Z',
    c.cream,
  ),
  shade(path('M206-162Q200-170 200-180Q208-172 206-162ZM184-158Q178-166 180-176Q186-168 184-158Z', c.cream)),
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
    group({ x: -3, y: -6 }, ...farForeleg()),
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
