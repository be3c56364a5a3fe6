import { colours as c, ellipse, group, ink, limb, line, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, foot } from './duck-parts'
import { darkBrown, skin, skinShade, spines } from './hedgehog'
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
  ink(path('M8-12C12-22 34-22 34-12S10-2 8-12ZM-42-12C-40-20-28-20-28-12S-38-4-42-12Z', '#D0607C')),
  ink(ellipse(-16, -18, 9, 7, c.eye)),
  line('M-26-6q5-6 9 0t9 0t9 0', c.eye, 4),
]

/** Hugo on all fours, every spine on end, offering his back, pulled by a forepaw; he looks back over his shoulder, ashamed. */
export const offeringHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    limb('M54-20L60-3L68-3M-32-20L-30-3L-22-3', skinShade, 13),
    path(
      'M52-2L66-12L96-40L104-58L78-62L100-78L70-74L88-100L58-86L72-126L40-94L36-138L18-97L0-142L-2-96L-32-132L-20-88L-60-114L-38-78L-70-86L-50-68L-64-66L-56-48L-80-34L-40-2Z',
      darkBrown,
    ),
    // The forepaw that holds a wing.
    path('M80-20L112-42C108-66 120-80 128-73Q138-79 139-67Q148-62 142-50L136-34Q118 0 74-9Z', skinShade),
    group({ x: 62, y: -12, rotate: -6 }, ...faceLookingBack),
    ...spines(
      'M-50-50L-44-66L-26-80L-4-88L20-90L40-86M-46-30L-38-48L-22-60L-2-66L10-64M-40-20L-28-34L-12-42L0-42M10-78L26-84L44-88L64-88L82-82L90-74',
      1.7,
    ),
    limb('M-46-14L-48-3L-38-3M12-12L10-3L20-3', skinShade, 14),
  )

/** Clara's body without her head: she is pulled backwards, her short neck in an S. */
const pulledBody = 'M-47-132Q-36-110-47-88C-60-62-56-29-32-14Q0 0 25-14C39-27 48-60 36-80Q20-98 16-132Z'

/** Clara between two: one wing reaches down to Hugo's forepaw, Milo holds the other; she looks down in front of her. */
export const pulledDuck = () =>
  scaleToHeight(
    'duck',
    150,
    group({ y: 2, rotate: -14 }, path(foot(20), billShade), path(foot(-12), bill)),
    // The far wing, which is held behind her.
    path('M0-104C34-100 60-128 100-130L96-104Q90-82 68-86Q66-74 50-76Q46-66 30-64Z', down),
    path(pulledBody, down),
    shade(
      path(
        'M-42-114Q-10-102 19-115L32-86Q0-94-41-97ZM36-80C48-60 39-27 25-14Q0 0-32-14L-40-20Q20-40 28-86Z',
        downShade,
      ),
    ),
    // The near wing, from the shoulder down to the paw that holds its primaries.
    path(
      'M14-96C-14-102-38-86-52-64C-62-50-74-42-84-36C-96-28-90-14-78-20C-80-6-66 2-56-8C-54 4-38 8-32-6C-12-26 22-40 26-70Q26-92 14-96Z',
      down,
    ),
    shade(path('M-78-20Q-68-24-62-36Q-62-14-78-20ZM-56-8Q-46-18-44-30Q-36-8-56-8Z', downShade)),
    group({ x: -13, y: -148, rotate: -11 }, ...duckHead({ mood: 'worried', look: [-1, 1] })),
  )

/** Milo hauling: he leans back up the slope, both feet braced against it, both paws around what he pulls. */
export const haulingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // The far arm and the far leg.
    path('M71-138C42-134 14-124-14-113L-10-94L45-108ZM63-56C37-47 28-33 31-16L56-9L80-38Z', greyShade),
    path('M-3-115C-43-132-43-74-5-91ZM54-6C44 3 12 4-2 1Q-12-12 4-15L45-22Q59-18 54-6Z', whiteShade),
    path('M49-145C45-121 28-98 23-70C20-30 50-18 70-21C100-26 140-106 110-155Z', grey),
    shade(path('M110-155C140-106 100-26 70-21C100-56 120-112 82-143Z', greyShade)),
    // Thigh, knee and shin of the near leg in one outline, and its long foot.
    path('M91-49C91-71 68-80 44-76C-2-66-4-40-21-19L-2-3Q12-24 28-30Q44-18 66-18Q90-24 91-49Z', grey),
    shade(
      path(
        'M91-49C91-71 68-80 44-76Q78-72 77-49Q70-24 26-41Q10-34-9-9L-2-3Q12-24 28-30Q44-18 66-18Q90-24 91-49Z',
        greyDeep,
      ),
    ),
    path('M4-18C10-8 6 4-6 6L-38 15C-52 18-56 6-46 0Q-32-8-20-20Q-6-26 4-18Z', '#fff'),
    group(
      { x: 77, y: -56, rotate: -4 },
      // The jerk throws his ears forward.
      group({ x: 62, y: -24, rotate: -40 }, ...kinkedEar, ...straightEar),
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
