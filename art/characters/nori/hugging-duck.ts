import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { bill, billShade, closedBill, down } from '../friends/duck'
import { lyingMouse } from '../friends/mouse'
import { noriHead } from './head'

/*
 * Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. The two bodies
 * interlock: his arms lie on her white back, her wing lies on his ochre shoulder.
 */

/** Light that makes her feathers warmer than his white fur. */
const warmWhite: Light = { ambient: '#FFF4CC', shadeColour: '#F2C8A0', strength: 0.7 }

/** A shadow that one of them casts on the other. */
const castShade = (d: string, opacity: number = 0.4) => shade(path(d, '#6A3A6A', { opacity }))

/** His back and his far foot. */
const body = () => [
  path('M238-10C240-28 254-36 272-38C294-40 308-30 310-18C312-6 306 2 296 2H244Z', c.whiteShade),
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
  shade(path('M80 2Q76-8 83-14Q86-7 84 2ZM97 1Q93-7 99-13Q103-6 101 1Z', c.whiteShade)),
]

/** His far arm, which comes from behind her neck to the elbow. */
const farArm = () =>
  path('M86-234C132-232 190-216 226-196C246-184 248-172 238-160L200-130L80-120Z', c.furShade)

/** His far forearm and the paw, on her back. */
const farPaw = () => [
  castShade(
    'M206-202C180-186 150-140 156-116C180-186 150-140 156-116C158-98 176-94 186-98C196-90 212-96 214-106C220-108 220-114 216-122Z',
  ),
  path('M246-176C244-160 230-146 214-134L178-152C188-170 196-188 214-200C234-200 248-188 246-176Z', c.fur),
  path(
    'M184-166L188-156L178-156C166-146 160-132 164-122C162-110 172-104 180-108C186-100 198-102 201-110C212-108 220-116 217-126C220-132 224-138 227-146L216-146L212-156L202-154L198-166Z',
    c.cream,
  ),
  shade(
    path('M180-108Q180-120 189-126Q188-114 180-108ZM201-110Q199-121 207-127Q208-117 201-110Z', c.whiteShade),
  ),
]

/** Her two webbed feet, side by side. */
const duckFeet = () =>
  [222, 158].map((x, i) =>
    group(
      { x },
      path(
        'M-8-40H8L7-15C9-6 14-2 18 1Q6 4-6 1Q-14 5-26 1Q-34 4-46 1C-38-10-18-12-9-18Z',
        i ? bill : billShade,
      ),
    ),
  )

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
      '#E8D6C0',
    ),
  ),
]

/** Her wing: a round shoulder on her side, the wrist on his arm, and four primaries spread on his back. */
const huggingWing = () => [
  castShade('M146-110C150-84 120-58 80-62C20-70-30-74-86-80C-108-94-112-130-106-150Z'),
  path(
    'M138-112C136-140 104-152 74-144C44-136 18-138-10-148C-38-156-66-166-94-178C-96-168-90-158-80-152C-94-156-106-157-116-156C-114-145-104-136-90-132C-100-130-110-126-116-119C-108-110-96-107-82-110C-90-104-95-98-96-90C-78-80-52-86-30-96C10-82 56-66 100-70C126-74 142-92 138-112Z',
    '#FFF7E6',
  ),
  shade(
    path(
      'M-80-152C-54-140-34-136-12-138C-38-130-62-134-80-152ZM-90-132C-62-124-40-124-16-128C-40-116-68-116-90-132ZM-82-110C-56-106-36-110-14-118C-34-102-58-98-82-110ZM-30-96C10-82 56-66 100-70C126-74 142-92 138-112C126-90 90-84 62-88C66-92 64-98 58-101C50-92 36-92 28-97C31-101 29-107 22-110C14-100-10-96-30-96Z',
      '#F0DEC4',
    ),
  ),
]

/** His near arm, below her wing, around her waist. */
const nearArm = () => [
  castShade('M-82-130C-98-80-76-48-40-40C20-30 90-34 160-34C186-36 192-54 182-68L40-80Z'),
  path('M-66-170C-86-120-74-84-44-64C-12-40 50-38 112-48L106-96C60-84 6-100 6-170Z', c.fur),
  path(
    'M98-93C112-98 130-104 142-104C154-105 164-100 168-93C178-93 185-85 183-77C190-70 186-59 177-57C173-48 163-45 154-48C134-42 118-40 96-40L106-50L92-57L106-66L92-74L108-82Z',
    c.cream,
  ),
  shade(path('M183-77Q171-80 162-73Q173-73 183-77ZM177-57Q168-64 158-61Q168-58 177-57Z', c.whiteShade)),
]

/** Her face as on the other pages, with her last tear; the bill lies on his shoulder. */
const duckFace = () => [
  path(`${head}C80-150 20-150-6-176Z`, down),
  group(
    { x: 44, y: -198, rotate: 2, scale: 1.55 },
    group(
      { x: -8, y: 109 },
      ...closedBill('asleep'),
      eye(3, -113, 11, 'asleep'),
      shade(ellipse(14, -94, 10, 6, c.cheek, { opacity: 0.8 })),
    ),
  ),
  path('M34-184C24-168 25-156 34-156S45-168 34-184Z', '#B4DCFF'),
]

const farCheek = path('M134-383C154-365 164-347 161-321L170-315L157-305L163-295L146-269L126-287Z', c.fur)

/** Her head lies below his chin. */
export const noriHuggingDuck = () => {
  const hug = group(
    {},
    ...body(),
    farArm(),
    applyLight(warmWhite, ...duckFeet(), ...duckBody()),
    ...farPaw(),
    group({ x: 280, y: -80, rotate: 14, flip: true }, lyingMouse({})),
    ...thigh(),
    ...nearArm(),
    ...foot(),
    ...bandana(),
    applyLight(warmWhite, ...huggingWing()),
    farCheek,
    group(
      { x: 26, y: -350, scale: 0.92 },
      noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 }),
    ),
    castShade('M-28-196C-36-232-18-264 24-266C52-270 84-256 98-226L60-190Z', 0.34),
    applyLight(warmWhite, ...duckFace()),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
