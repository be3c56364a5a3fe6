import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { tail } from './parts'

/* Nori from the side, facing right, bowing to somebody small: rump up, elbows and chest on the ground (page 4). */

/** Lower hind leg. */
const shank =
  'M-196-142C-198-112-204-94-214-76Q-217-62-207-54L-191-16C-192-4-188 2-179 2Q-160-1-150-2Q-141 4-136-1C-114 2-115-22-129-28C-138-31-146-32-152-35C-158-62-132-86-104-112Z'
const hindSock =
  'M-204-46L-190-57L-178-44L-170-57L-162-46L-154-54L-152-35C-146-32-138-31-129-28C-115-22-114 2-136-1Q-141 4-150-2Q-160-1-179 2C-188 2-192-4-191-16Z'

/**
 * Foreleg in one contour: shoulder blade, upper arm back to the elbow on the ground, then forearm, wrist and a paw that
 * spreads.
 */
const foreleg =
  'M48-176C14-150 2-120 14-90C20-68 10-52-2-36Q-16-8 14-2C60 4 108 0 150-7Q166 0 184 2Q198 5 212 1Q228 4 240 0C252-8 246-24 236-28C236-40 222-48 208-46C190-52 174-46 160-38C132-46 104-48 78-44Q60-52 68-76C82-104 104-124 104-160Z'
const forelegSock =
  'M124-4L138-14L128-24L144-32L134-48Q146-42 160-38C174-46 190-52 208-46C222-48 236-40 236-28C246-24 252-8 240 0Q228 4 212 1Q198 5 184 2Q166 0 150-7Z'

/** A far leg, offset from the near one. */
const farLeg = (x: number, leg: string, sock: string) =>
  shade(group({ x, y: -10 }, path(leg, c.furShade), path(sock, c.whiteShade)))

/** Bandana below the lowered head. */
const bandana = [
  path('M106-98L196-78C196-58 188-42 176-30C146-42 118-66 106-98Z', c.violetDeep),
  path('M44-156C60-108 110-74 196-72L198-98C120-98 84-122 66-160Z', c.violet),
  dots(c.sun, 11, [
    [64, -128],
    [96, -104],
    [138, -90],
    [166, -46],
  ]),
]

/** From the thigh to the elbow: the belly is tucked up, the breastbone on the ground. */
const belly = 'C-112-94-96-114-70-112C-40-106-8-86 18-62'

/** Neck, shoulder blades, straight back, the round rump, and belly. */
const body = `M130-210C100-208 78-206 60-198C46-208 30-206 16-196C-10-222-40-246-70-258C-92-272-116-284-142-278C-188-270-218-230-214-184C-212-138-196-98-172-66L-132-56${belly}L60-10H150C190-40 206-90 196-150Z`

/** The side that is turned from the light: the back of the thigh, and the belly up to the elbow. */
const bodyShade = `M-172-66C-196-98-212-138-214-184C-218-230-188-270-142-278C-178-256-194-222-190-180C-188-138-172-104-146-76ZM-132-56${belly}Q0-84 4-124C-20-140-50-140-64-112-96-114-112-94-132-56Z`

/** @param options `pack`: what hangs at his flank, on a strap around him */
export const bowingNori = ({ pack, ...options }: HeadOptions & { pack?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    farLeg(60, foreleg, forelegSock),
    farLeg(84, shank, hindSock),
    tail({ x: -176, y: -240, rotate: 50, flip: true, scale: 0.9 }),
    path(body, c.fur),
    shade(path(bodyShade, c.furShade)),
    group({ x: 32 }, path(shank, c.fur), path(hindSock, c.cream)),
    // The round edge of the thigh, from the hip to the knee.
    shade(
      path(
        'M-112-236C-64-214-40-166-56-116C-64-90-84-76-110-70C-82-92-72-124-78-160C-82-192-94-218-112-236Z',
        c.furShade,
      ),
    ),
    pack && [
      shade(path('M-62-256C-38-206-32-152-52-108Q-44-100-36-98C-10-144-12-192-38-238Z', '#7A4A3C')),
      group({ x: -26, y: -124, rotate: 8, scale: 0.94 }, pack),
    ],
    path(
      'M140-200C220-180 262-110 256-60L230-38L210-50L190-34L162-52L146-38L130-48 112-34 60-30V-110Z',
      c.cream,
    ),
    // In the shade of the chin.
    shade(path('M170-90L256-60L230-38L210-50L190-34L162-52Z', c.furShadow)),
    path(foreleg, c.fur),
    path(forelegSock, c.cream),
    // The back of the upper arm, and the forearm's lower plane; the light is in front of him.
    shade(
      path(
        'M48-176C14-150 2-120 14-90C20-68 10-52-2-36Q-16-8 14-2C60 4 90 2 124-4L132-11C96-10 50-12 34-24C24-34 40-52 36-76C24-108 28-146 48-176Z',
        c.furShadow,
      ),
    ),
    shade(
      path(
        'M-120-1V-12L-115-1ZM-106 0V-12L-101-1ZM150-7Q166 0 184 2Q176-8 160-14ZM186 2Q182-12 192-18Q190-6 192 2ZM213 1Q208-14 219-20Q216-8 218 1Z',
        c.whiteShade,
      ),
    ),
    asFigure('bandana', {}, ...bandana),
    group({ x: 218, y: -186, scale: 0.92 }, noriHead(options)),
  )
