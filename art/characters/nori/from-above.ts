import { dots } from '../../kit/shapes'
import { colours as c, ellipse, group, ink, line, mirror, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { ear } from './head'

/* Nori seen from straight above, his face lifted to the viewer at the lower end of the drawing (page 3). */

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
    'M-92-50C-116-70-132-100-126-132L-134-140L-122-150C-124-160-130-168-138-178C-162-206-172-244-156-282L-164-294L-148-298C-124-336-66-348 0-348S130-336 154-286C172-244 162-206 138-178C126-164 120-150 126-128C132-100 116-70 92-50Z',
    c.fur,
  ),
  ...tail,
  // Shade on the side away from the light.
  shade(
    path(
      'M-92-50C-116-70-132-100-126-132L-134-140L-122-150C-124-160-130-168-138-178C-162-206-172-244-156-282L-164-294L-148-298C-134-320-104-334-66-342C-110-308-128-256-98-206C-82-180-88-130-60-60ZM-2-252C-40-300-34-392 66-392C22-376-6-330-2-252Z',
      c.furShade,
    ),
  ),
  crease(c.furShade),
  group({ flip: true }, crease(c.furShadow)),
  // Shadow of the lifted head on the back.
  shade(path('M-108-76C-120-148-74-196-10-196S104-168 112-92Z', c.furShadow)),
  // Scarf around the neck, with its knot.
  path('M-116-60C-120-130-60-148 0-148S120-130 116-60L94-54C92-104 50-118 0-118S-92-104-94-54Z', c.violet),
  dots(c.sun, 11, [
    [-44, -131],
    [66, -120],
  ]),
  path(
    'M-6-140C-34-150-48-172-46-198C-26-196-10-180-2-158C8-180 26-192 46-192C44-168 28-148 2-140ZM-18-134C-16-152 14-152 16-134C16-120-18-120-18-134Z',
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

/** Scarf below the chin. */
const scarfBelow = () => [
  path('M-120 48H120C124 76 118 96 112 106C84 172-84 172-112 106C-118 96-124 76-120 48Z', c.violet),
  path('M-48 140C-16 150 16 150 48 140C40 170 18 190 0 198C-18 190-40 170-48 140Z', c.violetDeep),
  dots(c.sun, 11, [
    [-80, 127],
    [78, 132],
    [0, 166],
  ]),
]

/** An ear seen from above, laid back. */
const splayedEar = (side: -1 | 1) =>
  group(
    { x: side * 92, y: -62, rotate: side * 30, flip: side < 0, scale: 0.96 },
    path(ear.outer, side < 0 ? c.furShade : c.fur),
    path(ear.inner, c.blush),
    shade(path(ear.fold, side < 0 ? c.furShadow : c.furShade)),
    path(ear.tuft, c.cream),
  )

/** Face lifted to the viewer: short forehead, large nose, chin below. */
const liftedFace = () => [
  path(
    'M12-106C8-120 0-128-10-130C-8-120-10-112-14-108C-20-113-28-116-36-115C-30-110-28-106-28-103C-100-102-126-66-132-22C-136 4-146 20-162 30L-144 40L-158 56L-134 60C-116 108-66 140 0 140S116 108 134 60L158 56L144 40L162 30C146 20 136 4 132-22C126-66 92-104 12-106Z',
    c.fur,
  ),
  // White blaze, cheeks and chin.
  path(
    'M0-96C-12-84-14-70-22-54C-44-30-94-16-120 32C-132 54-132 60-126 72C-104 114-60 142 0 142S104 114 126 72C132 60 132 54 120 32C94-16 44-30 22-54C14-70 12-84 0-96Z',
    c.cream,
  ),
  // Chin, with the muzzle's shade.
  shade(path('M-98 40C-96 88-70 108-36 104C-20 130 20 130 36 104C70 108 96 88 98 40Z', c.whiteShade)),
  path('M-38 78C-38 128 38 128 38 78Z', c.cream),
  ink(path('M-26 78C-24 110 24 110 26 78Z', c.eye)),
  shade(path('M-17 94C-10 86 10 86 17 94C12 104-12 104-17 94Z', c.tongue)),
  path(
    'M0-46C54-48 100-14 102 30C104 72 70 94 34 92C20 92 6 86 0 78C-6 86-20 92-34 92C-70 94-104 72-102 30C-100-14-54-48 0-46Z',
    c.cream,
  ),
  line('M0 44V70C-8 84-34 86-48 76M0 70C8 84 34 86 48 76', c.eye, 6),
  ink(path('M-46 6C-46-18-24-28 0-28C24-28 46-18 46 6C46 32 20 48 0 50C-20 48-46 32-46 6Z', c.eye)),
  shade(ellipse(12, -13, 18, 8, '#fff', { opacity: 0.5 })),
  ...sides.map((side) => shade(ellipse(side * 116, 42, 19, 13, c.cheek, { opacity: 0.75 }))),
  ...sides.map((side) => eye(side * 72, -44, 22, 'wonder', { look: [0.2, -0.3], outer: side })),
  ...sides.map((side) =>
    shade(group({ flip: side < 0 }, path('M44-82q24-12 46 12q-24-10-42-4q-8-2-4-8Z', c.brow))),
  ),
]

/**
 * About 340 wide and 590 tall, 200 of which are below y = 0.
 * @param angle of the back relative to the head, in degrees
 */
export const noriFromAbove = (angle: number = 0) =>
  group(
    {},
    group({ rotate: angle }, ...backFromAbove()),
    group(
      { rotate: angle * 0.3 },
      foreleg(-1, -84, 158, 8),
      foreleg(1, 104, 162, -20),
      ...scarfBelow(),
      splayedEar(1),
      splayedEar(-1),
      ...liftedFace(),
    ),
  )
