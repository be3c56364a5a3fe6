import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'

/* Nori lying in the grass in profile, facing left, his neck upright and his head thrown back (page 11). */

const sock = 'M30-30C6-26-10-38-32-40C-58-40-72-22-66-4Q-62 8-46 6Q-38 12-28 6Q-18 12-8 7H20L12 0L26-6L14-16Z'
const toes = shade(path('M-46 6Q-54-6-48-18Q-48-4-41 8ZM-28 6Q-37-6-31-19Q-31-4-22 8Z', c.whiteShade))

/** The near foreleg: shoulder blade, upper arm, elbow on the ground, and the forearm stretched out before him. */
const foreleg = [
  path(
    'M28-190C84-196 122-140 112-84C104-40 100 8 62 8H-56L-66-36C-40-42-16-48-2-60C8-84-2-104-8-128C-14-160 0-186 28-190Z',
    c.fur,
  ),
  shade(
    path(
      'M72-178C106-160 118-124 112-84C104-40 100 8 62 8H-40V0C20 2 56 0 66-28C78-64 92-120 72-178Z',
      c.furShadow,
    ),
  ),
]

/** Outline: the neck, the withers, a back that sags a little, the hip, the rump, and the belly on the ground. */
const trunk =
  'M-70-300C-20-300 24-280 40-240C56-212 88-204 122-196C170-184 220-188 262-196C320-204 366-170 390-124C414-80 414-40 402-8Q396 10 360 8H-30C-80-20-110-90-110-170Z'
/** The nape below the ear, and the belly. */
const trunkShade = 'M40-240C56-212 88-204 122-196C80-190 40-210-10-250ZM96-60C150-30 220-30 290-50L300 8H70Z'

/** The white front of the neck and the full breast, whose fur ends in locks at the shoulder. */
const chest =
  'M-70-290C-120-250-150-190-152-130C-152-80-128-30-84 0H-30L-26-34L-6-40L-16-70L2-84L-16-104L-4-130L-22-146L-10-180C0-220-20-260-70-290Z'

/** The near hind paw, which looks out from under the haunch. */
const hindPaw = [
  shade(path('M300-20C280-26 262-28 244-18C228-8 232 6 250 7Q258 13 268 8Q278 13 288 8H320Z', c.cream)),
  shade(path('M250 7Q242-4 248-12Q248-2 256 9ZM268 8Q260-3 266-14Q266-4 275 9Z', c.whiteShade)),
]

/**
 * The haunch and the short tail in one contour, with the fold in front of them: for a picture to draw in front of whoever
 * leans on his back.
 */
export const haunchAndTail = group(
  {},
  path(
    'M392-112C350-140 300-126 284-82C274-48 284-8 310 12C350 40 400 30 440 40C474 46 498 54 508 66C518 78 510 90 484 92L502 100L488 112C530 116 570 106 578 78C586 16 524-14 462-24C446-56 424-92 392-112Z',
    c.fur,
  ),
  shade(
    path(
      'M392-112C350-140 300-126 284-82C274-48 284-8 310 12C350 40 400 30 440 40C474 46 498 54 508 66C480 40 420 32 386 14C330 10 300-26 304-70C310-110 350-126 392-112ZM462-24C440-26 424-20 412-8Q440-14 476-6Q520 2 548 26C530-2 500-16 462-24Z',
      c.furShadow,
    ),
  ),
  path(
    'M576 42C594 66 584 98 550 110C526 118 500 118 474 112L492 102L478 92C510 92 520 76 506 64L530 62L526 48L552 52Z',
    c.cream,
  ),
)

/** The bandana: from the nape down to the throat, where its corner hangs. */
const bandana = [
  path('M-146-196L-66-176C-76-140-96-112-118-96C-134-126-146-160-146-196Z', c.violetDeep),
  path('M-136-224C-80-190-10-206 34-258L86-204C40-152-90-138-152-186C-156-202-150-216-136-224Z', c.violet),
  dots(c.sun, 11, [
    [-118, -190],
    [-64, -184],
    [0, -180],
    [-112, -134],
  ]),
]

/** @param options of the head */
export const restingNori = (options: HeadOptions) =>
  asFigure(
    'nori',
    {},
    group({ x: -176, y: -6, scale: 1.15 }, shade(path(sock, c.cream)), toes),
    path(trunk, c.fur),
    shade(path(trunkShade, c.furShade)),
    ...hindPaw,
    path(chest, c.cream),
    ...foreleg,
    group({ x: -84, y: 0, scale: 1.15 }, path(sock, c.cream), toes),
    asFigure('bandana', {}, ...bandana),
    group({ x: -76, y: -316, scale: 0.92 }, noriHead(options)),
  )
