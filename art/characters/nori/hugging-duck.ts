import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
import { down, duckHead, spreadWing } from '../friends/duck-parts'
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
    path('M-50-240h.1M-14-226h.1M-44-146h.1', 'none', {
      stroke: c.sun,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
  ),
]

/** The near thigh. */
const thigh = () => [
  path('M-144-46C-134-90-68-96-16-78C36-62 84-60 104-32C110-16 96-2 76 0H-112C-138-4-148-22-144-46Z', c.fur),
  shade(path('M-70-2C-10-4 30-14 28-34C40-52 84-48 104-32C108-16 96-2 76 0Z', c.furShade)),
]

const foot = () => [
  path('M18-30C46-42 92-40 108-26C120-12 112 2 96 2H12C-4 2-2-20 18-30Z', c.cream),
  shade(path('M80 2Q76-8 83-14Q86-7 84 2ZM97 1Q93-7 99-13Q103-6 101 1Z', c.cream)),
]

/** His far foreleg, in one curve from behind her neck to the paw on her back. */
const farForeleg = () => [
  castShade('M228-180C248-140 240-112 218-98C196-86 160-90 150-112C146-130 160-150 150-164Z'),
  path('M60-240C130-246 200-232 228-196C246-172 248-146 236-126L160-132C160-146 140-154 90-146Z', c.fur),
  path(
    'M243-160C246-136 236-114 214-106C190-98 162-106 159-124C158-134 162-142 164-150Q174-152 182-158Q188-148 198-144Q204-158 212-164Q216-152 224-148Q230-160 234-168L243-162Z',
    c.cream,
  ),
  shade(path('M190-103Q188-114 196-120Q194-110 197-103ZM212-105Q212-115 219-120Q217-112 219-107Z', c.cream)),
]

const head = 'M-6-176C-14-204-14-232 10-246C36-260 82-256 96-228C108-206 104-190 98-176'

/** Her head, the short curved neck, breast, back and tail. */
const duckBody = () => [
  path(
    `${head}C94-164 104-158 120-156C168-158 216-134 244-100C262-86 286-84 302-94C312-100 320-110 326-122C332-110 332-100 328-92L344-102C342-86 334-76 324-70L340-74C332-56 308-42 280-38C256-26 222-20 188-20C124-20 70-38 44-70C20-104 2-150-6-176Z`,
    down,
  ),
  // On the belly, and below the cheek.
  shade(
    path(
      'M340-74C332-56 308-42 280-38C256-26 222-20 188-20C124-20 70-38 44-70C110-40 190-40 240-56C268-52 302-56 324-70ZM0-150C40-140 80-152 98-176C94-164 104-158 120-156C90-130 40-128 4-140Z',
      down,
    ),
  ),
]

/** Her wing on his back. */
const huggingWing = () => [group({ x: 112, y: -100, rotate: -74, scale: 1.35, flip: true }, ...spreadWing)]

/** His near arm, below her wing: one sleeve of fur from the shoulder over the elbow to the paw around her waist. */
const nearArm = () => [
  // Its shadow on back and thigh.
  shade(path('M-74-252C-124-196-134-124-120-80C-108-44-70-28-30-24C20-18 70-22 116-34L0-120Z', c.furShadow)),
  path('M-58-256C-98-206-114-142-108-98C-102-62-70-46-30-40C20-34 70-38 112-46L106-98L0-120L20-200Z', c.fur),
  // Below her wing.
  shade(path('M-109-128C-90-86-48-64-6-56C40-50 80-52 108-60L112-110Z', c.furShade)),
  path(
    'M96-92C120-100 146-108 164-100C182-92 190-76 184-62C176-46 150-42 96-40L106-52L92-62L106-72L92-80Z',
    c.cream,
  ),
  shade(path('M187-77Q174-82 164-76Q175-74 187-77ZM182-59Q170-66 160-62Q170-58 182-59Z', c.cream)),
]

/** Her face as on the other pages, with her last tear; the bill lies on his shoulder. */
const duckFace = () => [
  group({ x: 46, y: -197, rotate: 2, scale: 1.55 }, ...duckHead({ mood: 'asleep' })),
  path('M34-184C24-168 25-156 34-156S45-168 34-184Z', '#B4DCFF'),
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
    ...farForeleg(),
    group({ x: 280, y: -80, rotate: 14, flip: true }, lyingMouse({})),
    ...thigh(),
    ...nearArm(),
    ...foot(),
    ...bandana(),
    applyLight(warmWhite, ...huggingWing()),
    castShade('M84-234L137-238C134-206 122-172 84-146Z'),
    applyLight(warmWhite, ...duckFace()),
    // Her crown in the shade of his chin, which lies on it.
    castShade('M-10-222C16-222 60-216 98-224L96-228C82-256 36-260 10-246C0-241-8-232-10-222Z'),
    farCheek,
    group(
      { x: 24, y: -364, scale: 0.92 },
      noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 }),
    ),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
