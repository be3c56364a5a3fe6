import { asFigure, colours as c, type Drawing, group, line, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { headWithBandana, shadow, sittingNeckY, tail } from './parts'

/* Nori sitting, half or fully turned to the side. */

/** Near thigh and foot. */
const nearThigh = () => [
  path('M-132-72C-112-122-46-112-32-56C-26-26-40-4-76-3H-116C-140-8-144-44-132-72Z', c.fur),
  shade(line('M-122-80C-94-116-48-96-38-56C-35-40-38-28-44-18', c.furShade, 6)),
  path('M-84-27C-64-38-34-36-22-22C-14-8-22 1-34 1H-92C-104 0-100-20-84-27Z', c.cream),
  shade(line('M-50-1V-11M-34-1V-11', c.whiteShade, 4)),
]

/** The body turned to the right. */
const turnedBody = () => [
  tail({ x: -112, y: -42, flip: true }),
  path(
    'M-66-212C-118-184-156-116-150-56C-146-16-124-4-80-4H60C98-4 112-24 114-60C126-112 124-176 82-212Z',
    c.fur,
  ),
  path('M58-30C76-42 118-36 126-18C132-6 124 1 112 1H76Z', c.whiteShade),
  path('M50-104C48-70 52-44 52-26C46-6 50 1 62 1H94C108 1 108-12 100-24C98-50 104-76 100-110Z', c.whiteShade),
  ...nearForeleg(),
  shade(line('M72-2V-11M88-2V-11', c.whiteShade, 4)),
  shade(group({ y: 9 }, path(turnedRuff, c.whiteShade))),
  path(turnedRuff, c.cream),
  ...nearThigh(),
]

const turnedRuff =
  'M-40-200C-66-166-70-134-58-110L-48-116L-42-94L-30-102L-20-76L-6-88L8-62L22-76L38-56L52-78L64-64L76-90L88-80L94-106L106-104C116-140 108-168 84-200Z'

const nearForeleg = () => [
  path('M-34-104C-34-70-26-44-26-26C-34-6-28 1-14 1H28C42 1 44-12 36-24C36-50 46-76 46-110Z', c.cream),
  shade(line('M-2-2V-13M15-2V-13', c.whiteShade, 4)),
]

/** Body and head half turned. @param options `turn`: negative to the left */
export const sittingNoriHalfTurned = ({ turn = 0.5, ...options }: HeadOptions = {}) =>
  asFigure(
    'nori',
    {},
    shadow(176),
    group({ flip: turn < 0 }, ...turnedBody()),
    shade(path('M-90-210C-54-150 66-150 96-210Z', c.furShade)),
    headWithBandana({ x: turn * 26, y: sittingNeckY }, noriHead({ turn, ...options })),
  )

/** Upright body; the chest is carried by the far foreleg. */
const uprightBody = () => [
  path(
    'M-40-236C-110-196-156-130-158-66C-160-26-142-6-110-4C-50-8 10-14 70-16L126-104C150-126 164-176 134-226Z',
    c.fur,
  ),
  // Shade on the belly.
  shade(path('M-36-70C0-56 40-62 74-90L84-16C10-10-10-8-40-10Z', c.furShade)),
  // Far foreleg and chest in one shape.
  path(
    'M30-226L68-112C76-84 74-58 70-32C58-16 62 1 80 3C94 5 106 5 120 3C136 0 134-16 121-28C116-64 134-96 149-138L132-226Z',
    c.cream,
  ),
]

/** Near thigh, heel on the ground. */
const lowThigh = () => [
  path('M-150-70C-132-124-62-128-36-84C-18-54-32-24-66-14L-118-2C-156-6-158-44-150-70Z', c.fur),
  shade(path('M-116-110C-84-126-48-112-28-72C-52-104-80-116-116-110Z', c.furShade)),
  path('M-112-8C-112-24-90-26-66-28C-38-38-4-36 12-24C24-12 16 2-2 4C-36 7-70 6-98 3Q-112 1-112-8Z', c.cream),
]

/** Tail lying on the ground behind him, its tip curled up. */
const lyingTail = () => [
  path('M-130-64C-166-70-186-96-182-136C-212-116-220-72-200-42C-182-16-150-8-120-8Z', c.furShade),
  path('M-182-136C-212-116-219-78-206-52L-198-70L-190-58L-184-78L-174-72C-182-92-186-112-182-136Z', c.cream),
]

/** Near foreleg, raised: the upper arm hangs from the shoulder under the ruff, the forearm tapers from elbow to wrist. */
const raisedForeleg = () => [
  // Shade on the far foreleg.
  shade(path('M60-84L140-116Q132-104 132-94C110-72 88-66 73-66Z', c.whiteShade)),
  path(
    'M-12-206C-32-160-24-116 6-98Q30-86 56-86C98-88 140-104 176-138L200-172L160-200C136-180 112-170 96-172V-226Z',
    c.fur,
  ),
  // Behind the upper arm, under the forearm, and in the crook.
  shade(
    path(
      'M-12-206C-32-160-24-116 6-98Q30-86 56-86C98-88 140-104 176-138L166-136C130-104 80-94 42-98C4-104-22-150-8-198ZM100-160C120-164 140-176 156-196L144-190C128-176 112-170 96-172Z',
      c.furShadow,
    ),
  ),
]

/** Ruff on the shoulder, and the chin's shade on it. */
const ruffOnShoulder = () => [
  path('M-24-226C-20-194-4-170 16-154L34-170L52-138L74-160L94-134L112-160L130-148L158-208L132-226Z', c.cream),
  shade(path('M0-222Q80-160 153-208L132-226Z', c.whiteShade)),
]

/**
 * White forearm and paw in one contour, bent upwards: a narrow wrist, the ball of the palm, and toes closed over what it
 * holds.
 * @param held drawn around (0, 0)
 */
const raisedPaw = (held: Drawing) => [
  group({ x: 257, y: -297 }, held),
  path(
    'M178-202C186-212 192-222 195-234C185-246 193-262 208-261C210-277 228-281 237-272C246-283 264-280 267-265C280-266 290-254 286-240C286-210 264-188 240-182C230-179 220-184 213-181C204-166 194-152 182-138L174-152L162-152L168-166L154-174L166-186L164-196L178-202Z',
    c.cream,
  ),
  // Gaps between the toes, and the hollow of the palm.
  shade(line('M267-265Q272-253 267-240M237-272Q242-259 236-246', c.whiteShade, 4)),
  shade(
    path(
      'M286-240C286-210 264-188 240-182C230-179 220-184 213-181C204-166 194-152 182-138L179-145C190-158 198-172 204-188C250-196 270-212 286-240Z',
      c.whiteShade,
    ),
  ),
]

/**
 * Upright, turned to the right, holding something up (page 1).
 * @param options `offers`: what he holds, drawn around (0, 0)
 */
export const offeringNori = ({ offers, ...options }: HeadOptions & { offers: Drawing }) =>
  asFigure(
    'nori',
    {},
    shadow(176),
    ...lyingTail(),
    ...uprightBody(),
    ...lowThigh(),
    // Gaps between the toes.
    shade(line('M-16 1V-9M0 1V-9M94 1V-9M111 1V-9', c.whiteShade, 4)),
    ...raisedForeleg(),
    ...ruffOnShoulder(),
    // Without the bandana: he puts it on when he leaves the house.
    group({ x: 30, y: sittingNeckY - 13, scale: 0.92 }, noriHead({ turn: 0.65, ...options })),
    ...raisedPaw(offers),
  )

/** Sitting in profile, facing right. */
export const sittingNoriFromSide = (options?: HeadOptions) =>
  asFigure(
    'nori',
    {},
    shadow(186),
    tail({ x: -116, y: -26, flip: true, rotate: -52 }),
    path(
      'M66-120C64-70 70-44 68-26C62-6 66 1 78 1H118C132 1 132-12 122-24C116-50 122-90 118-130Z',
      c.whiteShade,
    ),
    path(
      'M-34-226C-100-196-160-124-164-60L-176-50L-164-42L-172-28L-158-24C-152-10-140-4-120-4H70C104-40 134-84 130-140C128-180 110-210 84-226Z',
      c.fur,
    ),
    path(
      'M84-226C124-206 142-170 138-128L148-118L134-110L140-94L124-92L124-74L108-80L98-60L84-76L66-70C72-120 62-180 40-222Z',
      c.cream,
    ),
    path('M28-128C22-76 34-48 32-26C26-6 32 1 44 1H86C100 1 102-12 92-24C88-54 96-90 90-126Z', c.cream),
    shade(line('M58-2V-13M75-2V-13', c.whiteShade, 4)),
    path('M22-150C14-116 18-92 24-72L34-82L44-66L56-80L66-66L78-80L88-72C98-104 96-136 84-162Z', c.fur),
    path('M-128-92C-106-136-40-124-18-66C-10-32-26-4-64-3H-120C-144-20-146-60-128-92Z', c.fur),
    shade(line('M-112-104C-80-134-34-108-22-64C-19-46-22-34-30-22', c.furShade, 6)),
    path('M-70-27C-44-38-6-36 8-22C16-8 8 1-6 1H-78C-92 0-88-20-70-27Z', c.cream),
    shade(line('M-24-1V-11M-8-1V-11', c.whiteShade, 4)),
    shade(path('M-42-214C-10-150 70-150 116-206Z', c.furShade)),
    headWithBandana({ x: 34, y: sittingNeckY }, noriHead({ turn: 0.85, ...options })),
  )
