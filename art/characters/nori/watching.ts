import { dots } from '../../kit/shapes'
import { colours as c, group, path, shade } from '../../kit/svg'
import { noriHeadInProfile } from './head-profile'

/* Nori in profile, from the chest up; the picture's edge cuts him off (page 5). */

/** Neck and chest. */
const shoulders = [
  path('M-104-300C-130-250-158-190-156-90H140C160-150 156-212 98-262Z', c.fur),
  // Shade on the back.
  shade(path('M-104-300C-130-250-158-190-156-90H-104C-118-150-96-200-60-240Z', c.furShade)),
  path('M104-262C160-214 164-150 140-90H82L92-112L76-118L86-138L70-148L98-172Z', c.cream),
]

/** Bandana, its triangle on the chest. */
const bandana = [
  path('M54-188L128-228C142-196 142-168 126-142C96-148 72-162 54-188Z', c.violetDeep),
  path(
    'M-116-264C-76-206 54-200 118-260C128-248 132-236 128-220C66-164-76-164-146-226Q-138-250-116-264Z',
    c.violet,
  ),
  dots(c.sun, 11, [
    [-118, -222],
    [-40, -194],
    [28, -197],
    [90, -217],
    [108, -172],
  ]),
]

/** Watching somebody who is sad, ears swept back. */
export const watchingNori = () =>
  group(
    {},
    ...shoulders,
    ...bandana,
    group(
      { x: 6, y: -318, scale: 0.9, rotate: -3 },
      ...noriHeadInProfile({ mood: 'sad', look: [1, 0.1], ears: 98 }),
    ),
  )
