import { colours as c, ellipse, group, ink, limb, line, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, closedBill, down, downShade, wingFeathers, wingShade } from './duck'
import { darkBrown, skin, skinShade, spines } from './hedgehog'
import { cheek, frontEyes } from './parts'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'

/* The friends on the slope (page 8), which rises to the right, standing on y = 0. */

/** Hugo's face, turned to the viewer: he blushes, and his brows ask for pardon. */
const blushingFace = [
  path('M-46-34C-48-66-18-66 0-56C18-66 48-66 46-34C44-10 20 0 0 0S-44-10-46-34Z', skin),
  ...frontEyes(19, -35, 10, { mood: 'worried' }, skinShade),
  shade(line('M-32-46Q-24-56-11-57M32-46Q24-56 11-57', '#8A6350', 4)),
  ...sides.map((side) => ellipse(side * 31, -19, 12, 8, c.tongue)),
  ink(ellipse(0, -24, 9, 7, c.eye)),
  line('M-10-7Q-4-13 0-9T10-8', c.eye, 3.5),
  path('M-52-34L-38-48L-32-42L-20-56L-8-48L2-60L10-48L22-56L32-42L38-48L52-34C54-74 30-84 0-84S-54-74-52-34Z', darkBrown),
]

/** Hugo lying flat to offer his back, every spine on end, his head turned to the viewer. */
export const offeringHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    group(
      { flip: true },
      path(
        'M-36-2L-92-6L-104-24L-94-32L-106-50L-92-54L-94-74L-76-72L-68-88L-54-78L-44-96L-32-84L-26-104L-10-90L0-112L14-92L28-114L36-92L56-106L58-84L80-88L76-68L100-66L88-50L108-40L90-32L102-18L82-14Q76-4 58-3Z',
        darkBrown,
      ),
      ...spines(
        'M-50-70L-40-70L-26-80L-8-86L14-90L36-88L58-80L76-64L90-40M-48-44L-30-54L-10-66L12-70L34-68L56-58L72-42L80-20M-44-28L-26-38L-6-48L16-52L38-48L56-34L62-16M-30-16L-8-24L14-32L26-32L42-20',
        1.5,
      ),
      path('M-42-14Q20-4 84-14Q78-2 60 0L48-7L34 1L20-7L4 1L-10-7L-28 1Z', '#B98A68'),
      limb('M-18-4L-2-3M46-4L62-2', skinShade, 12),
      group({ x: -58, y: 2, rotate: -12 }, ...blushingFace),
      limb('M-98-2L-84-2M-44-4L-30-4', skinShade, 12),
    ),
  )

/** A webbed foot on a short leg, its toes to the right. @param x of the ankle */
const foot = (x: number) =>
  `M${x - 6}-24H${x + 6}L${x + 4}-8Q${x + 16}-10 ${x + 30} 1Q${x + 12} 4 ${x - 12} 2Z`

/** Clara, stopped in mid-waddle, her short neck arching back over her shoulder. */
export const turningDuck = () =>
  scaleToHeight(
    'duck',
    142,
    path(foot(30), '#D96B2E'),
    path(foot(-6), bill),
    // Tail, back, throat, head, nape and breast in one line.
    path(
      'M-120-104C-104-96-88-88-66-86C-48-85-34-88-24-94C-40-104-42-124-32-138C-22-152-2-158 14-152C34-144 30-112 46-102C64-94 78-82 78-60C78-36 58-16 24-12C-10-8-50-16-74-36C-90-50-98-66-106-80L-96-82Q-112-90-120-104Z',
      down,
    ),
    shade(
      path(
        'M-104-76C-96-60-88-48-74-36C-50-16-10-8 24-12C58-16 82-36 78-66C70-40 40-26 4-28C-40-30-80-50-104-76ZM-24-94C-4-86 22-92 34-118C36-108 40-106 46-102C36-80 0-74-24-82Z',
        downShade,
      ),
    ),
    path(
      'M42-58C38-80-4-86-34-76C-52-70-68-72-86-82Q-84-68-70-62Q-76-58-78-57Q-66-48-54-48Q-58-44-60-41C-38-26 0-22 24-36C36-42 42-48 42-58Z',
      wingFeathers,
    ),
    shade(path('M42-58C20-34-20-40-54-48Q-58-44-60-41C-38-26 0-22 24-36C36-42 42-48 42-58Z', wingShade)),
    group(
      { x: 19, y: -12, rotate: -16 },
      ...closedBill('puzzled'),
      eye(0, -119, 11, 'hush', { look: [-1.2, 1.3], skin: downShade }),
      cheek(12, -98, 9),
    ),
  )

