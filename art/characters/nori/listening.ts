import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, ink, line, path, shade } from '../../kit/svg'
import { eye } from '../face'

/*
 * Nori sitting with his back to us, his head turned so far to the right that half of his face is lost behind his cheek
 * (page 7). The picture's lower edge hides his tail and feet.
 */

/** White chest, back and haunch, and the near foreleg in one contour from the shoulder to its white paw. */
const body = [
  path('M98-304C140-264 168-238 170-204Q170-150 120-124L66-280Z', c.cream),
  path('M-50-330C-60-286-72-268-92-248C-138-214-160-178-154-140Q-150-108-110-80H60L104-300Z', c.fur),
  // Shade down the far flank, and between haunch and foreleg.
  shade(
    path(
      'M-82-258C-138-214-160-178-154-140Q-150-108-110-80Q-140-170-62-246ZM36-80C46-146 20-184-34-204C20-212 56-226 72-262L76-80Z',
      c.furShade,
    ),
  ),
  path('M84-282C146-250 146-204 128-168L134-136H66Q66-150 52-172C48-206 66-250 84-282Z', c.fur),
  path('M131-152L134-136Q164-122 156-80H62Q68-124 65-142L82-154L96-142L112-158Z', c.cream),
]

/** Scarf, knotted at the nape. */
const scarf = [
  path(
    'M-14-238C-40-226-56-196-50-166C-32-176-16-192-6-214C2-188 22-172 46-172C44-202 24-232 0-240Z',
    c.violetDeep,
  ),
  path(
    'M-70-300C-90-272-88-252-70-242C-54-230-36-224-20-224C-18-212-4-208 4-222C46-222 88-238 114-268Q120-288 104-308C60-256-30-252-70-300Z',
    c.violet,
  ),
  shade(path('M-22-224C-26-236-20-246-8-246Q6-244 4-222Q-8-208-22-224Z', c.violetDeep)),
  // `ink`, so that the dots are not darkened with the band.
  ink(
    dots(c.sun, 10, [
      [-70, -256],
      [36, -240],
      [96, -264],
      [26, -194],
    ]),
  ),
]

/** Muzzle and blaze, which is the contour of the forehead; the mouth is open in a smile. */
const muzzle = [
  path('M92 40L84 90Q132 106 162 88 182 74 174 44Z', c.cream),
  ink(path('M190 28Q150 58 100 46C106 72 130 90 154 80Q174 70 190 28Z', '#6A2440')),
  shade(path('M114 66C132 54 158 56 170 62Q160 82 146 82Q126 80 114 66Z', c.tongue)),
  path(
    'M96-104C130-90 142-60 146-30Q154-20 166-20C190-24 202-8 200 8Q198 28 186 32C160 50 130 52 90 44L60-40Z',
    c.cream,
  ),
  path('M176-20C192-28 212-20 212-4C212 10 198 16 190 10C182 4 170-12 176-20Z', c.eye),
  line('M192 10Q194 24 186 30C160 50 128 52 98 42Q92 38 92 32', c.eye, 6),
]

/** Crown, nape and the backs of both ears in one contour, in which the ears grow out of the skull. */
const skull = [
  shade(
    path(
      'M-44-122Q-20-130 2-132C10-190 44-244 84-258C116-238 128-168 112-94C124-72 128-50 122-30L60 60-50 122Q-90 118-126 100L-126 88Q-146 90-166 82L-158 66Q-174 64-190 54Q-158 36-158-4-158-40-142-64C-172-130-178-202-154-238C-112-226-72-178-44-122Z',
      c.furShade,
    ),
  ),
  // Towards the lantern: half of the near ear, crown and cheek.
  path(
    'M-44-122L2-132 22-108C22-166 46-222 84-258C116-238 128-168 112-94C124-72 128-50 122-30L60 60-50 122Q-90 96-86 58L-102 62-102 36-118 30C-130-20-126-70-100-98Q-84-116-44-122Z',
    c.fur,
  ),
  // What the near ear's opening shows.
  path('M84-258C116-238 128-168 112-94L98-104Q106-190 84-258Z', c.blush),
  // Fur on the nape.
  shade(line('M-50 30q4 16 14 24M-18 16q4 12 10 18', c.furShade, 5)),
  // Cheek, its fluff over the scarf, in the shade under the chin.
  path(
    'M122-30C98-12 76 6 56 36 36 66 0 86-56 88L-34 102-46 116Q-20 128 6 124L14 140Q48 136 66 120L88 130Q108 110 108 86 92 66 92 44 118 30 130-8Z',
    c.cream,
  ),
  shade(path('M108 86Q108 110 88 130L66 120Q48 136 14 140 60 120 78 76Z', c.whiteShade)),
]

const face = [
  path('M62-68Q80-84 98-70L94-61Q80-72 66-59Z', c.brow),
  eye(86, -24, 21, 'surprised', { narrow: 0.66, look: [0.8, -0.7] }),
]

/** Nape straight, ears and brow up: amazed, and half amused. */
export const listeningNori = () =>
  asFigure(
    'nori',
    {},
    ...body,
    ...scarf,
    group({ x: 14, y: -376, scale: 0.94, rotate: -12 }, ...muzzle, ...skull, ...face),
  )
