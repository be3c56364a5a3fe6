import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, ink, path, shade } from '../../kit/svg'
import { noriHead } from './head'
import { tail } from './parts'

/*
 * Nori climbing to the right (page 8), standing on y = 0: he stops with one paw raised and looks down at what is in
 * front of him.
 */

/** The legs on the far side, one under the belly and one under the chest. */
const farLegs = [
  path(
    'M-144-104C-116-62-84-84-52-96C-43-76-53-60-68-50L-66-14H-88L-91-42C-110-56-130-76-144-104Z',
    c.furShade,
  ),
  path('M112-110H166C160-84 160-50 164-20H128C130-52 124-84 112-110Z', c.furShade),
  shade(
    path(
      'M-91-36Q-78-26-66-40L-65-24C-53-22-43-16-43-4Q-45 1-51 1H-88C-94-4-94-20-91-36ZM126-46Q146-34 162-46L164-24C182-22 196-14 194-2Q192 1 184 1H130C122-8 126-26 126-46Z',
      c.whiteShade,
    ),
  ),
]

/** Body and pushing hind leg in one outline. */
const body = [
  path(
    'M160-392C76-350 74-276 46-248Q17-232-12-230C-58-226-104-240-150-228C-196-214-222-182-224-146L-240-134L-226-124C-222-104-232-86-246-64C-254-50-246-30-240-14L-206-16L-210-42C-192-62-160-70-134-74C-116-76-104-82-95-92C-64-66-15-58 26-60C62-62 112-76 150-94C196-104 238-150 236-204C236-250 210-290 184-318Z',
    c.fur,
  ),
  // Belly, and the crease in front of the thigh.
  shade(
    path(
      'M-95-92C-64-66-15-58 26-60C62-62 112-76 150-94C128-96 116-106 104-116C60-96 3-88-43-100C-64-106-74-124-75-156C-79-132-82-110-95-92ZM-246-64C-254-50-246-30-240-14L-228-15C-234-34-236-50-228-62Z',
      c.furShade,
    ),
  ),
  path(
    'M-244-32Q-226-22-208-36L-204-24C-184-24-168-18-168-6Q-169 1-178 1H-234C-246-4-248-20-244-32Z',
    c.cream,
  ),
]

/** The raised foreleg, drawn back before the chest: the elbow is bent, and the paw hangs from the wrist. */
const raisedLeg = [
  path('M90-116C84-92 90-76 104-68C126-52 162-70 190-96L236-122L216-160C184-144 152-116 122-110Z', c.fur),
  shade(path('M86-106C94-64 150-84 226-142L236-122L190-96C162-70 126-52 104-68Q88-80 86-106Z', c.furShade)),
  path(
    'M202-152L218-146V-162C242-168 260-156 264-136C274-122 280-100 274-86C266-72 244-76 240-90C238-100 236-106 230-114L220-108L218-122L204-126Q212-138 202-152Z',
    c.cream,
  ),
  shade(
    path(
      'M274-86C266-72 244-76 240-90C238-100 236-106 230-114L220-108L218-122C242-122 240-84 274-86Z',
      c.whiteShade,
    ),
  ),
]

/** The white chest. */
const chest = path(
  'M184-318C210-290 236-250 236-204C238-150 196-104 160-98L164-124L146-118L150-146L128-146L136-172L112-178L124-204L100-216L118-300Z',
  c.cream,
)

/** Bandana around the neck. */
const bandana = [
  path('M150-220C176-204 204-196 226-194C228-164 218-138 204-122C180-144 158-180 150-220Z', c.violetDeep),
  path('M92-300C124-246 172-220 226-220Q232-206 228-190C170-188 108-222 72-276Z', c.violet),
  ink(
    dots(c.sun, 10, [
      [106, -256],
      [146, -224],
      [194, -204],
      [200, -168],
    ]),
  ),
]

/** Puts a thing at the side of the climbing Nori, or a rider on his back. */
export const atClimbingSide = (...things: Drawing[]) => group({ x: -10, y: -124 }, ...things)

/** Nori climbing. */
export const climbingNori = () =>
  asFigure(
    'nori',
    {},
    ...farLegs,
    tail({ x: -188, y: -218, flip: true, rotate: 12 }),
    ...body,
    shade(path('M-30-240C-5-196-2-124-18-64L-8-64C10-118 8-192-16-240Z', '#7A4A3C')),
    chest,
    ...bandana,
    ...raisedLeg,
    group(
      { x: 200, y: -340, scale: 0.84, rotate: 42 },
      noriHead({ mood: 'worried', turn: 1, look: [1.9, 0.8], ears: 44 }),
    ),
  )
