import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, ink, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/*
 * Nori sitting with his back to us, his face half turned to the right and raised to what he is shown (page 7). The
 * picture's lower edge hides his tail and feet.
 */

/** White chest, back and haunch, and the near foreleg in one contour from the shoulder to its white paw. */
const body = [
  path('M98-304C140-264 168-238 170-204Q170-150 120-124L66-280Z', c.cream),
  path('M-50-330C-60-286-72-268-92-248C-138-214-160-178-154-140Q-150-108-110-104H60L104-300Z', c.fur),
  // Shade down the far flank, and between haunch and foreleg.
  shade(
    path(
      'M-82-258C-138-214-160-178-154-140Q-150-108-110-104Q-140-170-62-246ZM36-104C46-146 20-184-34-204C20-212 56-226 72-262L76-104Z',
      c.furShade,
    ),
  ),
  path('M84-282C146-250 146-204 128-168L134-136H66Q66-150 52-172C48-206 66-250 84-282Z', c.fur),
  path('M131-152L134-136Q164-122 156-104H62Q68-124 65-142L82-154L96-142L112-158Z', c.cream),
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

/** Nape straight, ears and brows up, his mouth open: amazed, and half amused. */
export const listeningNori = () =>
  asFigure(
    'nori',
    {},
    ...body,
    ...scarf,
    group(
      { x: 14, y: -376, scale: 0.94 },
      noriHead({ mood: 'surprised', mouth: 'a', turn: 0.8, tilt: -14, look: [0.9, -0.8] }),
    ),
  )
