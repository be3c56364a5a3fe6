import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, foot, wingFeathers, wingShade } from './duck-parts'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'
import { snail } from './snail'

/* The friends on the steps (page 8), who look at a prickly back below them, facing left and standing on y = 0. */

/** Clara draws back on her heels, her neck in an S, one wing laid on her breast. */
export const startledDuck = () =>
  scaleToHeight(
    'duck',
    150,
    path(foot(30), billShade),
    path(foot(-6), bill),
    group(
      { x: 4, rotate: 16 },
      path('M80-60Q106-62 104-84Q116-74 112-60L130-66Q128-50 116-42L130-36Q110-20 74-26Z', down),
      path(
        'M-10-128C2-112-2-98-24-86C-54-72-66-46-50-24C-34-4 20-2 50-14C76-22 92-38 98-58C86-74 62-76 54-92C48-106 52-120 56-136Z',
        down,
      ),
      shade(
        path(
          'M-8-116C10-104 40-104 54-124Q46-104 54-92Q10-78-24-86Q-4-96-8-116ZM98-58C92-38 76-22 50-14C20-2-34-4-50-24C0-8 70-20 90-66Z',
          downShade,
        ),
      ),
      // From the broad shoulder the wing lies on her breast, three primaries at its end, in one outline.
      path(
        'M66-74C66-48 40-28 8-30C-12-32-28-40-38-50L-24-51L-46-64L-28-65L-42-80C-20-70 8-80 26-92C46-102 66-96 66-74Z',
        wingFeathers,
      ),
      shade(
        path(
          'M66-74C66-48 40-28 8-30C-12-32-28-40-38-50L-24-51C8-40 50-46 66-74ZM-28-65Q-8-66 6-74-6-62-28-65Z',
          wingShade,
        ),
      ),
      group({ x: 20, y: -140, rotate: -14 }, ...duckHead({ mood: 'wonder', look: [-1.2, 1.6] })),
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
      d: 'M-74-40C-78-92-126-92-124-30M-54-40L-48-88',
      eyes: [
        [-124, -22],
        [-48, -91],
      ],
    },
  })
