import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, line, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/*
 * Nori on a bank from the side, leaning out over the water (page 5): his chest is past the edge at about x = 210, the
 * bent near foreleg carries him, and the far paw is on something in the water.
 */

/** The far foreleg: a bent elbow behind the chest, wrist, and a paw at (328, 4). */
const farForeleg = [
  path('M206-130L230-70C240-48 258-36 276-22L318-56L300-120Z', c.furShade),
  path(
    'M258-38L276-46L280-60L300-62L318-58C328-48 334-42 338-36C358-34 370-22 367-9C364 3 352 7 341 4Q332 10 326 4 316 9 308 3 298 7 288 1C274-4 270-22 258-38Z',
    c.cream,
  ),
  shade(path('M326 4Q321-8 330-14Q330-4 331 4ZM258-38C270-22 274-4 288 1 284-20 280-34 276-46Z', c.cream)),
]

/** Rump, back, withers, the stretched neck, throat and chest in one contour. */
const body =
  'M-190 30C-214-90-206-220-140-246C-84-262-10-232 56-212C110-216 170-270 240-290L340-150C320-110 300-80 262-66L80-54C40-50-30-52-90-40Z'
/** Belly, the crease behind the shoulder blade, and the neck below the ear. */
const bodyShade =
  'M-190 30C-214-90-206-220-140-246-176-160-180-90-150-60-60-80 0-96 44-124Q30-150 52-186 52-140 80-110V-54C40-50-30-52-90-40ZM56-212C110-216 170-270 240-290L200-160C150-150 108-176 92-214Z'

const haunch = [
  path('M-190 0C-200-90-170-124-140-120-66-102-70-30-112-6Z', c.fur),
  shade(path('M-140-120C-100-110-86-70-112-6-64-30-66-102-140-120Z', c.furShadow)),
  path('M-128-26C-98-40-52-36-36-22C-26-12-32 6-46 9Q-54 12-61 6-70 12-82 6H-140Z', c.cream),
]

/** Fluff of the chest, which hangs over the water. */
const chest = path(
  'M150-150L340-150C336-112 318-80 286-58L276-72L258-46L242-66L222-42L206-64L184-46L130-84Z',
  c.cream,
)

/** The near foreleg in one contour: shoulder blade, elbow at the ribs, forearm, wrist, and a paw at the edge. */
const nearForeleg = [
  path(
    'M120-186C76-166 40-126 42-92C43-74 58-62 76-54C96-44 106-28 110-10L174-34C166-52 150-70 130-84C158-100 186-126 186-164Z',
    c.fur,
  ),
  // Away from the light: the back of the upper arm and the underside of the forearm.
  shade(
    path(
      'M120-186C76-166 40-126 42-92C43-74 58-62 76-54C96-44 106-28 110-10L128-18C124-40 104-62 84-74 56-90 76-150 120-186Z',
      c.furShadow,
    ),
  ),
  path(
    'M98-36L118-36L124-54L142-50L156-62C164-52 170-44 174-34C194-32 210-22 212-8C213 4 202 13 188 11Q180 17 172 11 163 18 153 11 144 17 134 11H126C114 10 106-8 98-36Z',
    c.cream,
  ),
  shade(path('M153 11Q148-4 157-12Q157 0 158 11ZM98-36C106-8 114 10 126 11 122-10 116-24 118-36Z', c.cream)),
]

const bandana = [
  path('M150-150C158-104 186-66 214-52C240-74 254-100 256-130Z', c.violetDeep),
  path('M76-214C84-166 150-112 250-116L276-150C190-150 130-190 122-240Z', c.violet),
  dots(c.sun, 11, [
    [134, -166],
    [180, -142],
    [212, -86],
  ]),
]

/** Watching somebody who is sad, above him on the right. The strap from his shoulder holds a bag at (-10, -72). */
export const watchingNori = () =>
  asFigure(
    'nori',
    {},
    ...farForeleg,
    path(body, c.fur),
    shade(path(bodyShade, c.furShade)),
    ...haunch,
    chest,
    // In the shade of the chin.
    shade(path('M230-150C256-104 310-104 344-150Z', c.cream)),
    ...nearForeleg,
    line('M60-208C20-190-40-170-52-126M60-208C76-180 60-150 40-122', '#B4532A', 11),
    ...bandana,
    group(
      { x: 316, y: -226, scale: 0.9 },
      noriHead({ mood: 'tender', mouth: 'small', turn: 0.85, tilt: 8, look: [0.9, -0.5], ears: [62, 96] }),
    ),
  )
