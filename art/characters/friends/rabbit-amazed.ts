import { colours as c, group, ink, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { grey, greyShade, kinkedEar, straightEar, whiteShade } from './rabbit'

/* Milo standing upright with his back to us, pointing at the moon: the plan has worked (page 10). */

/** Shoulders, back, rump and both arms in one contour: the left arm points up, the right one hangs from a bent elbow. */
const back = [
  path(
    'M-14-164Q-34-162-52-148Q-78-162-92-182L-130-238C-138-254-156-280-166-276Q-170-268-160-258L-154-244C-160-236-156-224-148-222L-118-168C-106-146-88-128-62-114Q-66-84-64-56C-64-22-50-4-30 2Q2 8 32 2C54-4 64-24 62-56Q62-64 60-72C76-86 70-126 28-162Z',
    grey,
  ),
  path(
    'M-130-238C-138-254-156-280-166-276Q-170-268-160-258L-154-244C-160-236-156-224-148-222L-140-206L-132-214L-122-206L-118-220ZM60-72C72-82 70-94 68-100L62-92L54-98L50-90C42-82 46-66 60-72Z',
    whiteShade,
  ),
  shade(
    path(
      'M44-74C48-104 44-122 24-134C38-116 40-100 38-82C42-56 34-22 6 2Q30 8 36 0C54-6 64-24 62-56Q50-58 44-74Z',
      greyShade,
    ),
  ),
]

const heelsAndTail = [
  path('M-58 4C-60-14-40-18-8-8L0-2L8-8C40-18 60-14 58 4C44 12 14 12 2 4C-16 12-44 12-58 4Z', '#fff'),
  path(
    'M-26-30C-34-44-22-58-12-56C-4-66 14-62 16-52C30-50 32-34 24-28C22-14 6-10-2-16C-14-10-26-16-26-30Z',
    '#fff',
  ),
]

/** The head raised to the left, so that cheek, nose and one eye show. */
const raisedHead = [
  path(
    'M42-206C30-228 4-236-18-230C-36-226-46-218-52-208C-66-212-76-202-74-190C-70-178-58-174-48-166C-32-150-4-144 20-150L36-144L36-154L52-156C56-174 54-192 42-206Z',
    grey,
  ),
  path('M-52-208C-66-212-76-202-74-190C-70-178-58-174-48-166C-36-176-36-198-52-208Z', '#fff'),
  shade(
    path('M52-156L36-154L36-144L20-150C-4-144-32-150-48-166C-10-152 30-156 50-176Q54-166 52-156Z', greyShade),
  ),
  ink(path('M-76-194Q-74-208-62-206L-66-194Z', c.tongue)),
  eye(-32, -204, 9, 'wonder', { narrow: 0.62, look: [-0.6, -0.8], skin: greyShade, outer: 1 }),
]

/** Face raised to the upper left. */
export const amazedRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    ...heelsAndTail.slice(0, 1),
    ...back,
    heelsAndTail[1],
    group({ x: -4, y: -70, rotate: -4, flip: true }, ...kinkedEar),
    group({ x: -12, y: -64, rotate: 14 }, straightEar[0], straightEar[2]),
    ...raisedHead,
  )
