import { dots } from '../../kit/shapes'
import { asFigure, colours as c, ellipse, group, ink, line, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { ear } from './head'

/*
 * Nori seen from above, his head tilted up to the viewer at the lower end of the drawing: the forehead is large, the
 * muzzle points at us, and only the paws show in front of it (page 3).
 */

/** Tail, lying on the ground in a curve to the right. */
const tail = [
  path(
    'M-40-312C-34-372 16-400 66-392C104-386 130-364 140-334L128-338L122-322L110-330C92-342 62-344 44-318Z',
    c.fur,
  ),
  // The rump's shade on its root, which parts the two.
  shade(path('M-40-312Q-40-344-18-368Q0-344 34-352Q56-346 44-318Z', c.furShadow)),
  path('M78-389C108-384 130-364 140-334L128-338L122-322L110-330L98-334L92-348L80-350L86-366Z', c.cream),
]

/** Back with scarf and tail in one mass: shoulders broader than the neck, then tapering, as it leads away from us. */
const backFromAbove = () => [
  ...tail,
  path(
    'M-110-20C-140-60-160-110-157-150C-154-200-138-214-131-252C-122-312-70-340 0-340S122-312 131-252C138-214 154-200 157-150C160-110 140-60 110-20Z',
    c.fur,
  ),
  // Shade on the side away from the light, along the whole body, and the line of the spine.
  shade(
    path(
      'M-110-20C-140-60-160-110-157-150C-154-200-138-214-131-252C-122-312-70-340 0-340C-64-326-102-290-96-246C-92-214-116-190-116-150C-114-100-100-60-110-20ZM0-224Q14-276-8-326Q-6-276 0-224Z',
      c.furShade,
    ),
  ),
  // Creases on the lit side: in front of the haunch, and behind the shoulder.
  shade(
    path(
      'M131-244C102-248 76-266 68-300C66-262 92-234 131-232ZM154-172C150-150 132-134 104-130L98-114C136-118 156-140 154-172Z',
      c.furShade,
    ),
  ),
  // Shadow of the head on the shoulders.
  shade(path('M-120-60C-124-128-80-184-10-184S116-140 124-80Z', c.furShadow)),
  // Scarf around the neck, with its knot.
  path('M-110-60C-120-130-62-172 0-172S120-130 110-60L92-50C92-112 50-136 0-136S-92-112-92-50Z', c.violet),
  dots(c.sun, 11, [
    [-46, -151],
    [58, -145],
  ]),
  path(
    'M-6-166C-34-176-48-198-46-224C-26-222-10-206-2-184C8-206 26-218 46-218C44-194 28-174 2-166ZM-18-160C-16-178 14-178 16-160C16-146-18-146-18-160Z',
    c.violetDeep,
  ),
]

/** A foreleg with its paw at (x, y). */
const foreleg = (side: -1 | 1, x: number, y: number, rotate: number) =>
  group(
    { x, y, rotate },
    group(
      { flip: side < 0 },
      path(
        'M-30-80L-4-84C22-70 36-52 36-38C36-26 40-16 44-4C52 18 40 38 8 38C-26 38-42 26-40 2C-38-20-34-30-34-46Z',
        c.cream,
      ),
      shade(path('M-8 38Q-14 24-8 10Q-6 26-8 38ZM17 37Q15 22 21 10Q22 26 17 37Z', c.whiteShade)),
    ),
  )

/** An ear laid back, its inner side towards us. */
const laidBackEar = (side: -1 | 1) =>
  group(
    { x: side * 92, y: -88, rotate: side * 18, flip: side < 0, scale: 0.86 },
    path(ear.outer, side < 0 ? c.furShade : c.fur),
    path(ear.inner, c.blush),
    shade(path(ear.fold, side < 0 ? c.furShadow : c.furShade)),
    path(ear.tuft, c.cream),
  )

const skull =
  'M12-148C8-162-2-170-14-172C-10-162-12-154-18-150C-24-156-34-158-42-156C-36-150-34-146-36-141C-90-128-122-96-134-46C-140-16-150 10-182 34L-162 48L-174 68L-148 74C-134 112-92 122-72 124C-50 150 50 150 72 124C92 122 134 112 148 74L174 68L162 48L182 34C150 10 140-16 134-46C122-100 80-140 12-148Z'

/** The blaze runs over the whole forehead and widens to the cheeks. */
const whiteFur =
  'M0-140C-12-110-14-70-22-38C-30-10-76 0-104 34C-122 54-150 54-174 40L-162 48L-174 68L-148 74C-134 112-92 122-72 124C-50 150 50 150 72 124C92 122 134 112 148 74L174 68L162 48L174 40C150 54 122 54 104 34C76 0 30-10 22-38C14-70 12-110 0-140Z'

/** Face tilted up: a large forehead, eyes below its middle, the round muzzle nearest to us. */
const face = () => [
  path(skull, c.fur),
  // The side of the forehead away from the light.
  shade(
    path(
      'M-36-141C-90-128-122-96-134-46C-140-16-150 10-182 34C-150 36-122 10-116-40C-112-90-84-124-36-141Z',
      c.furShade,
    ),
  ),
  path(whiteFur, c.cream),
  // The cheeks are further down than the muzzle.
  shade(
    path(
      'M-106 46C-106 122-50 137 0 136S106 122 106 46C120 84 104 112 72 124C50 150-50 150-72 124C-104 112-120 84-106 46Z',
      c.whiteShade,
    ),
  ),
  path('M0 2C60 0 92 34 90 76C88 114 50 137 0 137S-88 114-90 76C-92 34-60 0 0 2Z', c.cream),
  // Calling: a round mouth.
  line('M0 90V102', c.eye, 6),
  ink(path('M0 100C20 95 27 107 22 120Q0 139-22 120C-27 107-20 95 0 100Z', c.eye)),
  shade(path('M0 116Q14 112 20 122Q0 136-20 122Q-14 112 0 116Z', c.tongue)),
  ink(path('M-50 48C-50 22-26 14 0 14S50 22 50 48C50 76 22 92 0 94C-22 92-50 76-50 48Z', c.eye)),
  shade(ellipse(12, 30, 20, 9, '#fff', { opacity: 0.5 })),
  ...sides.map((side) => shade(ellipse(side * 124, 56, 20, 14, c.cheek, { opacity: 0.75 }))),
  ...sides.map((side) => eye(side * 72, -16, 24, 'puzzled', { look: [0.2, -0.3], outer: side })),
  // He doubts: one brow goes up, the other down.
  shade(path('M42-80q26-26 52 8q-24-16-42-6q-12 4-10-2ZM-40-52q-22-14-54-2q26-4 48 8q12 0 6-6Z', c.brow)),
]

/**
 * About 360 wide and 570 tall, 180 of which are below y = 0.
 * @param angle of the back relative to the paws, in degrees
 * @param tilt of the head
 */
export const noriFromAbove = (angle: number = 0, tilt: number = 0) =>
  asFigure(
    'nori',
    {},
    group({ rotate: angle }, ...backFromAbove()),
    group(
      { rotate: angle * 0.3 },
      foreleg(-1, -76, 146, 10),
      foreleg(1, 92, 148, -16),
      // Shadow of the head on the paws.
      shade(
        path(
          'M-112 100H118C120 122 116 132 104 140Q80 128 64 138Q0 150-50 140Q-70 128-104 138Q-112 124-112 100Z',
          c.whiteShade,
        ),
      ),
    ),
    group({ rotate: tilt }, laidBackEar(1), laidBackEar(-1), ...face()),
  )
