import { dots } from '../../kit/shapes'
import { asFigure, colours as c, ink, line, path, shade } from '../../kit/svg'
import { eye } from '../face'

/*
 * Nori sitting with his back to us, his head turned so far to the right that his face is nearly lost behind his cheek
 * (page 7). The picture's lower edge hides his tail and feet.
 */

/** What shows beyond the cheek: jaw, open mouth, and the long muzzle with the nose at its end. */
const muzzle = [
  path('M112-350Q150-312 188-328 204-340 208-366L120-420Z', c.cream),
  path('M100-486C140-474 154-440 156-414Q192-424 218-412 236-398 226-382C204-364 156-356 112-376Z', c.cream),
  ink(
    path(
      'M202-417C218-426 240-416 240-400 240-386 228-380 220-386 212-392 198-410 202-417ZM130-368Q170-362 202-372 198-346 174-338 142-340 130-368Z',
      c.eye,
    ),
  ),
  shade(path('M138-356Q168-370 190-356 182-344 166-340 146-344 138-356Z', c.tongue)),
]

/** Round ears, skull, the fluff of the far cheek, neck, shoulders and back in one contour. */
const back = [
  shade(
    path(
      'M-200-60C-198-96-172-116-174-150-176-206-144-236-108-250L-82-286-120-290-118-304-146-310-140-324-180-348C-156-368-146-392-144-424-140-452-130-470-112-484-148-532-162-590-146-622-134-644-112-642-90-622-56-592-32-556-20-516Q2-520 8-540 14-534 16-522 24-536 34-540 32-528 34-514C44-560 66-606 96-632 118-648 140-636 144-606 150-560 138-514 120-480 146-462 154-420 142-404L102-284 124-250C166-232 186-194 180-150 178-118 196-96 196-60Z',
      c.furShade,
    ),
  ),
  // The white of the far cheek shows below its fur.
  shade(path('M-82-286L-120-290-118-304-146-310-140-324-180-348Q-120-340-82-306Z', c.whiteShade)),
  // Towards the lantern.
  path(
    'M96-632C118-648 140-636 144-606 150-560 138-514 120-480 146-462 154-420 142-404L110-330 98-262 124-250C166-232 186-194 180-150 178-118 196-96 196-60H96C108-150 90-214 20-240L40-310-46-344C-16-360-22-376-36-390L-20-396Q-60-460 8-516L68-496C66-540 80-600 96-632Z',
    c.fur,
  ),
]

/** Shoulder blades, folds of the ears, and fur. */
const inner = shade(line('M-62-204Q-112-176-118-124M-116-606Q-84-560-72-500', c.furShadow, 5))

/** Scarf, knotted at the nape. */
const scarf = asFigure(
  'bandana',
  {},
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
)

/** White cheek: its ruff wraps round to the nape, over the scarf. */
const cheek = [
  path(
    'M150-412C166-384 164-346 144-318L146-294 122-298 106-270 88-292 66-274 56-296 28-286 26-306-8-304 0-320-46-344C20-336 96-348 118-400Z',
    c.cream,
  ),
  path('M104-458Q122-472 138-456L134-448Q120-460 106-450Z', c.brow),
  eye(132, -420, 19, 'surprised', { narrow: 0.5, look: [0.8, -0.7] }),
]

/** Ears and brow up: amazed, and half amused. */
export const listeningNori = () => asFigure('nori', {}, ...muzzle, ...back, inner, scarf, ...cheek)
