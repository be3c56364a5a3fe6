import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, line, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/* Nori sitting on a bank in profile, chin down, one forepaw at the water (page 5). */

/** Back, rump and belly. */
const body = [
  path('M-30-270C-96-232-146-150-160-84C-168-34-150-2-112-2H70L150-120C170-160 166-210 132-256Z', c.fur),
  // Shade on the back, on belly and inner thigh.
  shade(
    path(
      'M-70-240C-112-204-150-140-160-84C-168-34-150-2-112-2H-60C-88-60-90-160-70-240ZM-30-90C10-50 60-40 130-100L80-2H-40Z',
      c.furShade,
    ),
  ),
]

/** Far foreleg, on which he leans, and white chest. */
const farForeleg = path(
  'M40-240L58-178C74-130 96-90 96-30C84-20 84 0 98 2H150C164 2 164-14 152-26C148-60 160-110 166-150C172-196 160-230 130-262Z',
  c.cream,
)

const haunch = [
  path('M-98-60C-94-122-54-124-32-78C-18-44-30-8-62-3H-84C-98-10-100-34-98-60Z', c.fur),
  shade(path('M-84-106C-56-112-26-84-40-16C-34-66-56-102-84-106Z', c.furShadow)),
  path('M-72-25C-44-38 4-36 20-24C32-12 24 2 6 2H-82C-94 0-90-18-72-25Z', c.cream),
]

/** Near foreleg: the elbow is under the chest's fluff, the paw at the water. */
const nearForeleg = [
  path('M60-190C120-180 160-134 202-90L178-42C146-48 106-62 82-88C56-120 40-160 60-190Z', c.fur),
  path(
    'M198-95C210-84 218-76 226-73C248-70 266-50 262-26C258-8 238-3 220-7C204-11 194-22 182-34L162-42L176-54L170-66L186-70L184-84Z',
    c.cream,
  ),
]

/** Fluff of the chest, over the foreleg's root. */
const chest = path(
  'M40-150L164-190C176-156 168-124 150-98Q148-110 142-118Q134-98 118-88Q118-102 112-112Q96-100 78-98C60-112 44-130 40-150Z',
  c.cream,
)

/** Gaps between the toes. */
const toes = shade(
  path(
    'M-14 2Q-18-8-11-14Q-8-6-10 2ZM6 2Q2-8 9-14Q12-6 10 2ZM112 2Q108-8 115-14Q118-6 116 2ZM224-7Q222-18 231-24Q229-14 231-6ZM242-7Q243-17 251-21Q248-13 248-9Z',
    c.whiteShade,
  ),
)

/** Bandana around the bent neck, its triangle on the chest. */
const bandana = [
  path('M8-166C20-130 46-104 68-98C94-110 116-132 124-162Z', c.violetDeep),
  path('M-70-262L-100-220C-70-168 10-142 68-142C112-142 142-160 160-186L130-240Z', c.violet),
  dots(c.sun, 11, [
    [-68, -198],
    [-20, -174],
    [38, -159],
    [108, -162],
    [68, -121],
  ]),
]

/** Fur of cheek and throat, in one piece over the bandana. */
const ruff = shade(
  path(
    'M-98-299C-108-268-104-244-92-232L-98-220C-62-196 4-176 68-176C108-176 132-186 146-202V-280Z',
    c.cream,
  ),
)

/** Watching somebody who is sad. @param bag hangs on a strap from his near shoulder */
export const watchingNori = (bag: Drawing) =>
  asFigure(
    'nori',
    {},
    ...body,
    farForeleg,
    ...haunch,
    toes,
    ...nearForeleg,
    chest,
    line('M-84-226C-120-190-146-150-148-96M14-176C-4-142-30-118-56-100', '#B4532A', 11),
    group({ x: -102, y: -38, rotate: -4 }, bag),
    ...bandana,
    ruff,
    group(
      { x: 66, y: -306, scale: 0.92 },
      noriHead({ mood: 'worried', mouth: 'sad', turn: 0.8, tilt: 15, look: [0.9, -0.2], ears: 46 }),
    ),
  )
