import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { noriHead } from './head'
import { tail } from './parts'

/*
 * Nori leaning in (page 8), standing on y = 0 and facing right: the weight is on his forepaws, the rump is higher than
 * the shoulders, and the head is stretched out over what he looks at.
 */

/** Hind leg and foreleg on the far side. */
const farLegs = [
  path(
    'M-170-110L-160-24H-112L-90-100ZM80-190C104-140 106-90 100-34H148C160-90 166-150 150-200Z',
    c.furShade,
  ),
  shade(
    path(
      'M-164-46C-172-14-164 2-148 0H-98C-88-6-94-24-114-30L-112-46ZM98-58C92-20 92 2 110 2H164C176-4 172-22 150-30L150-58Z',
      c.whiteShade,
    ),
  ),
]

/** Neck, back, rump, thigh and hind leg in one outline, to the elbow. */
const body = [
  path(
    'M60-260C0-240-60-276-130-304C-200-326-262-300-284-240L-298-232L-288-222C-298-180-292-140-270-110C-256-92-262-66-274-36H-204C-206-60-190-84-150-92C-100-84-40-66 0-58L80-90L140-200Z',
    c.fur,
  ),
  // Belly, and the crease in front of the thigh.
  shade(
    path(
      'M-204-36C-206-60-190-84-150-92C-100-84-40-66 0-58L40-110C-20-94-80-104-118-140C-114-112-130-104-152-104L-146-116L-172-104Q-224-86-228-36ZM-262-200L-234-178L-258-182L-240-158L-268-172ZM-40-226L-16-202L-38-208L-24-184L-48-200Z',
      c.furShade,
    ),
  ),
  path(
    'M-270-56C-286-16-282 4-260 4Q-240 10-222 3Q-204 10-186 4C-172 0-174-22-202-30L-204-46L-218-54L-230-44L-246-56L-258-44Z',
    c.cream,
  ),
]

const chest = path('M40-230C26-180 30-120 60-76L72-90L80-66L98-82L112-62C146-100 166-160 156-220Z', c.cream)

/** The near foreleg, braced: shoulder, elbow, wrist and a spread paw. */
const foreleg = [
  path('M-40-190C-64-140-50-100-18-78C-4-60 2-44 4-26H66C66-70 74-110 64-150C60-180 20-210-40-190Z', c.fur),
  shade(
    path(
      'M-40-190C-64-140-50-100-18-78C-4-60 2-44 4-26H24C26-60 14-84-6-104C-28-126-34-160-40-190Z',
      c.furShade,
    ),
  ),
  path(
    'M-2-60C-10-30-14 6 10 6Q30 11 46 5Q66 12 84 6C104 4 100-22 72-32L66-60L54-50L42-64L28-50L14-64Z',
    c.cream,
  ),
  shade(
    path(
      'M38 6Q34-10 42-16Q44-4 44 6ZM62 6Q58-8 66-14Q70-4 68 6ZM-232 4Q-238-10-230-16Q-226-4-226 4ZM-206 4Q-212-10-204-16Q-200-4-200 4Z',
      c.whiteShade,
    ),
  ),
]

const bandana = [
  path('M76-136C74-110 88-76 108-60C134-84 150-110 152-132Z', c.violetDeep),
  path('M-14-254C-10-180 70-122 170-134L176-170C116-160 60-190 30-260Z', c.violet),
  dots(c.sun, 12, [
    [18, -190],
    [70, -152],
    [130, -146],
    [110, -96],
  ]),
]

/** With a worried half smile. @param rider sits behind his brow, between his ears */
export const leaningNori = (rider: Drawing) =>
  asFigure(
    'nori',
    {},
    ...farLegs,
    tail({ x: -250, y: -268, flip: true, rotate: 14, scale: 0.8 }),
    ...body,
    chest,
    ...foreleg,
    ...bandana,
    rider,
    group(
      { x: 150, y: -232, scale: 0.86, rotate: 16 },
      noriHead({ mood: 'sorry', mouth: 'soft', turn: 0.42, look: [0.7, 1.9], ears: 34 }),
    ),
  )
