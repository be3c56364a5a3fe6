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

/** The far foot one step ahead. */
const farLeg = [
  path('M-40-52C-52-40-56-26-54-12L-30-6L-14-34Z', greyShade),
  path('M-34-2C-36-14-52-18-62-14C-74-14-84-8-82-1Q-80 2-74 2H-40Z', '#EADFE8'),
]

/** Chest out, back hollow; the white of the bib runs down the belly. */
const proudBody = [
  path(
    'M-18-128C-44-120-62-100-60-79C-58-64-48-56-46-40C-44-22-36-10-26-4H26C44-14 56-36 47-60C40-76 31-84 33-100C34-112 36-120 38-130Z',
    grey,
  ),
  shade(
    path(
      'M38-130C36-120 34-112 33-100C31-84 40-76 47-60C56-36 44-14 26-4H8C30-20 34-40 26-58C17-78 14-100 18-122Z',
      greyDeep,
    ),
  ),
  path(
    'M-26-124C-46-116-62-98-60-79C-58-64-48-56-46-40L-35-51L-31-37L-22-56L-12-48C-18-66-10-84-2-102L-8-120Z',
    '#fff',
  ),
]

/** The near leg, which carries the weight. */
const nearLeg = [
  path('M-20-4C-32-28-16-52 8-54C36-54 46-28 32-4Z', grey),
  shade(path('M-20-4C-32-28-16-52 8-54C22-54 32-47 36-36C14-48-20-38-12-6Z', greyDeep)),
  path('M30 2C38-10 22-19 4-14C-14-19-42-15-46-4Q-46 2-38 2Z', '#fff'),
  shade(path('M-30 2Q-34-3-31-9Q-26-4-25 2ZM-16 2Q-20-4-17-10Q-12-4-11 2Z', '#EADFE8')),
]

/** The arm that holds the pointer out to the plan. */
const pointingArm = [
  line('M-84-118L-226-196', '#6E4656', 5),
  path('M-4-120C-22-118-38-110-52-106L-80-132L-93-124L-68-88C-62-79-52-78-44-82C-26-86-10-92 4-98Z', grey),
  shade(path('M4-98C-10-92-26-86-44-82C-52-78-62-79-68-88L-71-92C-44-86-18-100-2-112Z', greyDeep)),
  path('M-100-124C-103-136-88-142-79-135C-71-130-73-118-81-114C-90-111-98-115-100-124Z', '#fff'),
]

/** Giving a speech: chest out, chin up, a pointer in one fist, the other fist on his hip (page 7). */
export const speakingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    path('M44-40Q46-56 58-52Q70-52 68-40Q72-30 60-28Q50-26 44-33Z', '#fff'),
    path('M22-118C48-118 68-102 77-84C79-75 72-69 64-66L38-56L31-68L52-80L26-96Z', greyShade),
    ...farLeg,
    ...proudBody,
    ...nearLeg,
    group(
      { x: 14, y: -34, rotate: 12 },
      ...kinkedEar,
      ...straightEar,
      ...rabbitHead('happy', [-0.8, 0.5], grin),
    ),
    ...pointingArm,
  )
