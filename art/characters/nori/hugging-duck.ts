import { applyLight, type Light } from '../../kit/lighting'
import { asFigure, colours as c, ellipse, group, ink, path, shade } from '../../kit/svg'
import { bill, billShade, down, wingFeathers, wingShade } from '../friends/duck'
import { sleepingMouse } from '../friends/mouse'
import { noriHead } from './head'
import { headWithBandana } from './parts'

/* Nori hugging Clara the duck, drawn as one figure (page 6). He sits at (0, 0), turned to the right. */

/** Light that makes her feathers warmer than his white fur. */
const warmWhite: Light = { ambient: '#FFF0D8', shadeColour: '#F2C0A0', strength: 0.6 }

/** His back, his far leg on the other side of her, and his white chest next to her. */
const body = () => [
  path('M196-26C240-38 284-38 300-26C312-12 304 2 288 2H190Z', c.whiteShade),
  shade(path('M270 2Q266-7 273-13Q276-6 274 2ZM288 1Q284-6 290-12Q294-6 292 1Z', '#C4AEA6')),
  path('M-66-256C-112-200-140-136-150-76C-156-34-146-3-112-3C-60 2 0-4 40-14H110L128-150L104-250Z', c.fur),
  path('M-30-210L-8-152L4-160L14-126L30-130L60-84L120-80V-240Z', c.cream),
]

/** The near thigh, drawn up beside her, and the foot. */
const haunch = () => [
  // Its shadow on belly and wing.
  shade(path('M-132-66C-108-108-40-106 6-84C60-72 104-62 122-30L60-10Z', '#6A3A6A', { opacity: 0.4 })),
  path('M-142-46C-132-90-66-98-10-76C36-62 92-60 110-32C114-16 100-2 80 0H-112C-136-4-146-22-142-46Z', c.fur),
  shade(path('M-64-2C-10-4 40-14 34-36C28-48-10-44-26-28C-14-54 50-60 108-36L112-16L80 0Z', c.furShade)),
  path('M26-31C56-42 104-40 120-26C132-12 124 2 108 2H20C4 2 8-22 26-31Z', c.cream),
  shade(path('M90 2Q86-8 93-14Q96-7 94 2ZM108 1Q104-7 110-13Q114-6 112 1Z', c.whiteShade)),
]

/** His far arm, behind her neck. */
const farArm = () => path('M110-216C150-206 190-186 214-156L190-116L130-140Z', c.furShade)

/** The paw of his far arm, over her back. */
const farPaw = () => [
  path(
    'M196-177L186-166L178-168L176-152L166-146C168-132 174-122 186-116C194-110 204-112 207-119C216-117 222-125 220-132C229-136 230-148 222-154C216-164 208-172 196-177Z',
    c.cream,
  ),
  shade(
    path('M207-119Q197-121 193-130Q202-125 207-119ZM220-132Q210-134 204-142Q214-139 220-132Z', c.whiteShade),
  ),
]

/** Her two webbed feet, folded under her. */
const duckFeet = () =>
  [42, 0].map((x, i) =>
    group(
      { x },
      path(
        'M172-26C158-20 136-16 122-6Q124 2 134 1Q138 8 148 4Q156 10 166 4C180 2 190-10 188-24Z',
        i ? bill : billShade,
      ),
      shade(path('M134 1Q148-10 166-12Q152-4 148 4Q144 4 134 1Z', i ? billShade : '#C04E28')),
    ),
  )

/** Her head, her neck bent under his chin, her breast on his, and her short tail. */
const duckBody = () => [
  path(
    'M112-236C144-236 165-216 165-194C165-174 148-166 146-152C148-136 172-134 190-124C214-110 232-88 248-72C272-58 304-72 318-106C323-94 320-84 314-76C322-77 329-81 334-86C333-72 325-64 314-60C321-59 327-60 332-63C320-42 296-34 270-34C250-22 226-16 194-16C140-14 96-26 78-56C62-84 66-114 88-142C70-146 60-166 62-190C66-218 86-236 112-236Z',
    down,
  ),
  // Below the head, belly, and the underside of the tail.
  shade(
    path(
      'M332-63C320-42 296-34 270-34C250-22 226-16 194-16C150-14 110-24 88-46C130-28 190-28 232-48C262-40 296-46 314-60C321-59 327-60 332-63ZM90-140C112-138 140-152 158-180C157-168 146-162 146-152C146-140 148-132 158-130C134-128 108-130 90-140Z',
      '#DCC6B0',
    ),
  ),
]

