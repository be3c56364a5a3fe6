import { colours as c, group, ink, line, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import {
  earTip,
  grey,
  greyDeep,
  greyShade,
  hindLeg,
  kinkedEar,
  rabbitHead,
  straightEar,
  tail,
  whiteShade,
} from './rabbit'

/* Poses of Milo the rabbit that single story pages need, facing left, standing on y = 0. */

/** Calling: a small open mouth with its tongue. */
const callingMouth = [
  ink(path('M-63-103Q-55-108-48-102Q-48-94-56-94Q-62-96-63-103Z', c.eye)),
  shade(path('M-60-98Q-54-101-50-97Q-53-94-56-94Q-59-95-60-98Z', c.tongue)),
]

/** Calling upwards with his paws as a trumpet, ears swept back (the breakfast). */
export const callingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    group({ x: -16, y: 2, scale: 0.94 }, tail),
    path('M-64 0C-70-10-58-17-44-15C-26-14-4-16 14-10V0Z', whiteShade),
    // Far arm, its paw behind the muzzle.
    path('M-28-84C-46-84-56-98-59-114L-64-138L-52-142L-44-116L-30-104Z', greyShade),
    path('M-66-136C-76-144-76-157-68-160Q-62-162-60-156Q-55-162-50-156C-46-149-46-139-52-136Z', '#fff'),
    // Outline of the body.
    path('M-26-126C-40-106-48-84-44-60C-42-40-34-18-16-6H70C90-22 90-50 70-66C52-78 40-98 42-130Z', grey),
    shade(
      path('M42-130C40-98 52-78 70-66C90-50 90-22 70-6H58C78-30 68-56 50-68C30-82 22-104 20-126Z', greyShade),
    ),
    path(
      'M-26-126C-38-110-44-96-47-80C-42-82-39-82-37-81C-41-74-43-67-42-59C-37-63-33-65-29-65C-30-57-28-50-24-45C-21-53-17-59-11-62C-10-55-7-50-2-46C2-58 4-70 4-80C8-94 6-110 8-124Z',
      '#fff',
    ),
    group({ x: -12, scale: 0.94 }, ...hindLeg),
    // The head is thrown back. Without its white muzzle, in which the mouth would look like an eye.
    group(
      { x: -38, y: -44, rotate: 30 },
      group({ x: 55, rotate: -22 }, ...kinkedEar),
      group({ x: 48, y: -5, rotate: -20 }, ...straightEar),
      ...rabbitHead('wonder', [-0.8, -0.6], callingMouth).filter((_, i) => i !== 2),
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

/** The folded near ear, hanging from the crown in front of the cheek's ruff. */
const hangingEar = [
  path(
    'M14-146C26-160 50-166 68-152C86-138 96-114 93-86C87-77 76-79 71-88C71-104 66-118 56-124C48-124 42-120 36-114C24-120 14-130 14-146Z',
    greyShade,
  ),
  path('M94-110C95-102 95-94 93-86C87-77 76-79 71-88L70-100Q84-98 94-110Z', earTip),
]

/** The near hind leg of somebody who sits: the haunch, its crease, and the long foot flat on the ground. */
const haunch = [
  path('M-44 4C-62 4-64-12-48-16C-30-21-4-19 20-13L30 4Z', '#fff'),
  shade(
    path(
      'M30 4H-44C-52 4-56 1-58-2C-40-1 10-2 26-2ZM-46 1Q-51-6-48-12Q-43-6-41 1ZM-28 1Q-33-6-30-12Q-25-6-23 1Z',
      whiteShade,
    ),
  ),
  path('M10 4C-10-28 12-64 52-60C88-54 102-18 76 4Z', grey),
  shade(path('M6-8C-8-36 18-66 52-60C26-54 8-38 6-8Z', greyDeep)),
]

/** Hunched, arms wrapped around himself, head tilted; one ear hangs over the neighbour (page 9). */
export const leaningRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    path('M-28-100C-46-80-52-54-48-30C-46-14-34-2-16 1H70C102-4 102-42 82-66C66-84 56-96 48-112Z', grey),
    shade(
      path(
        'M48-112C56-96 66-84 82-66C102-42 102-4 70 1H58C80-20 74-48 54-64C32-78 8-80-4-86L-28-100Z',
        greyDeep,
      ),
    ),
    path(
      'M-26-98C-38-84-44-70-47-54C-43-56-40-56-37-55C-41-49-43-42-41-35C-37-38-33-40-29-40C-29-33-26-27-21-23C-19-30-15-36-9-38C-8-33-5-29 0-26C8-30 26-40 30-56C30-70 24-84 16-94Z',
      '#fff',
    ),
    ...haunch,
    // Near arm, elbow on the knee.
    path('M40-90C56-72 60-52 46-36C28-28 4-30-12-35L-16-50C0-48 14-52 20-64C22-74 20-84 14-90Z', grey),
    path('M-10-34C-20-29-33-32-34-41C-33-50-21-55-11-51Q-8-42-10-34Z', '#fff'),
    shade(
      path(
        'M52-62C56-44 44-33 12-28C2-26-6-28-12-31C-22-26-34-31-35-42C-30-33-20-32-10-35C12-30 42-42 52-62Z',
        greyDeep,
      ),
    ),
    group(
      { x: -6, rotate: 10 },
      group({ x: 40, y: -9, rotate: -22 }, ...straightEar),
      ...rabbitHead('worried', [-0.9, 0.3]),
      ...hangingEar,
    ),
  )

/** A confident grin. */
const grin = [
  ink(path('M-63-105C-52-100-36-100-26-107C-24-94-34-86-45-87C-55-89-62-95-63-105Z', c.eye)),
  shade(path('M-56-94C-48-99-36-99-30-95C-34-88-39-86-45-87C-50-88-54-91-56-94Z', c.tongue)),
]

/** The far leg, swung out behind him for balance. */
const farLeg = [
  path('M20-70C50-72 70-58 84-40L96-44L106-26C96-14 84-16 72-26C56-34 40-34 20-34Z', greyShade),
  path('M84-42C80-64 96-90 110-84C122-76 110-50 104-28Z', '#EADFE8'),
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
    'M-26-124C-42-118-56-106-61-90C-57-91-54-90-52-89C-57-83-60-76-60-68C-56-71-52-72-48-72C-50-66-50-58-47-50C-43-57-38-62-32-64C-32-58-30-53-26-49C-23-57-19-62-14-65C-14-80-8-92-2-102L-8-120Z',
    '#fff',
  ),
]

