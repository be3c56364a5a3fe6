import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, line, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/*
 * Nori on a bank from the side, crouching at its edge (page 5): both forelegs are planted with bent elbows, his chest
 * hangs low between and past them, and his neck is stretched.
 */

/** The white inner side of the far foreleg below the chest, in one contour with its paw, which the light touches. */
const farForeleg = [
  shade(
    path(
      'M190-110C212-84 226-44 242-8Q256-3 266-8 276 0 288-6 300 0 310-8C330-12 328-38 310-45 300-50 292-50 288-56L286-110Z',
      c.cream,
    ),
  ),
  path(
    'M262-40C280-54 334-46 323-17 316-30 306-30 301-20 296-32 284-30 280-20 276-32 268-32 262-40Z',
    c.cream,
  ),
]

/** Rump, back, withers, the stretched neck, throat and chest in one contour. */
const body =
  'M-190 20C-214-110-180-212-90-222C-30-226 20-200 80-198C116-204 140-286 240-290L380-150C366-100 340-84 300-76L60-62C20-50-40-50-90-40Z'
/** Belly, the crease behind the shoulder blade, and the neck below the ear. */
const bodyShade =
  'M-90-40C-40-50 20-50 60-62L80-110C50-140 50-170 66-196Q20-150 34-116-20-84-90-80ZM80-198C116-204 140-286 240-290L220-170C160-150 116-170 100-196Z'

const haunch = [
  path('M-190 0C-196-120-150-172-104-168C-36-160-14-96-60-36L-96-6Z', c.fur),
  shade(path('M-104-168C-50-130-50-70-96-6L-60-36C-14-96-36-160-104-168Z', c.furShadow)),
  path('M-134-20C-92-42-40-42-22-26-6-12-14 8-32 9Q-42 15-52 8-62 15-74 8H-150Z', c.cream),
]

/** Fluff of the chest, which hangs past the edge. */
const chest = path(
  'M150-150L380-150C370-106 346-78 316-56L304-68 286-42 268-62 244-34 228-58 206-36 190-56 160-40 130-96Z',
  c.cream,
)

/** The near foreleg in one contour: shoulder blade, elbow at the ribs, forearm, wrist, and a paw. */
const nearForeleg = [
  path(
    'M116-196C68-172 34-130 36-98C37-78 54-66 72-58C98-48 112-34 124-14L184-40C180-66 166-88 146-100 176-118 196-142 196-176Z',
    c.fur,
  ),
  // Away from the light: the back of the upper arm and the underside of the forearm.
  shade(
    path(
      'M116-196C68-172 34-130 36-98C37-78 54-66 72-58C98-48 112-34 124-14L138-30C126-56 104-70 82-80 56-96 70-150 116-196Z',
      c.furShadow,
    ),
  ),
  path(
    'M98-42C114-32 120-12 132 9Q148 15 158 9 170 18 182 11 196 18 206 10C228 8 232-16 216-28 206-36 196-36 188-38 184-54 176-66 166-74L150-56 138-64 124-42Z',
    c.cream,
  ),
  shade(
    path(
      'M158 9Q153-6 162-14 160 0 162 9ZM182 11Q177-4 186-12 184 2 186 11ZM98-42C114-32 120-12 132 9 132-14 130-30 122-42Z',
      c.cream,
    ),
  ),
]

const bandana = [
  path('M150-150C158-104 186-66 214-52C240-74 254-100 256-130Z', c.violetDeep),
  path('M74-206C84-160 150-112 250-116L276-150C190-150 130-190 122-232Z', c.violet),
  dots(c.sun, 11, [
    [134, -166],
    [180, -142],
    [212, -86],
  ]),
]

/** Watching somebody who is sad, above him on the right. The strap from his shoulder holds a bag at (2, -78). */
export const watchingNori = () =>
  asFigure(
    'nori',
    {},
    ...farForeleg,
    path(body, c.fur),
    shade(path(bodyShade, c.furShade)),
    ...haunch,
    // Fur on the back and the thigh.
    shade(
      path(
        'M-70-204Q-30-204 6-188-30-194-70-204ZM-92-140Q-66-116-68-82-78-116-92-140ZM-116-130Q-96-108-96-78-106-108-116-130Z',
        c.furShade,
      ),
    ),
    chest,
    // In the shade of the chin.
    shade(path('M240-150C270-104 340-104 376-150Z', c.cream)),
    ...nearForeleg,
    line('M70-196C30-186-30-170-40-126M70-196C76-176 60-150 46-122', '#B4532A', 11),
    group({ x: 16 }, ...bandana),
    group(
      { x: 340, y: -226, scale: 0.9 },
      noriHead({ mood: 'tender', mouth: 'small', turn: 0.85, tilt: 8, look: [0.9, -0.5], ears: [58, 96] }),
    ),
  )
