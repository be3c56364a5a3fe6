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
      'M-70-240C-112-204-150-140-160-84C-168-34-150-2-112-2H-60C-84-50-94-150-70-240ZM-30-90Q-20-68-8-66L-12-77Q4-56 16-56L12-67Q32-50 46-53L42-63Q76-56 130-100L80-2H-40Z',
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

/** Near foreleg: shoulder under the chest's fluff, elbow, a narrow wrist, and the paw that hangs into the water. */
const nearForeleg = [
  path('M60-190C124-180 160-142 204-106L190-58C150-54 112-58 84-84C56-120 40-160 60-190Z', c.fur),
  path(
    'M202-107C214-100 222-98 231-95C252-90 270-64 273-34C275-20 272-8 264-8Q257-8 254-16Q252-2 241-2Q231-3 230-14Q224-4 215-8C206-14 208-34 212-44Q212-54 205-62C196-62 186-58 176-53L182-66L168-68L182-82L176-94L192-94Z',
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
    'M-14 2Q-18-8-11-14Q-8-6-10 2ZM6 2Q2-8 9-14Q12-6 10 2ZM112 2Q108-8 115-14Q118-6 116 2ZM205-62C220-66 222-44 220-6C206-4 208-34 212-44Q212-54 205-62ZM254-12Q248-22 250-34Q256-24 258-12ZM230-10Q228-20 230-32Q236-22 233-10Z',
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
    ...nearForeleg,
    toes,
    chest,
    line('M-84-226C-120-190-146-150-148-96M14-176C-4-142-30-118-56-100', '#B4532A', 11),
    group({ x: -102, y: -38, rotate: -4 }, bag),
    ...bandana,
    ruff,
    group(
      { x: 66, y: -306, scale: 0.92 },
      noriHead({ mood: 'sorry', turn: 0.8, tilt: 13, look: [0.9, 0], ears: 46 }),
    ),
  )
