import { group, ink, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, wingFeathers, wingShade } from './duck-parts'

/* Clara on tiptoe, seen from behind in three-quarter view, facing left, standing on y = 0 (page 11). */

/** Stretched legs: the heels are high, and all the weight is on the spread toes. */
const tiptoes = [
  path('M14-52L15-24C12-12 4-5-10 0L-2 2L4 0L10 3L15-1C21-6 23-14 22-22L25-72Z', billShade),
  path('M-16-72L-15-22C-18-12-26-5-40 0L-32 2L-26 0L-20 3L-15-1C-9-6-7-14-8-22L-3-72Z', bill),
]

/** Outline: rump towards us, the breast away from us, the neck stretched in a flat S. */
const outline =
  'M-32-126C-54-110-62-82-50-60C-38-42-8-36 18-40C46-44 64-58 64-78C62-94 42-100 28-110C12-120-4-132-10-152L-16-186L-44-182C-40-158-24-142-32-126Z'

/** Head, tilted back so that the bill points at something high; the eye is at the edge, since the face is turned away. */
const head = [
  path('M-54-210C-68-212-82-232-102-238C-114-240-116-230-108-221C-96-204-78-188-58-184Z', bill),
  shade(path('M-112-229C-94-220-76-206-58-202L-58-184C-78-188-96-204-112-229Z', billShade)),
  path('M-66-206C-64-226-44-236-24-232C-4-228 6-212 2-194C-2-176-18-166-38-170C-58-172-68-188-66-206Z', down),
  ink(path('M-61-210C-54-213-52-204-54-197C-58-192-63-199-61-210Z', '#2B1B3D')),
  ink(path('M-60-208q4-2 3 4q-3 1-3-4Z', '#fff')),
]

/** The near wing, folded, in one contour: shoulder, secondaries at the elbow behind the nape, three primaries over the brow. */
const visor = [
  path(
    'M-24-110C-8-92 24-94 40-114L68-130Q64-142 58-146L76-160Q70-172 62-174L74-192Q62-202 48-202C34-226 6-244-34-246L-84-254Q-80-242-68-239L-90-236Q-80-227-62-227L-78-220Q-68-211-46-216C-22-219 0-210 12-190C16-170 4-146-12-132Z',
    wingFeathers,
  ),
  shade(
    path(
      'M40-114L68-130Q64-142 58-146L76-160Q70-172 62-174L74-192Q62-202 48-202C38-220 20-234-2-240C18-226 32-208 36-192L48-184L34-176L42-160L26-152Q22-136 40-114ZM-68-239L-22-235L-68-235ZM-62-227L-18-227L-60-223Z',
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
      { y: -14, rotate: -7 },
      path(outline, down),
      shade(
        path(
          'M66-62C58-50 42-44 18-40C-8-36-38-42-50-60C-20-48 20-48 40-56ZM-10-152L-16-186L-38-180C-26-170-24-134 8-118Q-4-132-10-152Z',
          downShade,
        ),
      ),
      // The tail, on the side that she turns to us.
      group(
        { class: 'wag', x: 40, y: -68 },
        path('M-24 18C4 16 18 2 24-24Q34-16 34-2L52-18Q54-2 46 10L64 8C56 26 30 34 0 30Z', down),
      ),
      // The far wing, folded on the back; its tip is over the tail.
      path('M22-112C54-108 74-92 90-62L72-66L76-54C50-56 26-76 12-102Z', wingFeathers),
      ...head,
      ...visor,
    ),
  )
