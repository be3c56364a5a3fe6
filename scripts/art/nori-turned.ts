import { noriHead } from './head'
import { arm } from './limbs'
import type { How } from './nori-parts'
import { headOn, neckAt, shadow, tail } from './nori-parts'
import type { Drawn } from './svg'
import { colours as c, group, line, path, shade } from './svg'

/* Nori sitting, turned half or wholly to the side. */

/** The near thigh and its foot, of a body turned to the right. */
const nearThigh = () => [
  path('M-132-72C-112-122-46-112-32-56C-26-26-40-4-76-3H-116C-140-8-144-44-132-72Z', c.fur),
  shade(line('M-122-80C-94-116-48-96-38-56C-35-40-38-28-44-18', c.furShade, 6)),
  path('M-84-27C-64-38-34-36-22-22C-14-8-22 1-34 1H-92C-104 0-100-20-84-27Z', c.cream),
  shade(line('M-50-1V-11M-34-1V-11', c.whiteShade, 4)),
]

/** The body turned to the right: its near thigh and foot, the far ones behind the chest. @param stands on the near foreleg */
const turnedBody = (stands: boolean) => [
  tail({ x: -112, y: -42, flip: true }),
  path(
    'M-66-212C-118-184-156-116-150-56C-146-16-124-4-80-4H60C98-4 112-24 114-60C126-112 124-176 82-212Z',
    c.fur,
  ),
  path('M58-30C76-42 118-36 126-18C132-6 124 1 112 1H76Z', c.whiteShade),
  path(
    'M50-104C48-70 52-44 52-26C46-6 50 1 62 1H94C108 1 108-12 100-24C98-50 104-76 100-110Z',
    stands ? c.whiteShade : c.cream,
  ),
  ...(stands ? nearForeleg() : []),
  shade(line('M72-2V-11M88-2V-11', c.whiteShade, 4)),
  ...(stands ? [shade(group({ y: 9 }, path(turnedRuff, c.whiteShade)))] : []),
  path(stands ? turnedRuff : ruffOverArm, c.cream),
  ...nearThigh(),
]

const turnedRuff =
  'M-40-200C-66-166-70-134-58-110L-48-116L-42-94L-30-102L-20-76L-6-88L8-62L22-76L38-56L52-78L64-64L76-90L88-80L94-106L106-104C116-140 108-168 84-200Z'

/** Without the nicks that would show below a lifted arm. */
const ruffOverArm = 'M-40-200L-12-146L20-108L62-84L76-90L88-80L94-106L106-104C116-140 108-168 84-200Z'

const nearForeleg = () => [
  path('M-34-104C-34-70-26-44-26-26C-34-6-28 1-14 1H28C42 1 44-12 36-24C36-50 46-76 46-110Z', c.cream),
  shade(line('M-2-2V-13M15-2V-13', c.whiteShade, 4)),
]

/**
 * Body and head turned to one side.
 * @param how `lifts`: his near foreleg, for an arm; `hugs`: whom he holds to his chest, below his chin
 */
export const threeQuarter = ({
  turn = 0.5,
  lifts = false,
  hugs,
  ...how
}: How & { lifts?: boolean; hugs?: Drawn } = {}) =>
  group(
    {},
    shadow(176),
    group({ flip: turn < 0 }, ...turnedBody(!lifts)),
    shade(path('M-90-210C-54-150 66-150 96-210Z', c.furShade)),
    hugs,
    headOn({ x: turn * 26, y: neckAt }, noriHead({ turn, ...how })),
  )

/** The arm that holds something up: low elbow, lifted wrist, two toes over the edge of the thing. @param held around (0, 0) */
const liftedArm = (held: Drawn) => [
  ...arm({ shoulder: [22, -126], elbow: [100, -64], hand: [200, -176], toes: -52, size: 0.94, rim: false }),
  shade(line('M-18-138C-20-98 8-68 52-48', c.furShade, 5)),
  group({ x: 226, y: -208 }, held),
  path(
    'M186-198C182-214 190-234 202-234C214-234 222-216 218-204L206-184ZM214-192C218-208 234-214 240-204C243-192 234-180 222-174Z',
    c.cream,
  ),
  shade(line('M214-194L212-180', c.whiteShade, 4)),
]

/** Leaning to the right, towards something to which he holds up what he has. @param how `offers`: it, around (0, 0) */
export const offering = ({ offers, ...how }: How & { offers: Drawn }) =>
  group(
    {},
    shadow(176),
    tail({ x: -112, y: -42, flip: true }),
    path(
      'M-20-226C-96-196-156-124-150-56C-146-16-124-4-80-4H60C98-4 114-24 120-60C146-108 168-166 138-218Z',
      c.fur,
    ),
    shade(path('M120-60C114-24 98-4 60-4H-70C-10-10 60-40 90-120Z', c.furShade)),
    path('M62-30C80-42 122-36 130-18C136-6 128 1 116 1H80Z', c.whiteShade),
    path('M58-110C60-70 58-44 58-26C52-6 56 1 68 1H100C114 1 114-12 106-24C106-50 120-76 124-116Z', c.cream),
    shade(line('M78-2V-11M94-2V-11', c.whiteShade, 4)),
    path('M0-212C0-170 40-112 108-98C136-116 160-168 136-214Z', c.cream),
    ...nearThigh(),
    shade(path('M-50-214C0-146 100-146 137-204Z', c.furShadow)),
    // The scarf on its way round the nape, over the lifted shoulder.
    path('M-46-174C-36-164-14-152 22-150V-190Z', c.violet),
    headOn({ x: 50, y: neckAt + 4 }, noriHead({ turn: 0.75, ...how })),
    ...liftedArm(offers),
  )

/** From the side, facing right: the back slopes to the rump, the hind foot lies flat. */
export const sittingSide = (how?: How) =>
  group(
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
    headOn({ x: 34, y: neckAt }, noriHead({ turn: 0.85, ...how })),
  )
