import { dots } from '../../kit/shapes'
import { colours as c, group, ink, path, shade } from '../../kit/svg'
import { noriHeadInProfile } from './head-profile'

/*
 * Nori sitting with his back to us, his face half turned to the right and raised to what he is shown (page 7). The
 * picture's lower edge hides his tail and feet.
 */

/** Nape, shoulders, waist and haunches. */
const back = [
  path(
    'M-70-330C-76-292-82-274-98-250C-120-226-142-202-144-168C-146-146-138-132-142-116C-178-98-212-58-208 20H182C186-30 172-70 150-94C160-124 176-158 172-198C168-238 148-264 122-304Z',
    c.fur,
  ),
  // White chest beyond the shoulder.
  path(
    'M122-304C148-264 168-238 172-198C176-158 160-124 150-94L138-112L129-92L116-116C132-140 138-166 128-190L112-184C116-216 102-246 66-280Z',
    c.cream,
  ),
  // Shade down the far flank, in the hollow of the spine and under the near shoulder.
  shade(
    path(
      'M-70-330C-76-292-82-274-98-250C-120-226-142-202-144-168C-146-146-138-132-142-116C-178-98-212-58-208 20H-120C-150-40-124-84-96-118C-112-160-102-206-62-246ZM-8-214C-2-160-10-110-34-60C-26-114-28-164-8-214ZM98-214C122-180 122-148 94-112C84-102 92-92 104-86C78-92 74-108 84-124C102-152 108-180 98-214Z',
      c.furShade,
    ),
  ),
  // The thighs.
  shade(
    path(
      'M-142-116C-104-112-76-74-80 20H-96C-92-50-108-92-142-116ZM150-94C104-92 66-56 58 20H74C82-44 108-80 150-94Z',
      c.furShadow,
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
    'M-92-300C-110-272-108-252-88-242C-66-230-40-224-22-224C-18-212-4-208 4-222C48-222 96-236 132-268Q140-288 128-312C64-256-40-252-92-300Z',
    c.violet,
  ),
  shade(path('M-22-224C-26-236-20-246-8-246Q6-244 4-222Q-8-208-22-224Z', c.violetDeep)),
  // `ink`, so that the dots are not darkened with the band.
  ink(
    dots(c.sun, 10, [
      [-80, -262],
      [-44, -244],
      [36, -240],
      [78, -252],
      [112, -278],
      [-36, -190],
      [26, -194],
    ]),
  ),
]

/** Nape straight, ears up, a doubtful mouth. */
export const listeningNori = () =>
  group(
    {},
    ...back,
    ...scarf,
    // Locks at the nape.
    path('M-84-400C-108-380-116-352-112-330L-98-336Q-104-314-92-296L-80-306L-66-284L-40-320Z', c.furShade),
    group(
      { x: 26, y: -374, scale: 0.9, rotate: -13 },
      ...noriHeadInProfile({ mood: 'puzzled', look: [0.8, -0.7], ears: 22 }),
      // Shade of the nape, away from the light.
      shade(
        path(
          'M-132-20C-112 0-110 30-96 52L-104 56C-92 74-78 78-66 96L-72 100Q-50 108-36 112C-50 124-66 127-84 124Q-78 114-80 106C-96 112-112 108-124 98Q-114 92-114 80C-126 80-138 72-146 60C-136 44-132 24-132-20Z',
          c.furShade,
        ),
      ),
    ),
  )