/** The near leg carries the weight: thigh, knee in front, hock behind, the long foot on the ground. */
const nearLeg = [
  path(
    'M48-78C60-62 58-44 46-32C42-27 39-23 37-19C43-10 39 2 28 2H4C8-6 8-12 4-18C-12-20-28-27-37-38C-45-50-42-64-30-71C-6-84 30-92 48-78Z',
    grey,
  ),
  shade(
    path(
      'M48-78C60-62 58-44 46-32C42-27 39-23 37-19C34-22 30-24 26-25C44-36 54-56 48-78ZM-40-52C-36-30-10-24 8-22L4-18C-20-20-42-34-40-52Z',
      greyDeep,
    ),
  ),
  path('M36-19C43-10 39 2 28 2H-50C-64 2-66-10-54-14C-40-18-18-15 0-17C14-20 28-26 36-19Z', '#fff'),
  shade(path('M39-10Q40 2 28 2H-50C-54 2-58 1-60-1C-30-3 30 2 39-10Z', whiteShade)),
]

/** The far arm, flung back and up. */
const farArm = [
  path('M20-124C44-120 62-126 76-146L92-138C86-108 62-90 26-92Z', greyShade),
  path('M72-144C64-164 76-174 86-171C106-172 104-144 92-136Z', '#EADFE8'),
]

/** The arm that holds the pointer out to the plan. */
const pointingArm = [
  line('M-84-120L-154-222', '#6E4656', 5),
  path('M-4-120C-22-118-38-110-52-106L-80-132L-93-124L-68-88C-62-79-52-78-44-82C-26-86-10-92 4-98Z', grey),
  shade(path('M4-98C-10-92-26-86-44-82C-52-78-62-79-68-88L-71-92C-44-86-18-100-2-112Z', greyDeep)),
  path('M-100-124C-103-136-88-142-79-135C-71-130-73-118-81-114C-90-111-98-115-100-124Z', '#fff'),
]

/** Giving a speech on one foot: leaning towards the plan, a pointer in one fist, the other arm flung back (page 7). */
export const speakingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    group({ x: -24 }, ...farLeg),
    // Tail.
    path('M36-74C34-92 48-102 56-97C68-101 76-88 70-80C72-68 54-62 36-74Z', '#fff'),
    group({ x: -10, y: -4, rotate: -13 }, ...farArm, ...proudBody),
    ...nearLeg,
    group(
      { x: -32, y: -32, rotate: 3 },
      ...kinkedEar,
      ...straightEar,
      ...rabbitHead('happy', [-0.8, 0.5], grin),
    ),
    group({ x: -6, y: -4, rotate: -7 }, ...pointingArm),
  )
