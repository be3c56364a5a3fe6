import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/*
 * Nori on a bank from the side, crouching at its edge (page 5): hip and shoulder blade are the highest points of his
 * back, elbow and forearm lie on the ground, and his neck is stretched.
 */

/** The white forearm on the ground, from its fur to the spread toes. */
const sock =
  'M180 5L190-8 180-18 194-28 188-50C204-48 212-47 220-46 244-54 268-46 274-30 288-24 288 0 272 3Q260 11 248 4 234 12 220 2C204 6 192 6 180 5Z'

/** The far one, further along the edge. */
const farForeleg = group(
  { x: 62, y: -14 },
  shade(path('M60-20C110-60 160-56 194-50L200 2Z', c.furShade)),
  shade(path(sock, c.cream)),
)

/** Rump, the low back, the shoulder blade that rises above it, the stretched neck, throat and chest in one contour. */
const body =
  'M-160 14C-204-110-170-214-84-216-30-218 10-184 56-190 78-226 112-226 130-210 150-262 190-290 240-290L380-150C366-100 340-84 300-76L190-20H-90Z'
/** Belly, the hollow behind the shoulder blade, and the neck below the ear. */
const bodyShade =
  'M-90 6C-90-40-50-50-20-56 20-64 50-90 52-130 40-160 50-180 56-190L120-130 60 6ZM130-210C150-262 190-290 240-290L220-170C180-160 150-176 130-210Z'

/** Hip, knee and heel in one contour, and the long foot under it. */
const haunch = [
  path('M-160 6C-176-110-130-168-82-164-20-158 14-108-2-66-8-48-20-34-34-22L-90 6Z', c.fur),
  shade(path('M-82-164C-20-158 14-108-2-66-8-48-20-34-34-22L-60-24C-10-70-22-130-82-164Z', c.furShadow)),
  path('M-110-16C-74-40-22-40-4-26 14-12 6 8-14 9Q-24 15-34 8-44 15-56 8H-140Z', c.cream),
]

/** Fluff of the chest, which hangs past the edge. */
const chest = path(
  'M150-150L380-150C370-110 346-86 318-68L304-78 288-56 270-74 248-48 230-70 208-52 194-74 172-64 140-110Z',
  c.cream,
)

/** The near foreleg in one contour: shoulder blade, upper arm back to the elbow, and the forearm on the ground. */
const nearForeleg = [
  path(
    'M104-216C66-180 40-130 46-84 48-60 34-40 40-18 46 2 60 6 80 6 110 8 150 6 186 5L198-48C176-52 152-58 138-66 160-90 196-120 200-166Z',
    c.fur,
  ),
  // Away from the light: the back of the upper arm and the underside of the forearm.
  shade(
    path(
      'M104-216C66-180 40-130 46-84 48-60 34-40 40-18 46 2 60 6 80 6 110 8 150 6 184 5L188-7C130-2 76-6 70-24 66-44 84-56 80-84 74-130 84-180 104-216ZM138-66L198-48 194-36C160-44 128-40 104-26 112-48 124-58 138-66Z',
      c.furShadow,
    ),
  ),
  path(sock, c.cream),
  shade(
    path(
      'M220 2Q214-12 224-20 222-6 224 4ZM248 4Q242-12 252-18 250-4 252 4ZM180 5L188-6C200 0 210-4 220 2 204 6 192 6 180 5Z',
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

/** Watching somebody who is sad, above him on the right. The strap around him holds a bag at (26, -84). */
export const watchingNori = () =>
  asFigure(
    'nori',
    {},
    farForeleg,
    path(body, c.fur),
    shade(path(bodyShade, c.furShade)),
    ...haunch,
    chest,
    // In the shade of the chin.
    shade(path('M240-150C270-104 340-104 376-150Z', c.cream)),
    ...nearForeleg,
    shade(path('M8-190C34-140 36-90 24-40L42-36C58-90 54-146 26-192Z', '#7A4A3C')),
    asFigure('bandana', { x: 16 }, ...bandana),
    group(
      { x: 340, y: -226, scale: 0.9 },
      noriHead({ mood: 'tender', mouth: 'small', turn: 0.85, tilt: 8, look: [0.9, -0.5], ears: [52, 22] }),
    ),
  )
