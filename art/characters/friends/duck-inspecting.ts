import { group, ink, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, wingFeathers, wingShade } from './duck-parts'

/* Clara on tiptoe, seen from behind in three-quarter view, facing left, standing on y = 0 (page 11). */

/** Stretched legs: the heels are high, and all the weight is on the spread toes. */
const tiptoes = [
  path('M14-52L15-24C12-12 4-5-10 0L-2 2L4 0L10 3L15-1C21-6 23-14 22-22L23-52Z', billShade),
  path('M-14-52L-15-22C-18-12-26-5-40 0L-32 2L-26 0L-20 3L-15-1C-9-6-7-14-8-22L-5-52Z', bill),
]

/** Outline: rump towards us, the breast away from us, the neck stretched in a flat S. */
const outline =
  'M-32-126C-54-110-62-82-50-60C-38-42-8-36 18-40C46-44 64-58 64-78C62-94 42-100 28-110C12-120 4-132-2-152L-8-186L-44-182C-40-158-24-142-32-126Z'

/** Head, tilted back so that the bill points at something high; the eye is at the edge, since the face is turned away. */
const head = [
  path('M-50-212C-64-216-74-236-94-244C-106-248-110-238-102-228C-92-212-76-192-56-186Z', bill),
  shade(path('M-103-234C-86-222-70-214-54-210L-56-186C-76-192-92-212-103-234Z', billShade)),
  path('M-66-206C-64-226-44-236-24-232C-4-228 6-212 2-194C-2-176-18-166-38-170C-58-172-68-188-66-206Z', down),
  ink(path('M-58-210C-50-214-47-204-50-197C-54-192-61-199-58-210Z', '#2B1B3D')),
  ink(path('M-57-208q4-2 3 4q-3 1-3-4Z', '#fff')),
]

/** The near wing, folded, in one contour: shoulder, elbow behind the head, and three short primaries over the brow. */
const visor = [
  path(
    'M-18-116C-6-94 22-92 36-108L74-166Q82-182 68-188Q66-206 44-206Q38-222 16-218Q4-232-20-230C-40-232-58-236-82-246Q-84-236-76-230L-90-230Q-86-220-76-218L-84-214Q-74-204-52-208C-24-212 8-202 26-180C20-162 4-142-12-134Z',
    wingFeathers,
  ),
  shade(
    path(
      'M36-108L74-166Q82-182 68-188Q66-206 44-206Q38-222 16-218C38-206 52-190 52-174C46-150 22-116-18-116C-6-94 22-92 36-108ZM-76-230L-38-222L-76-218L-44-215Z',
      wingShade,
    ),
  ),
]

/** On tiptoe, a wing shading her eye: she inspects something above her. */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    190,
    ...tiptoes,
    group(
      { class: 'wag', x: 50, y: -70 },
      path('M-24 18C4 16 18 2 24-24Q34-16 34-2L52-18Q54-2 46 10L64 8C56 26 30 34 0 30Z', down),
    ),
    path(outline, down),
    shade(
      path(
        'M64-78C64-58 46-44 18-40C-8-36-38-42-50-60C-20-48 30-52 64-78ZM-2-152L-8-186L-36-180C-20-170-18-134 14-118Q4-132-2-152Z',
        downShade,
      ),
    ),
    // The far wing, folded on the back; its tip is over the tail.
    path('M22-112C54-108 74-92 90-62L72-66L76-54C50-56 26-76 12-102Z', wingFeathers),
    ...head,
    ...visor,
  )
