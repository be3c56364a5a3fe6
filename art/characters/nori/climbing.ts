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
  path('M-124-100H-30L-34-22H-90Z', c.furShade),
  path('M120-196C180-220 240-206 290-196V-148C240-130 180-106 140-110Z', c.furShade),
  shade(path('M-98-40Q-70-28-34-42L-34-26C-14-24-4-16-6 0H-86C-98-6-100-24-98-40Z', c.whiteShade)),
  shade(
    path(
      'M262-202Q292-228 316-214Q332-212 328-198Q340-186 332-174Q336-160 320-158L288-144L256-140L266-156L252-168L268-180Z',
      c.whiteShade,
    ),
  ),
]

/** A long low body that leans on its forepaws, and the hind leg stretched out behind it, in one outline. */
const body = [
  path(
    'M150-320C90-296 70-254 10-240C-50-228-106-240-150-232C-196-224-226-202-240-168L-256-160L-248-148C-264-118-296-88-330-66L-346-66L-340-54C-340-30-300-8-270-18L-262-44C-226-66-170-62-136-62C-60-34 60-34 130-56C190-80 220-130 220-190C222-250 206-306 150-320Z',
    c.fur,
  ),
  // Belly, and the crease in front of the thigh.
  shade(
    path(
      'M-136-62C-60-34 60-34 130-56C170-76 196-108 208-136C140-96 80-84 36-82L44-92L10-80L16-91L-90-84C-108-96-112-120-108-150C-126-118-140-100-176-84C-220-68-250-66-290-34L-270-18L-262-44C-226-66-170-62-136-62Z',
      c.furShade,
    ),
  ),
  // The foot, whose heel is up: its toes dig in.
  path(
    'M-346-62Q-306-52-272-56L-270-42C-256-42-246-34-246-22Q-236-14-242-2Q-256 6-272 2L-288 0C-316-8-340-36-346-62Z',
    c.cream,
  ),
  ink(path('M-258-24L-232-8L-254-12ZM-268-14L-242 6L-266-4ZM-284-8L-260 10L-284 0Z', c.eye)),
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

/**
 * The short foreleg on the near side: shoulder, bent elbow and wrist in one outline, and a paw whose pad is pressed flat
 * on what it pushes.
 */
export const pushingLeg = () => [
  path(
    'M60-130C84-172 140-174 170-150C196-130 226-120 258-124L264-74C232-70 204-56 176-38C144-18 112-26 92-52C72-76 54-100 60-130Z',
    c.fur,
  ),
  shade(
    path(
      'M60-130C84-84 120-66 152-72C200-80 220-96 261-98L264-74C232-70 204-56 176-38C144-18 112-26 92-52C72-76 54-100 60-130Z',
      c.furShade,
    ),
  ),
  path(
    'M236-132Q258-136 268-152C276-176 300-184 306-168Q318-160 312-148Q321-138 314-127Q320-115 312-104Q314-84 296-74C276-66 254-66 240-70L250-82L236-94L250-106L236-118Z',
    c.cream,
  ),
  shade(
    path(
      'M312-148L286-144Q300-136 312-148ZM314-127L286-126Q300-116 314-127ZM312-104L286-106Q300-94 312-104Z',
      c.whiteShade,
    ),
  ),
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
      { x: 182, y: -312, scale: 0.84, rotate: 34 },
      noriHead({ mood: 'worried', turn: 0.62, look: [1.6, 1.6], ears: 40 }),
      ...squeezedEye,
    ),
  )
