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
    'M-206-104C-178-62-140-84-96-96C-84-76-98-60-118-50L-116-14H-146L-150-42C-172-56-192-76-206-104Z',
    c.furShade,
  ),
  path('M112-110H166C160-84 160-50 164-20H128C130-52 124-84 112-110Z', c.furShade),
  shade(
    path(
      'M-150-36Q-132-26-116-40L-114-24C-98-22-84-16-84-4Q-86 1-94 1H-146C-154-4-154-20-150-36ZM126-46Q146-34 162-46L164-24C182-22 196-14 194-2Q192 1 184 1H130C122-8 126-26 126-46Z',
      c.whiteShade,
    ),
  ),
]

/** Body and pushing hind leg in one outline. */
const body = [
  path(
    'M160-392C76-350 74-276 40-248Q0-232-40-230C-104-226-166-240-212-228C-258-214-284-182-286-146L-302-134L-288-124C-284-104-294-86-308-64C-316-50-308-30-302-14L-268-16L-272-42C-254-62-222-70-196-74C-178-76-166-82-156-92C-112-66-44-58 12-60C62-62 112-76 150-94C196-104 238-150 236-204C236-250 210-290 184-318Z',
    c.fur,
  ),
  // Belly, and the crease in front of the thigh.
  shade(
    path(
      'M-156-92C-112-66-44-58 12-60C62-62 112-76 150-94C128-96 116-106 104-116C60-96-20-88-84-100C-112-106-126-124-128-156C-134-132-138-110-156-92ZM-308-64C-316-50-308-30-302-14L-290-15C-296-34-298-50-290-62Z',
      c.furShade,
    ),
  ),
  path(
    'M-306-32Q-288-22-270-36L-266-24C-246-24-230-18-230-6Q-231 1-240 1H-296C-308-4-310-20-306-32Z',
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
export const atClimbingSide = (...things: Drawing[]) => group({ x: -38, y: -124 }, ...things)

/** Nori climbing. */
export const climbingNori = () =>
  asFigure(
    'nori',
    {},
    ...farLegs,
    tail({ x: -250, y: -218, flip: true, rotate: 12 }),
    ...body,
    shade(path('M-66-240C-30-196-26-124-49-64L-34-64C-10-118-12-192-46-240Z', '#7A4A3C')),
    chest,
    ...bandana,
    ...raisedLeg,
    group(
      { x: 216, y: -340, scale: 0.84, rotate: 36 },
      noriHead({ mood: 'worried', mouth: 'pressed', turn: 0.8, look: [0.9, 1.7], ears: 36 }),
    ),
  )
