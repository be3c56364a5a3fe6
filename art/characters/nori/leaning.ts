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
  shade(path('M-164-46Q-174 2-148 0H-98Q-82-18-112-46ZM98-58Q84 2 110 2H164Q180-20 150-58Z', c.whiteShade)),
]

/** Neck, withers, back, hip, thigh and hind leg in one outline, to the elbow. */
const body = [
  path(
    'M70-262C44-284 4-284-22-266C-62-246-104-250-142-276C-192-306-252-300-282-248L-298-238L-288-226C-300-186-290-146-270-112C-258-92-262-66-274-36H-204C-208-64-188-92-152-98C-104-84-50-66 0-56L80-90L140-200Z',
    c.fur,
  ),
  // Belly, the crease in front of the thigh, and fur on the hip.
  shade(
    path(
      'M-152-98C-104-84-50-66 0-56L40-110C-20-90-84-98-124-136Q-118-108-140-100ZM-204-36C-208-64-188-92-152-98C-112-116-102-190-182-234C-128-180-136-122-186-104Q-224-86-228-36ZM-240-260Q-206-276-178-258Q-206-262-240-260Z',
      c.furShade,
    ),
  ),
  path(
    'M-270-56C-288-16-288 8-264 10Q-240 14-222 8Q-204 14-182 9C-166 4-174-22-202-30L-204-46L-230-40L-246-56Z',
    c.cream,
  ),
]

const chest = path('M40-230C26-180 30-120 60-76L80-66L98-82L112-62C146-100 166-160 156-220Z', c.cream)

/** The near foreleg, which takes the weight: shoulder blade, elbow, wrist and a spread paw. */
const foreleg = [
  path('M-16-222C-62-176-62-112-20-80C-4-62 2-44 4-26H66C66-70 76-110 68-150C60-190 20-220-16-222Z', c.fur),
  shade(
    path(
      'M-16-232C-72-180-68-104-20-80C-4-62 2-44 4-26H26C28-60 16-82-6-98C-44-124-48-184-16-232Z',
      c.furShade,
    ),
  ),
  path(
    'M-2-60C-10-30-18 12 10 12Q30 16 46 10Q66 17 88 12C110 8 100-22 72-32L66-60L42-46L28-62L14-48Z',
    c.cream,
  ),
  shade(
    path(
      'M38 11Q34-10 42-16Q44-4 44 11ZM62 11Q58-8 66-14Q70-4 68 11ZM-226 9Q-232-10-224-16Q-220-4-220 9Z',
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

/**
 * With a worried half smile.
 * @param rider sits behind his brow, between his ears
 * @param pack hangs at his flank
 */
export const leaningNori = (rider: Drawing, pack: Drawing) =>
  asFigure(
    'nori',
    {},
    ...farLegs,
    tail({ x: -250, y: -268, flip: true, rotate: 14, scale: 0.8 }),
    ...body,
    shade(path('M-96-256C-60-204-58-130-78-78L-62-74C-36-124-38-204-74-256Z', '#7A4A3C')),
    group({ x: -88, y: -160, rotate: 6 }, pack),
    chest,
    ...foreleg,
    ...bandana,
    rider,
    group(
      { x: 150, y: -232, scale: 0.86, rotate: 16 },
      noriHead({ mood: 'sorry', mouth: 'soft', turn: 0.42, look: [0.7, 1.9], ears: 34 }),
    ),
  )
