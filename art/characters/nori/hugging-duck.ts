import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
import { bill, down, duckHead, foldedWing, foot as webbedFoot } from '../friends/duck-parts'
import { lyingMouse } from '../friends/mouse'
import { noriHead } from './head'

/*
 * Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. She stands upright
 * between his feet and leans on his chest: his near foreleg crosses her belly, its paw on her wing, and the far one is
 * behind her back; below them one sees belly, tail and feet.
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

/** The ruff on his chest, in the shade of both heads. */
const ruff = shade(
  path(
    'M-64-252C-76-220-80-200-78-176L-60-188-58-146-42-160-36-126-20-138-4-124 20-140 60-150 80-240Z',
    c.cream,
  ),
)

/** The bandana, its end pushed aside. */
const bandana = [
  path('M-74-254C-94-230-104-204-102-178-72-186-48-206-38-236Z', c.violetDeep),
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

/** Her breast against his chest, the neck, narrower than the head, the sloping back, and the tail. */
const duckBody = () => [
  path(
    'M2-190C-8-164-24-140-24-102C-24-54 12-19 64-17H112C152-17 184-36 204-62C228-58 254-70 270-94L252-92Q266-106 267-124L248-110Q253-124 250-140C238-120 224-110 208-108C194-134 172-148 146-150C118-152 96-156 94-178L104-226Z',
    down,
  ),
  // Below her cheek and both his forelegs, and on the belly.
  shade(
    path(
      'M0-182C24-148 72-146 94-178Q94-168 98-162L150-150C130-120 30-126-10-150ZM-24-90C30-84 40-114 130-108L146-98C100-52 40-44-16-64ZM0-50C26-26 100-24 140-36C164-42 186-52 204-62C184-36 152-17 112-17H64C30-19 4-38-8-62Z',
      down,
    ),
  ),
]

/** Her near wing, folded along the sloping back. */
const wing = () => group({ x: 84, y: -126, rotate: 22, scale: 1.3 }, ...foldedWing)

/**
 * His near foreleg: shoulder below the bandana, the elbow a corner on the left, and the forearm across her breast, thick
 * below the elbow and narrow at the wrist. White wrist and paw are one contour; the paw lies on her wing's shoulder.
 */
const nearForeleg = () => [
  path(
    'M-72-240C-100-206-118-156-110-118Q-112-98-126-86Q-106-72-88-70C-48-60-8-64 30-76C52-84 70-88 92-90L90-124C60-126 24-126-4-128C8-156 12-196 0-230Z',
    c.fur,
  ),
  // Away from the light: the back of the upper arm, the lower edge, and the crook.
  shade(
    path(
      'M-72-240C-100-206-118-156-110-118Q-112-98-126-86Q-106-72-88-70C-48-60-8-64 30-76C52-84 70-88 92-90L91-97C60-96 30-92 0-84C-40-76-76-80-88-104C-100-140-90-190-72-240ZM0-128Q-22-121-44-129Q-14-137 0-159Q8-141 0-128Z',
      c.furShade,
    ),
  ),
  group(
    { x: 22, y: 20 },
    path(
      'M46-138C56-140 66-141 76-141C88-154 110-153 119-142C134-143 142-130 137-120C142-109 134-98 124-101C112-89 92-90 80-103C70-105 58-103 46-98L54-108L42-112L54-122L40-128Z',
      c.cream,
    ),
    shade(
      path('M137-120Q122-120 113-127Q121-114 137-120ZM124-101Q112-104 106-113Q110-100 124-101Z', c.cream),
    ),
  ),
]

/** His far foreleg, from behind her nape to behind her back. */
const farForeleg = [
  path('M90-268C150-276 204-246 208-198 212-160 204-130 190-110L80-150Z', c.fur),
  shade(path('M92-226C150-222 184-196 180-120L80-150Z', c.furShade)),
]

/** Her face as on the other pages, the bill tucked down along his chest, with her last tear on a white cheek. */
const duckFace = [
  group({ x: 60, y: -210, rotate: -28, scale: 1.55 }, ...duckHead({ mood: 'asleep', blush: 6 })),
  // Her crown in the shade of his chin.
  shade(path('M4-222C8-280 112-280 117-218C92-250 30-252 4-222Z', down)),
  path('M69-221C60-207 60-196 69-196S78-207 69-221Z', '#7CC4FF'),
]

/** Her head lies below his chin. */
export const noriHuggingDuck = () => {
  const hug = group(
    {},
    ...body(),
    // His back is away from the light.
    shade(
      path('M-66-276C-112-214-140-140-150-76C-156-34-146-3-112-3H-70C-110-60-96-170-66-276Z', c.furShadow),
    ),
    ...farForeleg,
    applyLight(warmWhite, duckFeet(), ...duckBody(), wing()),
    group({ x: 274, y: -38, flip: true }, lyingMouse({})),
    ...hindLeg(),
    ...nearForeleg(),
    ruff,
    asFigure('bandana', {}, ...bandana),
    applyLight(warmWhite, ...duckFace),
    group(
      { x: 24, y: -364, scale: 0.92 },
      noriHead({
        mood: 'asleep',
        mouth: 'soft',
        turn: 0.22,
        tilt: 12,
        ears: 18,
        // The cheek away from the light.
        shaded: 'M-120-90C-146-20-130 50-80 84-40 106 20 116 70 112L0 150H-200V-90Z',
      }),
    ),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
