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
    'M-234-110L-224-24H-166L-131-100ZM80-190C104-140 106-90 100-34H148C160-90 166-150 150-200Z',
    c.furShade,
  ),
  shade(path('M-228-46Q-238 2-212 0H-143Q-118-18-166-46ZM98-58Q84 2 110 2H164Q180-20 150-58Z', c.whiteShade)),
]

/** Neck, withers, back, hip, thigh and hind leg in one outline, to the elbow. */
const body = [
  path(
    'M70-262C44-284 4-284-23-266C-86-246-153-250-206-276C-256-306-316-300-346-248L-362-238L-352-226C-364-186-354-146-334-112C-322-92-326-66-338-36H-268C-272-64-252-92-216-98C-153-84-67-66 0-56L80-90L140-200Z',
    c.fur,
  ),
  // Belly, the crease in front of the thigh, and fur on the hip.
  shade(
    path(
      'M-216-98C-153-84-67-66 0-56L40-110C-20-90-121-98-185-136Q-175-108-204-100ZM-268-36C-272-64-252-92-216-98C-166-116-150-190-246-234C-191-180-200-122-250-104Q-288-86-292-36ZM-304-260Q-270-276-242-258Q-270-262-304-260Z',
      c.furShade,
    ),
  ),
  path(
    'M-334-56C-352-16-352 8-328 10Q-304 14-286 8Q-268 14-246 9C-230 4-238-22-266-30L-268-46L-294-40L-310-56Z',
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
      'M38 11Q34-10 42-16Q44-4 44 11ZM62 11Q58-8 66-14Q70-4 68 11ZM-290 9Q-296-10-288-16Q-284-4-284 9Z',
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
 * With a polite half smile, one brow raised.
 * @param rider sits behind his brow, between his ears
 * @param pack hangs at his flank
 */
export const leaningNori = (rider: Drawing, pack: Drawing) =>
  asFigure(
    'nori',
    {},
    ...farLegs,
    tail({ x: -314, y: -268, flip: true, rotate: 14, scale: 0.8 }),
    ...body,
    shade(path('M-128-264C-92-212-90-130-110-88L-94-84C-68-130-70-212-106-260Z', '#7A4A3C')),
    group({ x: -120, y: -164, rotate: 6 }, pack),
    chest,
    ...foreleg,
    asFigure('bandana', {}, ...bandana),
    rider,
    group(
      { x: 174, y: -206, scale: 0.92, rotate: 19 },
      noriHead({ mood: 'puzzled', mouth: 'soft', turn: 0.42, look: [0.7, 1.9], ears: 34 }),
    ),
  )
