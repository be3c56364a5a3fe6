import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { noriHead } from './head'
import { tail } from './parts'

/*
 * Nori climbing to the right (page 8), standing on y = 0: he pushes with both forepaws what is in front of him, and
 * it is prickly.
 */

/** The legs on the far side: a hind foot under the belly, and a forepaw that pushes. */
const farLegs = [
  path('M-130-100H-40L-48-22H-104Z', c.furShade),
  path('M130-176C184-186 236-180 272-164L278-116C240-96 190-92 150-102Z', c.furShade),
  shade(path('M-110-40Q-82-28-46-42L-46-26C-26-24-16-16-18 0H-98C-110-6-112-24-110-40Z', c.whiteShade)),
  shade(
    path(
      'M262-168C278-182 302-184 314-174Q328-172 326-160Q336-150 330-138Q332-124 318-120Q308-108 290-112L264-108L274-122L258-134L274-144L260-156Z',
      c.whiteShade,
    ),
  ),
]

/** A long low body and the hind leg that braces itself, in one outline. */
const body = [
  path(
    'M150-330C96-300 70-254 10-240C-50-228-106-240-150-232C-214-220-250-186-250-146L-266-136L-252-124C-250-104-244-92-250-78C-266-68-284-60-284-42L-274-22L-210-20L-210-44C-192-66-160-66-136-66C-60-36 60-36 130-62C190-86 220-130 220-190C222-250 206-306 150-330Z',
    c.fur,
  ),
  // Belly, and the crease in front of the thigh.
  shade(
    path(
      'M-136-66C-60-36 60-36 130-62C170-80 196-108 208-136C120-84 0-72-90-86C-104-96-112-120-112-150C-122-118-120-84-136-66ZM-250-146C-250-104-236-92-250-78L-284-42H-262C-262-62-222-66-222-96C-226-150-190-190-150-232C-214-220-250-186-250-146Z',
      c.furShade,
    ),
  ),
  path('M-284-46Q-246-34-206-50L-204-32C-184-30-170-20-172 0H-270C-286-8-290-28-284-46Z', c.cream),
]

/** The white chest. */
const chest = path('M150-330C206-306 224-250 220-190Q214-122 176-92L154-130L120-162Z', c.cream)

/** Bandana around the neck. */
const bandana = [
  path('M150-200C176-190 204-184 226-190C224-164 214-144 200-128C178-146 162-170 150-200Z', c.violetDeep),
  path('M64-290C104-234 172-206 236-214Q240-194 234-176C160-166 80-196 42-250Z', c.violet),
  ink(
    dots(c.sun, 10, [
      [84, -232],
      [126, -206],
      [174, -192],
      [196, -160],
    ]),
  ),
]

/** The short foreleg on the near side: its root is hidden in the fur, and its paw lies flat on what it pushes. */
export const pushingLeg = () => [
  path(
    'M62-140C90-190 152-178 184-142C204-120 226-106 252-98L258-48C210-28 150-28 108-54C76-74 54-108 62-140Z',
    c.fur,
  ),
  shade(path('M62-140C96-76 190-62 256-62L258-48C210-28 150-28 108-54C76-74 54-108 62-140Z', c.furShade)),
  path(
    'M238-104L254-100C264-116 284-118 296-108Q312-108 312-94Q324-84 316-70Q320-54 306-48Q298-34 280-38L238-40L248-52L230-60L246-70L232-82L248-90Z',
    c.cream,
  ),
  shade(path('M312-94L290-98Q300-84 312-94ZM316-70L292-74Q304-60 316-70Z', c.whiteShade)),
]

/** Puts a thing at the side of the climbing Nori, or a rider on his back. */
export const atClimbingSide = (...things: Drawing[]) => group({ x: -10, y: -124 }, ...things)

/** An eye squeezed shut, over the far eye of the head. */
const squeezedEye = [ellipse(94, -19, 17, 28, c.fur), line('M82-26Q98-22 106-14Q96-10 84-2', c.eye, 7)]

/** Nori climbing. */
export const climbingNori = () =>
  asFigure(
    'nori',
    {},
    ...farLegs,
    tail({ x: -206, y: -214, flip: true, rotate: 6, scale: 0.74 }),
    ...body,
    shade(path('M-6-150Q2-100-18-46L-8-44Q14-90 4-150Z', '#7A4A3C')),
    chest,
    ...bandana,
    group(
      { x: 148, y: -334, scale: 0.84, rotate: 26 },
      noriHead({ mood: 'worried', turn: 0.62, look: [1.6, 1.6], ears: 40 }),
      ...squeezedEye,
    ),
  )
