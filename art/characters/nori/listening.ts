import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, ink, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/*
 * Nori sitting with his back to us, his face half turned to the right and raised to what he is shown (page 7). The
 * picture's lower edge hides his tail and feet.
 */

/** Nape, shoulders, waist and haunches. */
const back = [
  path(
    'M-50-330C-54-296-60-274-80-250C-112-226-142-202-144-168C-146-146-138-132-142-116L-160-90H140C160-124 176-158 172-198C168-238 140-264 98-304Z',
    c.fur,
  ),
  // White chest beyond the shoulder.
  path(
    'M98-304C140-264 168-238 172-198C176-158 160-124 140-90L116-116Q138-150 128-190L112-184Q116-240 66-280Z',
    c.cream,
  ),
  // Shade down the far flank.
  shade(
    path(
      'M-50-330C-54-296-60-274-80-250C-112-226-142-202-144-168C-146-146-138-132-142-116L-160-90H-116L-96-118Q-118-190-62-246Z',
      c.furShade,
    ),
  ),
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

/** Nape straight, ears up, a doubtful mouth. */
export const listeningNori = () =>
  asFigure(
    'nori',
    {},
    ...back,
    ...scarf,
    group(
      { x: 14, y: -376, scale: 0.94 },
      noriHead({ mood: 'puzzled', mouth: 'oh', turn: 0.8, tilt: -14, look: [0.9, -0.8] }),
    ),
  )
