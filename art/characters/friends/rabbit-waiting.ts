import { colours as c, ellipse, group, ink, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { cheek } from './parts'
import { grey, greyShade, kinkedEar, straightEar } from './rabbit'

/* Milo sitting up, seen from his left and a little from behind, standing on y = 0 (page 9). */

/** The back from the nape to the rump, tufts where its light side ends, and the white breast. */
const body = [
  path('M24-112C40-92 58-84 70-58C82-32 82-12 72 3H-26C-40-16-46-32-52-50C-58-70-50-84-34-98Z', grey),
  shade(
    path(
      'M24-112C40-92 58-84 70-58C82-32 82-12 72 3H58C66-20 60-32 54-44L50-34L44-56L36-46C38-64 26-74 8-80L2-72L-8-86L-30-80C-14-92 10-96 24-112Z',
      greyShade,
    ),
  ),
  path('M-34-98C-50-84-58-70-52-50L-44-22-36-38-30-26-22-40-14-34-4-92Z', '#fff'),
]

/** The long hind foot, the round thigh of a hare, and its crease. */
const hindLeg = [
  path('M-42 4C-62 5-60-10-46-12C-24-17 0-14 20-8V4Z', '#fff'),
  path('M-14 4C-34-24-10-58 24-56C58-54 74-26 66 4Z', grey),
  shade(path('M-14 0C-34-26-10-58 24-56C0-50-20-30-10-6Q20-6 34 3L-12 4Z', greyShade)),
]

/** The near foreleg in one contour, shoulder, elbow and wrist, folded before the breast; behind it the far paw. */
const foreleg = [
  path('M-46-60C-58-68-68-62-66-54C-64-46-54-44-46-48Z', '#fff'),
  shade(path('M24-70C32-46 22-32-4-36C-22-38-36-44-48-47L-40-58Z', greyShade)),
  path(
    'M-2-82C18-88 30-68 24-52C18-38 0-38-14-44C-24-48-34-50-44-48L-48-62C-36-66-26-66-16-64C-14-70-10-78-2-82Z',
    grey,
  ),
  path('M-40-64C-48-68-56-67-58-61Q-64-61-63-55Q-64-49-57-49Q-52-44-40-47Q-36-56-40-64Z', '#fff'),
]

/** The head in profile around its middle. */
const head = [
  path(
    'M-64 6C-66-4-62-12-52-15C-42-20-36-28-24-35C-4-46 24-42 36-24C48-4 36 36 10 36C-4 36-16 38-28 32C-42 32-50 28-52 20C-60 18-64 14-64 6Z',
    grey,
  ),
  shade(
    path(
      'M14-40C28-36 44-14 40 16L50 26L34 28L36 40L20 36L12 44C-4 40-16 38-28 32C-6 34 2 26 10 18L14 24L20 8L28 12C30-8 26-26 14-40Z',
      greyShade,
    ),
  ),
  path(
    'M-64 6C-64-8-50-14-42-8C-32-2-30 10-36 18Q-32 26-28 32C-42 32-50 28-52 20C-60 18-64 14-64 6Z',
    '#fff',
  ),
  eye(-16, -10, 11, 'wonder', { narrow: 0.8, look: [-1, -0.5], skin: greyShade }),
  cheek(0, 14, 10),
  ink(path('M-64 2Q-63-9-53-12Q-48-4-55 2Q-60 6-64 2Z', c.tongue)),
  ink(ellipse(-49, 18, 4, 5, c.eye)),
]

/** His gaze rises to the left, past those who sit there. */
export const waitingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    ...body,
    ...hindLeg,
    ...foreleg,
    group({ x: 30, y: -2, rotate: -20 }, straightEar[0], straightEar[2]),
    group({ x: 27, y: -38, rotate: -25, scale: 0.75 }, ...kinkedEar),
    group({ x: -4, y: -122, rotate: 12 }, ...head),
  )
