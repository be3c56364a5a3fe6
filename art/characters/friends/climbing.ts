import { colours as c, ellipse, group, ink, limb, line, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, foot } from './duck-parts'
import { darkBrown, skin, skinShade, spines } from './hedgehog'
import { cheek, mouth } from './parts'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'
import { snail } from './snail'

/* The friends on the slope (page 8), which rises to the right, standing on y = 0. */

/** Hugo's face, turned back over his shoulder: three-quarter view to the left. */
const faceLookingBack = [
  ellipse(36, -56, 12, 12, skin),
  shade(ellipse(37, -55, 6, 7, c.blush)),
  path('M-44-30C-48-62-20-62-4-52C14-62 42-60 42-34C42-10 18 2-8 2C-30 2-42-12-44-30Z', skin),
  shade(path('M42-34C42-10 18 2-8 2C-30 2-42-12-44-30C-34-8 22 0 34-54Q42-48 42-34Z', skinShade)),
  path(
    'M-52-34L-44-46L-42-58L-28-52L-22-66L-12-56L-4-67L6-57L18-65L24-54L36-56L38-44L50-36L54-62L26-82L-30-80Z',
    darkBrown,
  ),
  eye(-27, -30, 8, 'hush', { narrow: 0.8, look: [-1.9, -1.7] }),
  eye(4, -31, 9, 'hush', { look: [-1.9, -1.7] }),
  line('M-38-41Q-32-44-27-50M1-52Q8-46 16-44', '#8A6350', 4),
  cheek(19, -14, 13),
  ink(ellipse(-16, -18, 9, 7, c.eye)),
  mouth(-22, -5, 20, 'puzzled'),
]

/** Hugo on all fours, every spine on end, offering his back; he looks back over his shoulder, ashamed. */
export const offeringHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    limb('M54-20L60-3L68-3M-32-20L-30-3L-22-3', skinShade, 13),
    path(
      'M52-2L66-12L96-40L76-48L104-58L78-62L100-78L70-74L88-100L58-86L72-126L40-94L36-138L18-97L0-142L-2-96L-32-132L-20-88L-60-114L-38-78L-88-94L-50-68L-98-64L-56-48L-80-34L-40-2Z',
      darkBrown,
    ),
    group({ x: 62, y: -8, rotate: -6 }, ...faceLookingBack),
    ...spines(
      'M-50-50L-44-66L-26-80L-4-88L20-90L40-86M-46-30L-38-48L-22-60L-2-66L10-64M-40-20L-28-34L-12-42L0-42M10-78L26-84L44-88L64-88L82-82L90-74',
      1.7,
    ),
    limb('M-46-14L-48-3L-38-3M24-12L22-3L32-3', skinShade, 14),
  )

/** Clara's body without her head: she is pulled backwards, her short neck in an S. */
const pulledBody =
  'M-47-132C-38-115-39-100-47-88C-59-68-56-29-32-14C-13-5 11-5 25-14C39-27 45-54 39-73C34-86 23-93 21-107Q20-120 16-132Z'

/** Clara leaning back because her wing is pulled; she looks down in front of her. */
export const pulledDuck = () =>
  scaleToHeight(
    'duck',
    150,
    group({ y: 2, rotate: -14 }, path(foot(33), billShade), path(foot(6), bill)),
    path(pulledBody, down),
    shade(
      path(
        'M-45-120C-29-104 4-106 18-115L21-107C22-100 27-93 32-86C14-90-20-90-41-97ZM39-73C45-54 39-27 25-14C11-5-13-5-32-14C-45-23-51-34-53-50C-36-25 5-18 21-36C30-47 36-59 39-73Z',
        downShade,
      ),
    ),
    // The wing stretched out behind her, from the shoulder to where it is held.
    path(
      'M-13-81C2-93 20-95 38-104C54-115 70-122 90-124L90-95C81-90 72-90 64-90L72-82C59-77 50-77 41-73L47-64C32-56 23-50 9-48C-9-48-23-64-13-81Z',
      down,
    ),
    shade(
      path(
        'M90-107C81-97 66-95 50-97C56-92 59-90 64-90L72-82C59-77 48-79 30-82C34-77 38-73 41-73L47-64C32-56 23-50 9-48C-5-48-16-57-16-68C-5-56 9-57 21-72C30-86 54-97 90-107Z',
        downShade,
      ),
    ),
    group({ x: -13, y: -148, rotate: -11 }, ...duckHead({ mood: 'worried' })),
  )

/** Milo hauling: he leans back up the slope, both feet braced against it, both paws around what he pulls. */
export const haulingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // The far arm and the far leg.
    path('M71-138C42-134 14-124-14-113L-10-94L45-108ZM63-56C37-47 28-33 31-16L56-9L80-38Z', greyShade),
    path(
      'M-3-115C-16-122-33-117-34-103C-34-89-19-84-5-91ZM54-6C44 3 12 4-2 1C-10-3-6-14 4-15C19-15 33-21 45-22C57-20 59-11 54-6Z',
      whiteShade,
    ),
    path('M49-145C45-121 28-98 23-70C21-38 45-19 70-21C91-24 112-56 120-87C126-117 122-136 110-155Z', grey),
    shade(
      path(
        'M110-155C122-136 126-117 120-87C112-56 91-24 70-21C91-47 106-73 105-99C103-121 94-134 82-143Z',
        greyShade,
      ),
    ),
    // Thigh, knee and shin of the near leg in one outline, and its long foot.
    path(
      'M91-49C91-71 68-80 44-76C26-72 10-66 3-56C-5-45-12-31-21-19L-2-3C7-16 16-24 28-30C38-24 51-17 66-18C82-21 91-33 91-49Z',
      grey,
    ),
    shade(
      path(
        'M91-49C91-71 68-80 44-76C66-73 78-63 77-49C75-35 61-31 49-35C42-38 35-42 26-41C12-35 2-21-9-9L-2-3C7-16 16-24 28-30C38-24 51-17 66-18C82-21 91-33 91-49Z',
        greyDeep,
      ),
    ),
    path('M5-5C9 9-1 14-12 9C-26 0-40-16-44-29C-45-40-35-43-28-33C-22-24-17-21-10-18Q3-17 5-5Z', '#fff'),
    group(
      { x: 77, y: -56, rotate: -4 },
      // The jerk throws his ears forward.
      group({ x: 59, y: -8, rotate: -26 }, ...kinkedEar, ...straightEar),
      ...rabbitHead('worried', [-2.2, 1.8]),
    ),
    path('M96-141C71-127 37-110 2-99L7-74C38-80 82-85 106-113Z', grey),
    shade(path('M7-74C38-80 82-85 106-113C84-98 45-91 4-85Z', greyDeep)),
    path('M12-101C-3-108-19-103-21-87C-21-71-3-65 11-72L4-79L13-85L3-92Z', '#fff'),
  )

/** Presto, one eye bent down to what he would rather not ride on. */
export const choosingSnail = () =>
  snail({
    look: [-1, 1.3],
    stalks: {
      d: 'M-74-40C-84-76-104-80-116-58M-54-40L-48-88',
      eyes: [
        [-118, -54],
        [-48, -91],
      ],
    },
  })
