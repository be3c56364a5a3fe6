import { colours as c, type Drawing, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar } from './rabbit'

/* Poses of Milo the rabbit that single story pages need, facing left, standing on y = 0. */

/** Head tilted back. */
const headThrownBack = (ears: Drawing[], mouth?: Drawing[]) =>
  group({ x: -38, y: -44, rotate: 30 }, ...ears, ...rabbitHead('wonder', [-0.8, -0.6], mouth))

/** Calling upwards with his paws as a trumpet, ears swept back (the breakfast). */
export const callingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    ellipse(56, -30, 16, 15, '#fff'),
    path('M24-6C10-18-12-18-20-8C-24-2-20 1-14 1H34Z', '#EADFE8'),
    // Far arm, its paw behind the muzzle.
    path('M-28-84C-46-84-56-98-59-114L-64-138L-52-142L-44-116L-30-104Z', greyShade),
    path('M-66-136C-76-144-76-157-68-160Q-62-162-60-156Q-55-162-50-156C-46-149-46-139-52-136Z', '#fff'),
    // Outline of the body.
    path('M-26-126C-40-104-44-82-30-58C-24-44-24-28-10-10L40-4C70-14 72-52 52-72C34-90 34-108 40-130Z', grey),
    shade(
      path('M40-130C34-108 34-90 52-72C72-52 70-14 40-4C58-28 54-54 38-68C22-84 22-108 20-126Z', greyDeep),
    ),
    path('M-26-126C-40-104-44-82-30-58L-22-64L-16-48L-10-62L-2-54C4-78-2-104 6-124Z', '#fff'),
    shade(path('M4-10C-8-56 28-76 54-60C26-64 2-46 4-10Z', greyDeep)),
    path('M34-14C16-24-18-18-26-8C-30-2-26 1-20 1H34C46 0 46-10 34-14Z', '#fff'),
    headThrownBack(
      [group({ x: 55, rotate: -22 }, ...kinkedEar), group({ x: 48, y: -5, rotate: -20 }, ...straightEar)],
      [ink(ellipse(-55, -102, 6, 8, c.eye))],
    ),
    // Near arm.
    path(
      'M30-112C32-92 14-74-10-74C-20-76-28-88-34-102L-44-126L-29-134C-26-118-20-108-12-102C-2-102 4-108 10-118Z',
      grey,
    ),
    shade(path('M28-98C24-82 10-74-10-74C-19-76-26-85-31-95C-25-86-18-80-10-80C6-80 20-87 28-98Z', greyDeep)),
    path(
      'M-46-123C-56-132-56-144-49-148Q-43-151-41-146Q-36-155-30-151Q-24-155-22-147C-19-138-22-128-29-127Z',
      '#EADFE8',
    ),
  )

/** Hunched, arms wrapped around himself, head tilted; one ear hangs over the neighbour (page 9). */
export const leaningRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    path('M-26-100C-44-80-50-50-46-24C-44-8-30-2-14-2H64C94-6 98-44 80-70C64-90 54-96 46-112Z', grey),
    shade(path('M46-112C54-96 64-90 80-70C98-44 94-6 64-2H50C84-30 70-70 44-84L0-84L-26-100Z', greyDeep)),
    path('M-26-96C-40-80-46-60-42-44L-30-30L-20-42L-8-26L8-50C2-66 8-84 14-94Z', '#fff'),
    path('M12-6C4-42 34-62 58-54C86-44 94-18 74-3H16Z', grey),
    path('M56-2C48-18 10-18-20-14C-36-10-36 0-26 1H52Z', '#fff'),
    // Near arm, elbow on the knee.
    path('M40-90C56-72 60-52 46-36C28-28 4-30-12-35L-16-50C0-48 14-52 20-64C22-74 20-84 14-90Z', grey),
    shade(
      path(
        'M52-62C56-44 40-33 8-30C34-36 47-45 52-62ZM-20 1Q-24-4-22-9Q-16-4-14 1ZM-4 1Q-8-4-6-9Q0-4 2 1Z',
        greyDeep,
      ),
    ),
    path('M-8-33C-24-27-38-34-36-44C-34-54-20-58-10-52C-4-46-4-38-8-33Z', '#fff'),
    group(
      { x: -6, rotate: 10 },
      group({ x: 95, y: -43, rotate: -38, flip: true }, ...kinkedEar),
      group({ x: 33, y: -2, rotate: -14 }, ...straightEar),
      ...rabbitHead('worried', [-0.9, -0.5]),
    ),
  )

/** A confident grin. */
const grin = [
  ink(path('M-63-105C-52-100-36-100-26-107C-24-94-34-86-45-87C-55-89-62-95-63-105Z', c.eye)),
  shade(path('M-56-94C-48-99-36-99-30-95C-34-88-39-86-45-87C-50-88-54-91-56-94Z', c.tongue)),
]

/** The far leg on its heel, and the near leg that carries the weight. */
const legs = [
  path('M-30-58C-46-44-56-30-58-18C-70-22-84-22-86-12C-86-2-70 2-56 0C-44 0-38-6-36-14L-16-40Z', greyShade),
  path('M-58-18C-70-22-84-22-86-12C-86-2-70 2-56 0L-48-12Z', '#EADFE8'),
]

/** Giving a speech: chest out, a pointer in one fist, the other fist on his back (page 7). */
export const speakingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // Tail, and the arm behind his back.
    path('M44-44Q46-58 58-54Q70-54 68-42Q72-32 60-30Q50-28 44-36Z', '#fff'),
    path('M20-112C46-112 66-98 74-82C76-74 70-68 62-64L36-54L30-66L50-78L24-92Z', greyShade),
    ...legs,
    path(
      'M-16-122C-40-114-56-96-56-78C-56-64-48-56-42-50C-50-42-52-32-44-26C-32-22-16-18-4-8C-14-14-38-14-42-4C-42 0-36 2-30 2H22C30 0 32-8 28-18C46-30 56-48 46-68C38-84 36-104 38-126Z',
      grey,
    ),
    shade(
      path(
        'M38-126C36-104 38-84 46-68C56-48 46-30 28-18C32-8 30 0 22 2H8C18-4 18-12 8-20C30-34 36-54 24-74C18-86 16-104 18-118Z',
        greyDeep,
      ),
    ),
    // Shade of the thigh on the belly.
    shade(path('M-42-50C-28-62-2-60 4-40C-8-54-26-56-42-50Z', greyDeep)),
    path('M8 2Q10-6 0-8C-14-16-40-16-44-4C-44 0-38 2-32 2Z', '#fff'),
    path('M-52-76L-44-58L-36-68L-28-54L-22-70L-12-64C-8-80-8-92-8-100C-20-86-36-78-52-76Z', '#fff'),
    group(
      { x: 10, y: -30, rotate: 8 },
      ...kinkedEar,
      ...straightEar,
      ...rabbitHead('surprised', [-0.8, 0.6], grin),
    ),
    line('M-78-94L-222-244', '#6E4656', 5),
    // Near arm with the pointer.
    path(
      'M-6-110C-26-114-38-104-46-94L-66-76L-84-102L-96-96L-80-62C-74-54-64-54-56-58C-36-66-14-78-6-94Z',
      grey,
    ),
    shade(path('M-6-94C-14-78-36-66-56-58C-64-54-74-54-80-62C-50-58-26-76-6-94Z', greyDeep)),
    path('M-100-104C-102-116-86-120-78-112C-70-108-72-96-80-92C-90-88-100-94-100-104Z', '#fff'),
  )
