import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
import { bill, down, downShade, duckHead, foot as webbedFoot, wingFeathers } from '../friends/duck-parts'
import { lyingMouse } from '../friends/mouse'
import { noriHead } from './head'

/*
 * Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. She stands upright
 * between his feet and leans on his chest: his near foreleg crosses her belly, and its paw lies on her wing; below it
 * one sees belly, tail and feet.
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

/**
 * Her near wing, folded: its shoulder is above his forearm, and it tapers to three primaries over the hip. His paw lies
 * on its front edge.
 */
const wing = () => [
  path(
    'M112-170C150-182 184-162 202-132C212-116 226-102 244-92Q232-82 216-84L226-72Q210-66 194-72L200-58C170-52 136-66 118-96C108-120 100-150 112-170Z',
    wingFeathers,
  ),
  shade(
    path(
      'M216-84C196-88 178-98 166-112C180-88 200-76 226-72L216-84ZM194-72C176-76 158-88 146-102C152-82 172-62 200-58L194-72ZM150-170C166-150 168-132 160-118C178-128 176-152 150-170Z',
      wingFeathers,
    ),
  ),
]

/**
 * His near foreleg: shoulder below the bandana, elbow on the left, the forearm across her belly, and the paw on the
 * front edge of her wing. It narrows from the shoulder to the wrist.
 */
const nearForeleg = () => [
  path(
    'M-72-240C-98-200-112-150-106-108Q-108-88-124-74Q-104-62-84-60C-40-58 0-64 40-74C62-78 84-84 104-90L96-100 102-110 88-114 92-128C66-120 30-116-4-120C10-150 14-190 0-230Z',
    c.fur,
  ),
  // Away from the light: the back of the upper arm, and the lower edge.
  shade(
    path(
      'M-72-240C-98-200-112-150-106-108Q-108-88-124-74Q-104-62-84-60C-40-58 0-64 40-74C62-78 84-84 104-90C60-84 0-70-60-74C-98-86-96-156-72-240ZM8-120Q-20-114-40-124Q-10-130 2-156Q12-136 8-120Z',
      c.furShade,
    ),
  ),
  path(
    'M92-128C106-140 130-140 144-130C160-128 168-116 162-107C164-97 155-88 145-91C134-82 114-82 104-90L96-100 102-110 88-114Z',
    c.cream,
  ),
  shade(path('M162-107Q146-109 138-117Q146-102 162-107ZM145-91Q134-95 128-105Q132-89 145-91Z', c.cream)),
]

/**
 * His far foreleg: it comes from behind her nape, over her shoulder, and ends on her back in
 * wrist and toes.
 */
const farForeleg = () => [
  // Its shade on her.
  shade(path('M94-212C124-206 138-202 146-191C160-178 176-184 186-194L150-212Z', down)),
  path('M92-268C130-272 160-258 178-234L170-228 162-230 158-218 148-208C130-206 110-208 94-212Z', c.fur),
  shade(path('M92-232C116-230 140-226 158-218L148-208C130-206 110-208 94-212Z', c.furShade)),
  path(
    'M178-234C192-228 202-216 199-205C200-194 192-189 185-191C178-183 168-184 164-190C154-188 144-192 146-202L148-208 158-218 162-230 170-228Z',
    c.cream,
  ),
  shade(path('M185-191Q180-199 180-208Q188-200 185-191ZM164-190Q160-198 162-208Q168-199 164-190Z', c.cream)),
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
      noriHead({
        mood: 'asleep',
        mouth: 'soft',
        turn: 0.5,
        tilt: 17,
        ears: 18,
        // The cheek away from the light.
        shaded: 'M-120-90C-146-20-130 50-80 84-40 106 20 116 70 112L0 150H-200V-90Z',
      }),
    ),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
