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
    'M-144-94C-116-52-84-74-42-86C-33-66-40-50-54-42L-54-14H-92L-95-38C-110-46-130-66-144-94Z',
    c.furShade,
  ),
  path('M104-110H174C168-84 170-50 174-20H120C122-52 116-84 104-110Z', c.furShade),
  shade(
    path(
      'M-95-32Q-76-22-54-36L-53-24C-41-22-31-16-31-4Q-33 1-39 1H-92C-98-4-98-20-95-32ZM118-40Q144-28 172-40L174-24C192-22 206-14 204-2Q202 1 194 1H122C114-8 116-24 118-40Z',
      c.whiteShade,
    ),
  ),
]

/** Body and pushing hind leg in one outline. */
const body = [
  path(
    'M160-392C76-350 74-276 46-248Q17-232-12-230C-58-226-104-240-150-228C-196-214-222-182-224-146L-240-134L-226-124C-222-104-232-86-246-64C-254-50-246-30-240-14L-196-16L-198-34C-180-48-150-50-126-54C-110-58-100-66-92-76C-62-48-15-38 28-40C66-42 116-62 150-84C196-104 238-150 236-204C236-250 210-290 184-318Z',
    c.fur,
  ),
  // Belly, and the crease in front of the thigh.
  shade(
    path(
      'M-92-76C-62-48-15-38 28-40C66-42 116-62 150-84C128-86 116-96 104-106C60-78 3-68-43-82C-64-92-74-114-75-146C-79-122-80-98-92-76ZM-246-64C-254-50-246-30-240-14L-228-15C-234-34-236-50-228-62Z',
      c.furShade,
    ),
  ),
  path(
    'M-244-32Q-222-20-198-34L-194-24C-174-24-158-18-158-6Q-159 1-168 1H-234C-246-4-248-20-244-32Z',
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
    shade(path('M-30-240C-5-196-2-118-18-42L-8-42C10-100 8-192-16-240Z', '#7A4A3C')),
    chest,
    ...bandana,
    ...raisedLeg,
    group(
      { x: 200, y: -340, scale: 0.84, rotate: 42 },
      noriHead({ mood: 'worried', turn: 1, look: [2, 1.5], ears: 44 }),
    ),
  )
