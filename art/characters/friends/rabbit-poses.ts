import { colours as c, group, ink, line, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'

/* Poses of Milo the rabbit that single story pages need, facing left, standing on y = 0. */

/** Calling: a small open mouth with its tongue. */
const callingMouth = [
  ink(path('M-62-105Q-50-109-44-101Q-45-89-54-89Q-62-93-62-105Z', c.eye)),
  shade(path('M-59-97Q-52-101-46-97Q-48-89-54-89Q-58-91-59-97Z', c.tongue)),
]

/** Calling with his paws as a trumpet. Not drawn below y = -50, where the table hides him (the breakfast). */
export const callingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // Far arm, its paw beyond the muzzle.
    path('M-14-90C-28-84-38-88-43-98L-50-120L-66-114C-66-90-60-72-46-66C-36-63-24-66-12-72Z', greyShade),
    path('M-69-112C-77-120-77-132-70-135Q-67-143-60-139Q-52-143-49-135C-44-128-46-120-51-116Z', whiteShade),
    path('M-26-116C-44-96-50-76-46-50H66C68-84 48-98 40-124Z', grey),
    shade(path('M40-124C48-98 68-84 66-50H48C50-78 30-92 24-116Z', greyShade)),
    path('M-28-112C-42-98-49-84-51-68C-46-71-42-72-39-71C-42-63-42-57-40-50H0C-2-70 6-88 6-106Z', '#fff'),
    group(
      { x: -18, y: -28, rotate: 16 },
      ...kinkedEar,
      ...straightEar,
      ...rabbitHead('wonder', [-0.8, -0.6], callingMouth),
    ),
    // Near arm, its elbow on the table.
    path('M26-100C32-80 20-54-4-52C-22-52-30-66-32-80L-36-108L-20-112L-13-86C-6-84 0-90 4-98Z', grey),
    shade(path('M27-92C30-74 18-53-4-52C-22-52-30-66-32-80C-26-66-18-60-6-60C10-60 20-72 27-92Z', greyDeep)),
    path('M-37-106C-45-113-45-125-38-128Q-34-134-28-130Q-20-134-17-126C-12-120-13-112-20-108Z', '#EADFE8'),
  )

/** A confident grin. */
const grin = [
  ink(path('M-63-105C-52-100-36-100-26-107C-24-94-34-86-45-87C-55-89-62-95-63-105Z', c.eye)),
  shade(path('M-56-94C-48-99-36-99-30-95C-34-88-39-86-45-87C-50-88-54-91-56-94Z', c.tongue)),
]

/** The far leg: the hock comes out of the rump, and the long foot stands beside the near one. */
const farLeg = [
  path('M30-56C54-58 70-44 70-26L71-10L40-4Z', greyShade),
  path('M54-19C66-22 74-14 74-6Q73-1 66-1H10L30-12Z', '#EADFE8'),
]

/** Chest, hollow back, round rump and thigh in one outline, on the near foot. */
const proudBody = [
  path(
    'M24-128C32-112 42-102 54-90C76-72 80-44 64-24L40-4H4C-2-16-22-20-36-34C-46-44-50-52-56-62C-66-72-74-84-70-98C-64-114-46-124-26-128Z',
    grey,
  ),
  shade(
    path(
      'M24-128C32-112 42-102 54-90C76-72 80-44 64-24L44-10C64-38 66-64 46-80C28-92 16-110 12-126ZM-36-46C-34-68-4-82 26-76C0-74-26-64-31-48C-33-34-12-24 9-22L4-15C-20-16-38-28-36-46Z',
      greyDeep,
    ),
  ),
  path(
    'M-44-120C-60-114-72-102-72-88C-68-89-64-88-62-86C-68-78-68-72-66-64C-61-69-56-71-51-71C-53-62-49-55-43-49C-41-59-36-66-30-70C-29-62-26-58-20-55C-19-66-14-72-6-76C-12-88-14-100-6-112Z',
    '#fff',
  ),
  path('M36-19C43-10 39 2 28 2H-50C-64 2-66-10-54-14C-40-18-18-15 0-17C14-20 28-26 36-19Z', '#fff'),
  shade(path('M39-10Q40 2 28 2H-50C-54 2-58 1-60-1C-30-3 30 2 39-10Z', whiteShade)),
]

/** The far arm, flung back and up. */
const farArm = [
  path('M20-124C44-120 62-126 76-146L92-138C86-108 62-90 26-92Z', greyShade),
  path(
    'M72-142C60-150 58-166 67-166Q70-182 80-175 88-190 95-175 108-178 105-163C108-152 104-142 92-136Z',
    '#EADFE8',
  ),
]

/** The arm that holds the pointer out to the plan. */
const pointingArm = [
  line('M-84-120L-154-222', '#6E4656', 5),
  path(
    'M-4-120C-22-118-38-110-52-106L-80-132L-93-124L-68-88C-62-79-52-78-44-82C-26-86-6-88 8-94C16-104 10-116-4-120Z',
    grey,
  ),
  shade(path('M8-94C-6-88-26-86-44-82C-52-78-62-79-68-88L-71-92C-44-84-14-94 12-102Z', greyDeep)),
  path(
    'M-84-112C-92-107-102-112-99-120-109-120-110-130-104-133-113-138-110-148-101-147-96-156-82-152-78-142-72-136-72-124-78-119Z',
    '#fff',
  ),
  // Gaps between the fingers, which close over the pointer.
  shade(line('M-99-120L-90-126M-104-133L-94-138', greyDeep, 3)),
]

/** Giving a speech: leaning towards the plan, a pointer in one fist, the other arm flung back (page 7). */
export const speakingRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    ...farLeg,
    group({ x: -10, y: -4, rotate: -13 }, ...farArm),
    // Tail.
    path('M52-70C52-90 62-100 70-95C82-99 90-86 84-78C88-66 70-58 52-70Z', '#fff'),
    ...proudBody,
    group(
      { x: -32, y: -32, rotate: 3 },
      ...kinkedEar,
      ...straightEar,
      ...rabbitHead('happy', [-0.8, 0.5], grin),
    ),
    group({ x: -6, y: -4, rotate: -7 }, ...pointingArm),
  )
