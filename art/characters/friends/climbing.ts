import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, foot } from './duck-parts'
import { bellyFringe, bellyFur, darkBrown, face, skinShade, spineRows, spines } from './hedgehog'
import { brow, cheek, mouth } from './parts'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'
import { snail } from './snail'

/* The friends on the slope (page 8), which rises to the right, standing on y = 0. */

/**
 * Hugo climbing to the right, every spine on end: one forepaw grips a log, the other is held. He looks back at his own
 * coat, ashamed.
 */
export const offeringHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    group(
      { flip: true },
      // The forepaw that holds a wing.
      path(
        'M-50-54C-80-58-96-64-114-72Q-126-78-131-70Q-138-62-132-56Q-132-48-122-51C-98-40-80-28-46-28Z',
        skinShade,
      ),
      group(
        { x: -3, y: -3, rotate: -4, scale: 1.14 },
        ...face({ mood: 'happy', look: [1.9, -1.2] }, [
          brow(-64, -55, 8, 'sad', '#7D5546'),
          mouth(-86, -14, 17, 'sad'),
          cheek(-51, -22, 13),
        ]),
      ),
      // The forepaw that grips a log grows out of the coat, as does the hind foot.
      path(
        'M-30-30C-44-10-66-2-90-4Q-102-14-112-8Q-122-7-120 2Q-126 9-117 14Q-108 21-100 13C-80 18-58 16-36 4ZM74-6Q66 13 48 13L30 11Q23 4 33 1L44-8Z',
        skinShade,
      ),
      path(
        'M-30 0C-40-10-46-20-42-28Q-52-34-50-44L-42-46Q-54-58-50-68L-40-68L-46-94L-26-82L-22-114L-6-90L8-126L20-94L40-124L46-88L74-112L68-78L98-88L82-58L106-54L84-38L104-24L82-20Q84-4 60 0Z',
        darkBrown,
      ),
      ...spines(spineRows, 1.6, 24),
      path(bellyFringe, bellyFur),
    ),
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
    group({ x: -13, y: -148, rotate: -11 }, ...duckHead({ mood: 'worried', look: [-1.4, 1.6] })),
  )

/** Milo hauling: he leans back up the slope, both feet braced against it, both paws around what he pulls. */
export const haulingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // The far arm and the far leg.
    path('M71-138C42-134 14-124-14-113L-10-94L45-108ZM63-56C37-47 28-33 31-16L56-9L80-38Z', greyShade),
    path('M-3-115C-43-132-43-74-5-91ZM54-6C44 3 12 4-2 1Q-12-12 4-15L45-22Q59-18 54-6Z', whiteShade),
    path('M49-145C45-121 28-98 23-70C20-30 50-18 70-21C100-26 142-106 118-154Z', grey),
    shade(path('M118-154C142-106 100-26 70-21C100-56 120-112 82-143Z', greyShade)),
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
