import { dots } from '../../kit/shapes'
import { asFigure, colours as c, ellipse, group, ink, line, mirror, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { ear } from './head'

/*
 * Nori seen from above, his head tilted up to the viewer at the lower end of the drawing: the forehead is large, the
 * muzzle points at us, and only the paws show in front of it (page 3).
 */

/** A hind foot that shows beside the haunch of a sitting dog, toes forward. */
const hindFoot = [
  path(
    'M100-196C112-206 138-206 152-190C168-172 176-140 166-122C158-108 140-104 126-110C112-116 104-130 104-146Z',
    c.cream,
  ),
  shade(
    path('M134-107Q126-122 130-138Q138-122 134-107ZM154-111Q144-126 146-140Q156-126 154-111Z', c.whiteShade),
  ),
]

/** Tail, lying on the ground in a curve to the right. */
const tail = [
  path(
    'M-2-252C-40-300-34-392 66-392C112-392 146-372 158-336L146-342L140-326L128-334C112-350 76-350 56-330Q36-308 20-266Q10-240-2-252Z',
    c.fur,
  ),
  path('M96-388C128-382 150-362 158-336L146-342L140-326L128-334L114-340L110-356L96-358L104-372Z', c.cream),
]

/** Crease along the front of a haunch. */
const crease = (fill: string) => shade(path('M136-184C92-196 56-240 66-300C74-258 98-218 136-184Z', fill))

/** Back with scarf, tail and hind legs: a pear with its broad end behind. */
const backFromAbove = () => [
  ...mirror('leg', ...hindFoot),
  path(
    'M-92-50C-116-70-132-100-126-132Q-124-160-138-178C-162-206-172-244-156-286C-130-336-66-348 0-348S130-336 154-286C172-244 162-206 138-178C126-164 120-150 126-128C132-100 116-70 92-50Z',
    c.fur,
  ),
  ...tail,
  // Shade on the side away from the light.
  shade(
    path(
      'M-92-50C-116-70-132-100-126-132Q-124-160-138-178C-162-206-172-244-156-286Q-134-330-66-342C-110-308-128-256-98-206C-82-180-88-130-60-60ZM-2-252C-40-300-34-392 66-392C22-376-6-330-2-252Z',
      c.furShade,
    ),
  ),
  crease(c.furShade),
  group({ flip: true }, crease(c.furShadow)),
  // Shadow of the head and ears on the back.
  shade(path('M-126-100C-150-180-90-226-10-226S124-190 122-100Z', c.furShadow)),
  // Scarf around the neck, with its knot.
  path('M-118-92C-122-158-62-182 0-182S122-158 118-92L92-80C92-130 50-146 0-146S-92-130-92-80Z', c.violet),
  dots(c.sun, 11, [
    [-44, -164],
    [66, -152],
  ]),
  path(
    'M-6-176C-34-186-48-208-46-234C-26-232-10-216-2-194C8-216 26-228 46-228C44-204 28-184 2-176ZM-18-170C-16-188 14-188 16-170C16-156-18-156-18-170Z',
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
    { x: side * 92, y: -88, rotate: side * 6, flip: side < 0, scale: 0.86 },
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
  ...sides.map((side) => eye(side * 72, -16, 24, 'wonder', { look: [0.2, -0.3], outer: side })),
  ...sides.map((side) =>
    shade(group({ flip: side < 0 }, path('M44-62q24-12 46 12q-24-10-42-4q-8-2-4-8Z', c.brow))),
  ),
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
