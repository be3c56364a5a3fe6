import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, line, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/*
 * Nori on a bank from the side, crouching at its edge (page 5): both forelegs are planted with bent elbows, his chest
 * hangs low between and past them, and his neck is stretched.
 */

/** The far foreleg below the chest: forearm, wrist, and a paw whose toes end at (324, -8). */
const farForeleg = [
  path('M150-120L206-62C226-54 236-40 240-22L292-46C284-76 272-96 260-120Z', c.furShade),
  path(
    'M212-56C226-44 232-24 242-8Q256-3 266-8 276 0 288-6 300 0 310-8C328-12 328-36 312-43 300-48 292-46 286-52 280-64 274-72 264-80L252-62 238-70 230-54Z',
    c.cream,
  ),
  shade(
    path(
      'M266-8Q262-20 270-26 268-14 270-8ZM288-6Q284-18 292-24 290-12 292-6ZM212-56C226-44 232-24 242-8 240-30 236-44 230-54Z',
      c.cream,
    ),
  ),
]

/** Rump, back, withers, the stretched neck, throat and chest in one contour. */
const body =
  'M-190 20C-214-110-180-212-90-222C-30-226 20-200 80-196C140-196 180-250 240-290L380-150C366-100 330-66 286-52C230-40 170-70 140-80L60-62C20-50-40-50-90-40Z'
/** Belly, the crease behind the shoulder blade, and the neck below the ear. */
const bodyShade =
  'M-90-40C-40-50 20-50 60-62L80-110C50-140 50-170 66-196Q20-150 34-116-20-84-90-80ZM80-196C140-196 180-250 240-290L220-170C160-150 116-170 100-196Z'

const haunch = [
  path('M-190 0C-196-120-150-172-104-168C-36-160-14-96-60-36L-96-6Z', c.fur),
  shade(path('M-104-168C-50-130-50-70-96-6L-60-36C-14-96-36-160-104-168Z', c.furShadow)),
  path('M-134-20C-92-42-40-42-22-26-6-12-14 8-32 9Q-42 15-52 8-62 15-74 8H-150Z', c.cream),
]

/** Fluff of the chest, which hangs past the edge. */
const chest = path(
  'M150-150L380-150C370-106 346-78 316-58L304-72 284-44 268-64 242-38 226-64 196-52 140-90Z',
  c.cream,
)

/** The near foreleg in one contour: shoulder blade, elbow at the ribs, forearm, wrist, and a paw. */
const nearForeleg = [
  path(
    'M116-196C68-172 34-130 36-98C37-78 54-66 72-58C98-48 112-34 124-14L174-40C164-62 146-82 124-94C160-112 190-136 190-176Z',
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
    'M98-42C114-32 120-12 132 9Q148 15 158 9 170 18 182 11 196 18 206 10C226 8 230-16 214-26 202-34 190-32 182-34 176-50 164-62 152-70L142-54 130-62 122-42Z',
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
  path('M76-214C84-166 150-112 250-116L276-150C190-150 130-190 122-240Z', c.violet),
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
    chest,
    // In the shade of the chin.
    shade(path('M240-150C270-104 340-104 376-150Z', c.cream)),
    ...nearForeleg,
    line('M70-196C30-186-30-170-40-126M70-196C76-176 60-150 46-122', '#B4532A', 11),
    group({ x: 16 }, ...bandana),
    group(
      { x: 340, y: -226, scale: 0.9 },
      noriHead({ mood: 'tender', mouth: 'small', turn: 0.85, tilt: 8, look: [0.9, -0.5], ears: [62, 96] }),
    ),
  )
