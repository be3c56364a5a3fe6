import { colours as c, ellipse, group, ink, limb, line, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, foldedWing, foot } from './duck-parts'
import { darkBrown, skin, skinShade, spines } from './hedgehog'
import { cheek, mouth } from './parts'
import { grey, greyDeep, hindLeg, kinkedEar, rabbitHead, straightEar } from './rabbit'
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

/** Clara's body without her head: a short neck in an S, stretched over what she looks at. */
const bowingBody =
  'M-66-112C-46-96-50-84-58-70C-72-46-66-20-48-11C-28-2 4-2 30-5C56-8 78-22 90-42C96-54 90-74 74-80C44-86 12-84 6-108Q4-120-4-134Z'

/** Clara bending forward, her bill pointing at what she looks at. */
export const bowingDuck = () =>
  scaleToHeight(
    'duck',
    150,
    group({ y: 9, rotate: 6 }, path(foot(24), billShade), path(foot(-14), bill)),
    path(bowingBody, down),
    shade(
      path(
        'M-54-104C-30-84-4-90 6-112Q8-98 14-92C-4-78-34-78-54-78ZM96-50C84-24 56-8 30-5C4-2-28-2-48-11C-56-15-62-22-65-30C-44-12-6-10 22-15C50-20 76-34 90-58Z',
        downShade,
      ),
    ),
    group({ x: -24, y: -52, rotate: -6 }, ...foldedWing),
    group({ x: -40, y: -136, rotate: -3 }, ...duckHead({ mood: 'worried' })),
  )

/** Milo leaning forward over his neighbour, one paw on her back. */
export const leaningOverRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    path('M-70-112C-62-96-54-66-42-40C-38-20-28-8-12-5H88C108-22 108-58 90-80C66-110 24-110-6-150Z', grey),
    ...hindLeg,
    path('M10-100C-6-66-56-58-104-76L-110-94L-112-124L-40-130Z', grey),
    shade(path('M14-104C6-66-56-56-104-76C-60-66-8-76 14-104Z', greyDeep)),
    group(
      { x: -12, y: -48, rotate: -22 },
      ...kinkedEar,
      ...straightEar,
      ...rabbitHead('worried', [-2.2, 1.8]),
    ),
    path('M-96-72C-106-62-122-68-126-76C-130-84-122-96-112-96L-102-94Z', '#fff'),
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
