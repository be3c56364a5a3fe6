import { dots } from '../../kit/shapes'
import { asFigure, colours as c, element, group, line, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/*
 * Nori on a bank in profile, leaning out over the water (page 5): spine and neck reach forwards, and the near forepaw
 * carries him.
 */

/** The far foreleg, which steps into the water: elbow, wrist, and a paw that spreads. */
const farForeleg = [
  path('M120-170L176-60L222-70L204-160Z', c.furShade),
  shade(
    path(
      'M166-84L180-76L190-90L202-78L218-86C220-64 222-46 230-36C246-32 262-20 262-6C262 6 254 12 246 13 236 16 230 11 222 17 214 11H196C186 8 186-8 190-20C186-44 174-62 166-84Z',
      c.cream,
    ),
  ),
]

/**
 * Rump, back, neck and the near foreleg in one contour: shoulder before the paw, elbow at the ribs, a straight forearm.
 */
const body =
  'M-240 50C-250-70-206-160-130-198C-60-232 30-258 96-300L226-210C216-168 196-138 178-116C164-96 156-78 154-44L106-38C106-62 98-78 80-96C40-70-10-62-60-56L-100 10Z'
const bodyShade =
  'M-240 50C-250-70-206-160-130-198C-176-150-196-80-176-20L-100 10L-60-56C-10-62 40-70 80-96C98-78 106-62 106-38L124-40C124-70 112-100 92-124C60-110 10-98-70-94L-130 0ZM150-190C124-176 100-150 92-124C112-142 136-152 166-152Z'

const haunch = [
  path('M-206 0C-214-96-158-140-108-112C-64-86-76-30-112-6Z', c.fur),
  shade(path('M-150-122C-112-116-84-84-112-6C-64-30-64-100-108-112C-124-121-138-124-150-122Z', c.furShadow)),
  path(
    'M-128-26C-98-40-52-36-36-22C-26-12-32 6-46 9Q-54 12-61 6-70 12-82 6H-150C-160-6-150-20-128-26Z',
    c.cream,
  ),
]

/** The sock of the paw that carries him: the wrist gives, and the toes spread. */
const nearPaw = [
  path(
    'M100-66L114-56L124-72L138-58L154-70C152-54 152-44 156-36C172-34 190-22 192-8C194 6 188 14 176 13Q170 16 165 10 158 17 149 10 140 16 130 11H112C102 10 98 0 104-8C110-18 106-30 104-40Z',
    c.cream,
  ),
  shade(
    path(
      'M165 10Q160-4 170-12Q170 0 170 10ZM144 10Q140-4 148-12Q148 0 150 10ZM100-66L104-40C106-30 110-18 104-8C98 0 102 10 112 10C118-4 122-24 118-58L114-56ZM-62 6Q-66-6-58-12Q-56-2-56 6ZM-84 6Q-88-6-80-12Q-78-2-78 6Z',
      c.cream,
    ),
  ),
]

/** Fluff of the chest, which hangs over the water. */
const chest = path(
  'M104-176L232-220C236-196 228-172 212-152Q208-160 202-164Q200-142 186-128Q182-140 174-146Q166-128 150-122Q148-134 140-142Q122-146 104-176Z',
  c.cream,
)

const bandana = [
  path('M70-200C88-168 120-142 142-140C164-150 184-172 190-206Z', c.violetDeep),
  path('M-8-262L-28-224C4-184 70-168 130-174C170-178 200-196 222-222L196-270Z', c.violet),
  dots(c.sun, 11, [
    [0, -214],
    [44, -192],
    [96, -184],
    [170, -196],
    [136, -160],
  ]),
]

/** Fur of cheek and throat, in one piece over the bandana. */
const ruff = shade(
  path('M-30-300C-36-276-32-256-22-244L-30-236C10-206 74-194 136-200C170-204 194-214 206-230V-300Z', c.cream),
)

/** Watching somebody who is sad. The strap from his near shoulder holds a bag at (-26, -66). */
export const watchingNori = () =>
  asFigure(
    'nori',
    {},
    // He leans: what is higher is further out.
    element(
      'g',
      { transform: 'skewX(-16)' },
      ...farForeleg,
      path(body, c.fur),
      shade(path(bodyShade, c.furShade)),
      ...haunch,
      ...nearPaw,
      chest,
      line('M-20-236C-50-200-70-160-70-120M70-180C50-150 20-120-26-110', '#B4532A', 11),
      ...bandana,
      ruff,
    ),
    group(
      { x: 222, y: -322, scale: 0.92 },
      noriHead({ mood: 'tender', mouth: 'small', turn: 0.85, tilt: 20, look: [0.9, -0.1], ears: 68 }),
    ),
  )
