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
  shade(line('M-31-44Q-22-53-10-54M31-44Q22-53 10-54', '#8A6350', 4)),
  ...sides.map((side) => ellipse(side * 31, -19, 12, 8, c.tongue)),
  ink(ellipse(0, -24, 9, 7, c.eye)),
  line('M-10-7Q-4-13 0-9T10-8', c.eye, 3.5),
  path(
    'M-50-34L-42-54L-33-50L-22-64L-8-56L2-67L10-56L22-64L33-50L42-54L50-34L62-48L52-54L60-70L44-68L42-84L26-76L14-90L0-80L-14-90L-26-76L-44-82L-44-66L-60-68L-52-52Z',
    darkBrown,
  ),
]

/** Hugo lying flat to offer his back, every spine on end, his head turned to the viewer. */
export const offeringHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    group(
      { flip: true },
      path(
        'M-36 0L-92-6L-80-80L-44-90L-32-84L-26-104L-10-90L0-112L14-92L28-114L36-92L56-106L58-84L80-88L76-68L100-66L88-50L108-40L90-32L102-18L82-14Q76 0 58 0Z',
        darkBrown,
      ),
      ...spines(
        'M-34-76L-26-80L-8-86L14-90L36-88L58-80L76-64L90-40M-18-62L-6-66L12-70L34-68L56-58L72-42L80-20M-6-44L4-50L16-52L38-48L56-34L62-16M-8-20L4-28L26-32L42-20',
        1.5,
      ),
      group({ x: -58, y: -8, rotate: -10, scale: 1.06 }, ...blushingFace),
      limb('M-100-8L-84-6M-38-8L-22-7M46-6L62-4', skinShade, 13),
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
      eye(7, -121, 11, 'hush', { look: [-1.2, 1.3], skin: downShade }),
      cheek(18, -98, 9),
    ),
  )

/** Milo on both hind feet, looking down over his shoulder, one paw on his own tail. */
export const turningRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // Far foot and tail.
    path('M20-38C44-44 70-42 86-34C92-26 90-20 82-18L24-8Z', whiteShade),
    path('M-30-50C-48-64-66-60-68-46C-80-40-80-24-68-20C-60-8-44-8-34-18Z', whiteShade),
    // Body, and the white of the chest, which is turned to the viewer.
    path('M-24-140C-42-112-54-82-50-56C-48-34-36-16-20-8H40C60-28 62-58 52-80C44-98 42-114 28-140Z', grey),
    path('M-4-140C-12-104-10-86-4-68L4-76L10-58L20-72L28-54L36-72L48-62L54-76C46-98 44-120 28-140Z', '#fff'),
    shade(path('M-44-62C-20-86 42-78 46-44C46-26 34-14 16-8H-20Z', greyDeep)),
    // Near leg: thigh, and the long foot.
    path('M-44-62C-20-78 20-68 30-44C34-30 22-18 10-14H-26C-46-24-54-50-44-62Z', grey),
    path('M-34-18C-12-28 22-28 46-24C60-20 62-8 50-6L-26 4C-42 4-46-12-34-18Z', '#fff'),
    // Far arm against the chest, near arm with the paw at the tail.
    path('M38-122C60-106 64-84 52-76C40-70 28-72 20-76L22-90C32-88 36-92 36-98Z', greyShade),
    path('M24-96C10-100 0-92 4-82C10-74 22-74 28-80Z', '#fff'),
    path(
      'M-10-132C-38-128-72-110-84-90C-88-74-70-58-54-48L-42-62C-54-70-62-76-62-84C-52-96-30-104-8-106Z',
      grey,
    ),
    path('M-58-58C-62-44-54-32-42-32C-32-32-28-42-34-56L-44-64Z', '#fff'),
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
    eye(150, -30 + side * 24, 16, 'happy', { look: side < 0 ? [1.35, 0.9] : [-0.5, 1.5] }),
  ]),
  line('M92-8Q104-6 110-16', c.eye, 6),
]
