import { dots } from '../../kit/shapes'
import { asFigure, colours as c, ink, line, path, shade } from '../../kit/svg'
import { eye } from '../face'

/*
 * Nori sitting with his back to us, his head turned so far to the right that his face is nearly lost behind his cheek
 * (page 7). The picture's lower edge hides his tail and feet.
 */

/** What shows beyond the cheek: jaw, open mouth, muzzle and the edge of the blaze. */
const muzzle = [
  path('M112-350Q150-316 174-334L190-356 120-420Z', c.cream),
  ink(path('M120-372L198-378Q190-346 166-340 140-342 120-372Z', '#6A2440')),
  shade(path('M130-362Q160-374 180-360 172-346 160-343 142-346 130-362Z', c.tongue)),
  path('M100-486C140-474 152-440 156-408Q180-418 196-410 212-396 204-382C184-366 150-360 112-376Z', c.cream),
  ink(path('M178-413C194-420 214-414 214-400 214-386 202-380 194-386 186-392 174-408 178-413Z', c.eye)),
]

/** Ears, skull, cheeks, neck, shoulders and back in one contour. */
const back = [
  shade(
    path(
      'M-200-60C-198-96-172-116-174-150-176-206-144-236-108-250Q-82-266-82-286L-110-292-108-308-136-314-128-332-152-346C-150-410-136-440-106-466-134-516-136-584-106-614-62-598-26-556-10-508Q12-514 36-506C40-560 62-604 98-624 132-594 138-536 116-472 138-452 146-428 142-404 158-384 156-352 134-322L136-300 112-302 102-284Q100-266 124-250C168-232 192-194 186-150 182-118 210-96 210-60Z',
      c.furShade,
    ),
  ),
  // Towards the lantern.
  path(
    'M98-624C132-594 138-536 116-472 138-452 146-428 142-404L110-330 98-262 124-250C168-232 192-194 186-150 182-118 210-96 210-60H96L108-100 84-96C104-160 80-214 10-240L40-310 18-312 34-338 8-342C-30-370-50-420-28-466L-10-508Q12-514 36-506 54-512 66-500C66-550 76-600 98-624Z',
    c.fur,
  ),
]

/** Shoulder blades, and fur. */
const inner = shade(
  line(
    'M-62-204Q-112-176-118-124M106-214Q150-180 154-130M-98-580Q-80-540-62-486M-60-352q4 16 14 24m18-38q4 12 10 18',
    c.furShadow,
    5,
  ),
)

/** Scarf, knotted at the nape. */
const scarf = [
  path(
    'M-10-226C-44-212-60-182-54-150-36-160-20-176-10-198-2-172 18-156 42-156 40-186 22-216 2-228Z',
    c.violetDeep,
  ),
  path('M-84-292Q10-252 106-290 124-266 118-244 10-196-104-244-108-270-84-292Z', c.violet),
  shade(path('M-28-212C-32-236-22-250-8-250Q10-248 12-212-8-196-28-212Z', c.violetDeep)),
  // `ink`, so that the dots are not darkened with the band.
  ink(
    dots(c.sun, 10, [
      [-72, -252],
      [44, -240],
      [94, -262],
      [22, -178],
    ]),
  ),
]

/** Cheek, its fluff over the scarf. */
const cheek = [
  path(
    'M144-408C164-384 162-352 137-322L138-296 114-298 104-276 86-296 66-286 64-308 44-314C84-330 92-372 116-394Z',
    c.cream,
  ),
  path('M104-458Q122-472 138-456L134-448Q120-460 106-450Z', c.brow),
  eye(132, -420, 19, 'surprised', { narrow: 0.5, look: [0.8, -0.7] }),
]

/** Ears and brow up: amazed, and half amused. */
export const listeningNori = () => asFigure('nori', {}, ...muzzle, ...back, inner, ...scarf, ...cheek)
