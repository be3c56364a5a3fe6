import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, foot, wingFeathers, wingShade } from './duck-parts'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'
import { packedSnail } from './snail'

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

/** His body, above the step that he sits on. */
const seated = { x: 8, y: -26 }

/** Milo draws back until he sits on the next step, both arms stretched out before him. */
export const recoilingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // The far arm and the far leg.
    group(
      seated,
      path('M71-138C46-126 22-122 2-126C-20-132-36-146-48-164L-68-150C-54-120-28-98 0-96L45-106Z', greyShade),
      path('M-66-146C-79-152-84-166-76-171Q-76-182-66-179Q-57-187-50-177Q-42-172-46-159Z', whiteShade),
    ),
    path('M70-90C38-96 12-84 14-58L18-8L44-4L46-46L80-50Z', greyShade),
    path('M46-6C36 3 4 4-10 1Q-20-12-4-15L16-22Q46-22 46-6Z', whiteShade),
    group(
      seated,
      path('M49-145C45-121 28-98 23-70C20-30 50-18 70-21C100-26 142-106 118-154Z', grey),
      shade(path('M118-154C142-106 100-26 70-21C100-56 120-112 82-143Z', greyShade)),
    ),
    // Thigh, knee and shin of the near leg in one outline, and its long foot.
    path(
      'M100-70C102-98 78-112 48-108C12-104-8-88-12-60L-24-16L4-4Q12-40 26-58Q46-40 72-44Q98-48 100-70Z',
      grey,
    ),
    shade(
      path(
        'M100-70C102-98 78-112 48-108Q86-104 84-76Q76-52 24-72Q8-50-4-10L4-4Q12-40 26-58Q46-40 72-44Q98-48 100-70Z',
        greyDeep,
      ),
    ),
    path('M4-18C10-8 6 4-6 6L-40 12C-56 14-58 2-48-2Q-34-10-24-22Q-6-26 4-18Z', '#fff'),
    group(
      seated,
      group(
        { x: 77, y: -56, rotate: 6 },
        // The jerk throws his ears forward.
        group({ x: 62, y: -24, rotate: -34 }, ...kinkedEar, ...straightEar),
        ...rabbitHead('wonder', [-1.4, 1.8]),
      ),
      path(
        'M96-141C80-122 60-112 40-111C20-112 0-122-18-138L-36-122C-20-96 8-82 38-80C72-78 98-92 106-113Z',
        grey,
      ),
      shade(path('M-28-112C-10-92 12-82 38-80C72-78 98-92 106-113C84-94 30-90-28-112Z', greyDeep)),
      path('M-35-119C-49-124-55-140-47-146Q-48-157-38-154Q-30-162-22-153Q-13-149-16-135Z', '#fff'),
    ),
  )

/** Presto, one eye bent down to what he would rather not ride on. */
export const choosingSnail = () =>
  packedSnail({
    look: [-1, 1.3],
    stalks: {
      d: 'M-74-40C-78-92-126-92-124-30M-54-40L-48-88',
      eyes: [
        [-124, -22],
        [-48, -91],
      ],
    },
  })
