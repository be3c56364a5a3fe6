import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { body, tail } from './duck'
import { bill, billShade, down, downShade, duckHead, foot, wingFeathers, wingShade } from './duck-parts'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'
import { snail } from './snail'

/* The friends on the steps (page 8), who look at a prickly back below them, facing left and standing on y = 0. */

/** Clara draws back, one wing laid on her breast. */
export const startledDuck = () =>
  scaleToHeight(
    'duck',
    150,
    path(foot(24), billShade),
    path(foot(-10), bill),
    group(
      { rotate: 7 },
      ...tail,
      path(body, down),
      shade(
        path(
          'M-27-98C-14-84 14-84 30-108C22-98 20-90 26-84C10-78-14-80-30-88ZM96-50C84-24 56-8 30-5C4-2-28-2-48-11C-58-16-65-24-67-36C-44-12-6-10 22-15C50-20 76-34 90-58Z',
          downShade,
        ),
      ),
      // Shoulder, elbow, wrist, and three primaries laid on the breast, in one outline.
      path(
        'M40-70C64-56 64-26 38-14C12-4-22-10-42-24C-58-36-66-54-60-68Q-52-74-48-61Q-52-82-41-85Q-31-83-34-64Q-31-83-21-79Q-14-72-21-55C-14-45-2-48 8-60C16-72 28-78 40-70Z',
        wingFeathers,
      ),
      shade(
        path(
          'M38-14C12-4-22-10-42-24C-56-34-64-50-62-60C-50-38-26-28 2-30C26-32 42-44 48-62C60-44 56-22 38-14ZM-48-61Q-46-46-38-40Q-52-46-48-61ZM-34-64Q-34-50-26-42Q-38-50-34-64Z',
          wingShade,
        ),
      ),
      group({ x: -2, y: -117, rotate: -4 }, ...duckHead({ mood: 'wonder', look: [-1.2, 1.6] })),
    ),
  )

/** Milo draws back up the steps: he leans away, both paws held out before him. */
export const recoilingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // The far arm and the far leg.
    path(
      'M71-138C46-130 24-122 8-122C-4-132-12-146-16-158L-36-146C-30-122-18-100 4-96L45-108ZM63-56C37-47 28-33 31-16L56-9L80-38Z',
      greyShade,
    ),
    path(
      'M-38-142C-50-150-50-166-42-168Q-38-176-30-172Q-20-176-16-166Q-10-160-14-154ZM54-6C44 3 12 4-2 1Q-12-12 4-15L45-22Q59-18 54-6Z',
      whiteShade,
    ),
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
      { x: 77, y: -56, rotate: 6 },
      // The jerk throws his ears forward.
      group({ x: 62, y: -24, rotate: -34 }, ...kinkedEar, ...straightEar),
      ...rabbitHead('wonder', [-1.4, 1.8]),
    ),
    path(
      'M96-141C84-122 66-112 48-110C38-118 30-132 26-144L4-136C8-110 22-84 46-78C74-78 98-92 106-113Z',
      grey,
    ),
    shade(path('M8-124C14-100 28-82 46-78C74-78 98-92 106-113C84-94 50-88 36-98Z', greyDeep)),
    path('M2-132C-10-140-10-156-2-159Q2-167 10-164Q20-168 24-158Q32-152 28-142Z', '#fff'),
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