/** Milo on both hind feet, looking down over his shoulder, one paw on his own tail. */
export const turningRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // Far foot, tail and far arm.
    path('M18-20C40-24 66-20 82-12C90-6 86 0 78 0H24Z', whiteShade),
    path('M-40-36C-56-46-70-40-66-28C-72-18-60-8-50-14C-42-12-36-22-40-36Z', '#fff'),
    // Body, and the white of the chest, which is turned to the viewer.
    path('M-22-132C-42-112-54-80-50-56C-48-34-36-16-20-8H40C56-28 58-58 50-80C44-98 42-114 34-132Z', grey),
    path('M0-128C-12-104-10-86-4-68L4-76L10-58L20-72L28-56L36-72L50-66C54-84 44-100 40-116L34-132Z', '#fff'),
    shade(path('M-22-132C-4-116 20-112 36-124L40-112C24-98-10-96-30-118Z', greyDeep)),
    // Near leg: thigh, and the long foot.
    path('M-42-64C-18-80 22-70 32-44C36-30 24-18 10-14H-26C-46-24-54-50-42-64Z', grey),
    shade(
      path(
        'M-22-72C6-76 26-62 32-44C36-30 24-18 10-14H-26L-30-18C8-16 26-30 14-50C6-62-8-70-22-72Z',
        greyDeep,
      ),
    ),
    path('M-32-18C-12-24 20-20 44-14C58-10 58 2 46 2H-26C-40 2-42-12-32-18Z', '#fff'),
    // Far arm against the chest, near arm with the paw at the tail.
    path('M36-122C56-108 62-88 50-78C40-72 26-72 16-76L18-88C28-86 34-88 36-92Z', greyShade),
    path('M20-92C8-94 2-84 6-76C12-70 22-72 26-78Z', '#fff'),
    path(
      'M-8-124C-34-122-64-106-76-88C-80-74-70-56-60-44L-44-52C-50-62-56-70-54-80C-44-92-26-98-8-100Z',
      grey,
    ),
    path('M-64-52C-70-40-62-28-50-30C-40-34-40-46-46-56Z', '#fff'),
    group(
      { x: 21, y: -51, rotate: -18 },
      group({ x: -33, y: -10, rotate: 14 }, ...kinkedEar),
      group({ x: -24, y: -4, rotate: 10 }, ...straightEar),
      ...rabbitHead('wonder', [-1.2, 1.3]),
    ),
  )

/** Presto climbing up a neck on his right: one eye on the spines behind it, the other on the head above. */
export const climbingSnail = () => [
  limb('M96-36L150-52M98-30L148-8', '#E9C46A', 12),
  path(
    'M-92 18C-60-14-20-36 30-34C60-34 74-44 92-50C116-56 128-36 122-18C114 2 96 10 80 12C40 4-30 4-92 18Z',
    '#E9C46A',
  ),
  path('M-52-18C-84-80-44-150 22-148C90-144 112-66 66-26C30-8-20-4-52-18Z', c.violet),
  shade(
    path('M-52-18C-20-4 30-8 66-26C96-56 94-108 62-134C74-92 60-52 20-38C-8-30-34-28-62-42Z', c.violetDeep),
  ),
  line('M-30-30C-60-84-6-140 42-112C76-88 52-40 18-54C-2-68 14-92 30-80', c.sun, 12),
  ...sides.flatMap((side) => [
    ellipse(150, -30 + side * 24, 19, 19, '#E9C46A'),
    eye(150, -30 + side * 24, 16, 'happy', { look: side < 0 ? [1.6, 0.2] : [-0.3, 1.6] }),
  ]),
  line('M92-8Q104-6 110-16', c.eye, 6),
]
