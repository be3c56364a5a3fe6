import { colours as c, ellipse, group, ink, limb, line, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, foldedWing, foot } from './duck-parts'
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

/** Milo hauling: he leans back up the slope, his heels dug in, both arms stretched out to his neighbour. */
export const haulingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // The far arm and the far leg.
    path(
      'M60-146C20-128-20-106-66-84L-58-64C-20-76 20-92 60-104ZM40-70C10-100-20-84-36-58L-58-8L-36 0L0-40Z',
      greyShade,
    ),
    path(
      'M-44 8C-62 4-92-36-90-48C-86-58-74-54-64-42C-52-28-40-16-38-6ZM-60-86C-74-90-86-82-86-72C-84-60-70-58-54-66Z',
      whiteShade,
    ),
    path('M48-136C22-116-2-90 2-62C4-42 28-32 56-34C94-38 116-76 116-106C116-124 106-134 92-142Z', grey),
    path('M94-62C92-40 74-30 54-33C34-36 16-22 6 2L-24-6C-24-46-4-92 44-96C76-98 94-82 94-62Z', grey),
    shade(
      path(
        'M94-62C94-82 76-98 44-96C22-94 6-84-5-70C30-92 74-90 94-62ZM54-33C34-36 16-22 6 2L-8-2C2-26 22-44 54-33Z',
        greyDeep,
      ),
    ),
    path('M5 4C2 18-16 18-28 7C-44-8-58-30-64-44C-66-58-52-62-42-50C-28-34-12-16-4-6Q4-4 5 4Z', '#fff'),
    group(
      { x: 74, y: -54, rotate: -12 },
      ...kinkedEar,
      ...straightEar,
      ...rabbitHead('worried', [-2.2, 1.8]),
    ),
    path('M70-136C40-122-4-96-56-62L-46-40C10-58 60-80 98-104Z', grey),
    path('M-50-66C-66-70-80-60-80-50C-78-36-62-32-44-40Z', '#fff'),
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