/** Tail feathers in front of the mouse. */
const tailFeathers = path('M222-68C246-58 284-58 306-72C300-44 254-34 222-68Z', down)

/** Her wing around his ribs, below his arm: one closed shape that ends in three primaries. */
const huggingWing = () => [
  path(
    'M150-96C90-96 30-158-60-164C-84-166-108-166-130-156C-120-146-106-140-94-138C-106-134-116-128-126-118C-114-112-98-110-86-111C-94-105-100-98-106-88C-94-82-84-82-72-84C-40-44 30-14 80-26C120-34 146-66 150-96Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-94-138C-66-130-40-130-14-144C-34-118-64-116-94-138ZM-86-111C-62-102-38-104-12-116C-34-88-60-90-86-111ZM-106-88C-94-82-84-82-72-84C-40-44 30-14 80-26C40-32-10-72-34-92C-60-84-84-84-106-88Z',
      wingShade,
    ),
  ),
]

/** Her face, the bill in his bandana. */
const duckFace = () => [
  group(
    { y: -28 },
    // Shade of his chin on her head.
    shade(path('M66-186C94-164 136-168 154-190L130-208H86Z', '#A88AA8', { opacity: 0.5 })),
    path('M66-142C56-122 42-116 22-120C36-102 76-96 92-116Z', '#C04E28'),
    path('M72-174C60-162 48-150 28-144C12-138 8-126 16-120C30-112 64-114 90-126Q92-154 72-174Z', '#EC7844'),
    // A fold of the bandana over its tip.
    path('M-8-170C12-174 34-164 42-150C48-136 40-118 30-104C12-112-6-128-8-144Z', c.violetDeep),
    ink(path('M88-164C94-152 110-150 119-159Q124-162 122-155C111-143 92-144 84-160Q84-167 88-164Z', c.eye)),
    shade(ellipse(130, -136, 14, 9, c.cheek, { opacity: 0.8 })),
    path('M104-143C94-127 95-115 104-115S115-127 104-143Z', '#B4DCFF'),
  ),
]

const nearArmFur =
  'M-48-166C-46-204-2-206 8-172C20-136 52-106 88-98C110-96 126-98 142-102L154-56C130-46 104-44 78-48C24-56-42-112-48-166Z'
const nearSock =
  'M128-99C144-106 158-112 170-113C180-114 188-110 191-103C202-103 209-95 207-87C214-80 210-69 201-67C197-58 187-55 178-58C160-52 140-46 118-43L125-54L110-60L126-69L112-78L130-85Z'

/** His near arm around her, one curve from the shoulder to the paw on her side. */
const nearArm = () => [
  shade(group({ x: 2, y: 9 }, path(nearArmFur + nearSock, '#6A3A6A', { opacity: 0.4 }))),
  path(nearArmFur, c.fur),
  path(nearSock, c.cream),
  shade(path('M207-87Q195-90 186-83Q197-83 207-87ZM201-67Q192-74 182-71Q192-68 201-67Z', c.whiteShade)),
]

/** His far cheek, pressed by her head. */
const farCheek = path('M134-364C154-346 164-328 161-302L170-296L157-286L163-276L146-250L126-268Z', c.fur)

/** His cheek rests on her head. */
export const noriHuggingDuck = () => {
  const neck = { x: 26, y: -318 }
  const hug = group(
    {},
    ...body(),
    headWithBandana(neck, null),
    farArm(),
    applyLight(warmWhite, ...duckFeet(), ...duckBody()),
    ...farPaw(),
    group({ x: 268, y: -66, rotate: 4 }, sleepingMouse({})),
    applyLight(warmWhite, tailFeathers, ...huggingWing()),
    ...haunch(),
    ...nearArm(),
    applyLight(warmWhite, ...duckFace()),
    farCheek,
    group(
      { scale: 0.92, ...neck },
      group({ y: -14 }, noriHead({ mood: 'asleep', mouth: 'soft', turn: 0.5, tilt: 17, ears: 18 })),
    ),
  )
  return asFigure('nori', {}, asFigure('duck', {}, hug))
}
