import { colours as c, ellipse, group, limb, line, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { closedBill, down } from './duck'
import { darkBrown, face, skinShade, spines } from './hedgehog'
import { brow, cheek } from './parts'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar } from './rabbit'

/* The friends climbing to the right (page 8), standing on y = 0. */

/** Hugo lying flat to offer his back, every spine on end, and looking back over his shoulder. */
export const offeringHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    group(
      { flip: true },
      limb('M-58-5L-74-3M-10-4L-26-2M50-4L66-2', skinShade, 12),
      group({ x: -20, y: 6, rotate: 16, scale: 1.06 }, ...face({ mood: 'happy', look: [0.9, -0.6] })),
      path(
        'M-36-2C-46-8-50-20-44-30L-56-36L-44-46L-58-60L-40-62L-46-82L-26-76L-26-98L-8-86L0-110L14-90L28-112L36-90L56-104L58-82L80-86L76-66L100-64L88-48L108-38L90-30L102-16L82-12Q76-2 58-1Z',
        darkBrown,
      ),
      ...spines(
        'M-50-60L-40-60L-26-76L-8-86L14-90L36-88L58-80L76-64L90-40M-48-44L-30-54L-10-66L12-70L34-68L56-58L72-42L80-20M-44-28L-26-38L-6-48L16-52L38-48L56-34L62-16M-40-16L-18-24L4-32L26-32L42-20',
        1.5,
      ),
      path('M-42-14Q20-4 84-14Q78-2 60 0L48-7L34 1L20-7L4 1L-10-7L-28 1Z', '#B98A68'),
    ),
  )

/** Clara in mid-waddle, one foot up, her neck bent back over her shoulder. */
export const waddlingDuck = () =>
  scaleToHeight(
    'duck',
    142,
    path(
      'M-20-22L-16-4Q-30-4-42 2H-2Q4-2 0-6L-6-22ZM28-26L42-16Q58-26 76-24Q78-16 70-12L46-2Q36-2 34-8L16-20Z',
      '#F08A4B',
    ),
    path(
      'M-122-108C-106-106-88-92-66-88C-44-84-26-88-18-96L16-110C24-98 46-94 60-80C78-62 78-38 58-24C40-12 18-12 0-14C-44-18-80-38-96-66Q-106-72-114-84L-104-84Q-116-94-122-108Z',
      down,
    ),
    shade(
      path(
        'M-96-66C-80-38-44-18 0-14C18-12 40-12 58-24C70-33 76-46 75-58C60-36 30-26 2-28C-40-32-76-46-96-66ZM-18-96C-2-82 20-82 34-94L16-110Z',
        '#DCCFC6',
      ),
    ),
    path(
      'M50-64C40-84-8-86-38-74C-54-68-66-72-82-80Q-80-66-68-62Q-72-58-74-56Q-64-48-54-50Q-56-46-58-42C-36-28 4-26 30-40C42-46 52-54 50-64Z',
      '#DAD0DC',
    ),
    group(
      { x: 12, y: -6, rotate: -18 },
      path('M-32-112C-34-132-18-148 6-148C32-148 48-128 44-106C40-86 24-78 4-78C-18-78-30-92-32-112Z', down),
      ...closedBill('puzzled'),
      eye(2, -118, 10, 'wonder', { look: [-0.8, 0.8], skin: '#EADCCB' }),
      brow(2, -134, 7, 'wonder', '#8A6A78'),
      cheek(12, -98, 9),
    ),
  )

/** Milo in mid-leap, his long hind legs folding up behind him, his head turned back. */
export const leapingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // Far legs.
    path('M66-112C90-122 112-138 128-154Q144-158 146-144C130-122 106-98 76-90Z', greyShade),
    path(
      'M-58-56C-40-46-16-44 6-46C-16-26-52-18-84-22L-136-4Q-152 0-154-14Q-150-22-142-24L-94-50Z',
      greyDeep,
    ),
    path(
      'M-124-104Q-136-102-136-114Q-144-124-132-130Q-128-142-116-136Q-104-136-106-124Q-110-108-124-104Z',
      '#fff',
    ),
    // Back, rising from the rump to the nape, and belly.
    path(
      'M26-154C-6-160-62-166-98-138C-126-112-116-76-84-60C-48-48-10-60 18-68C52-72 84-84 92-110C96-132 82-150 62-156Z',
      grey,
    ),
    shade(path('M-40-56C-16-56 4-64 18-68C52-72 84-84 92-110C72-96 40-90 0-92Z', greyShade)),
    path('M92-110C96-132 82-150 62-156L26-124C38-114 44-104 40-90L56-98L60-84L74-96Z', '#fff'),
    // Near hind leg: thigh, folded shank and long foot.
    path(
      'M-110-126C-84-148-30-142-4-112C12-92 20-72 8-60C-12-46-52-46-88-54L-112-40L-124-58C-110-66-100-70-90-76C-118-88-124-112-110-126Z',
      grey,
    ),
    shade(
      path(
        'M8-60C-12-46-52-46-88-54L-112-40L-116-46C-104-56-90-62-78-70C-50-62-18-62-4-70C6-80 8-94-4-112C12-92 20-72 8-60Z',
        greyDeep,
      ),
    ),
    path(
      'M-98-70C-112-78-128-74-140-64L-180-48C-196-48-210-36-206-24C-202-12-188-12-174-16L-114-40C-104-42-96-46-92-52Q-104-58-98-70Z',
      '#fff',
    ),
    shade(
      path(
        'M-206-28C-206-14-192-10-174-16L-114-40C-104-42-96-46-92-52C-108-52-124-48-138-40L-182-22Z',
        '#D8CCDC',
      ),
    ),
    // Near foreleg.
    path('M44-104C66-90 88-90 112-102L126-84C104-64 66-54 36-72Z', grey),
    path('M108-102C120-114 142-112 146-98C146-84 130-74 116-80Q106-90 108-102Z', '#fff'),
    group(
      { x: 60, y: -38, rotate: -10 },
      group({ x: 4, y: 4, rotate: 6 }, ...kinkedEar),
      group({ x: -2, y: 2, rotate: 2 }, ...straightEar),
      ...rabbitHead('wonder', [-0.8, 0.9]),
    ),
  )

/** Presto riding on a round head, facing right, eyes closed with dignity. */
export const ridingSnail = () => [
  limb('M92-54L98-112M118-50L136-102', '#E9C46A', 11),
  path(
    'M-86 22C-60-14-20-36 30-34C60-34 74-50 92-62C116-74 142-58 140-34C138-10 120 6 96 10C40-4-30-2-86 22Z',
    '#E9C46A',
  ),
  path('M-52-20C-84-80-44-150 22-148C90-144 112-66 66-28C30-10-20-6-52-20Z', c.violet),
  shade(
    path('M-52-20C-20-6 30-10 66-28C96-56 94-108 62-134C74-92 60-52 20-38C-8-30-34-28-62-42Z', c.violetDeep),
  ),
  line('M-30-30C-60-84-6-140 42-112C76-88 52-40 18-54C-2-68 14-92 30-80', c.sun, 12),
  ...[98, 138].map((x, i) => ellipse(x, -114 + i * 8, 16, 16, '#E9C46A')),
  line('M84-114q14 14 28 0M124-106q14 14 28 0M104-22Q118-14 132-26', c.eye, 6),
]
