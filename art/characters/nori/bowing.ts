import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { tail } from './parts'

/* Nori from the side, facing right, bowing to somebody small: rump up, elbows and chest on the ground (page 4). */

/** Lower hind leg. */
const shank =
  'M-196-142C-212-108-210-84-200-64L-191-16C-192-4-188 2-179 2Q-160-1-150-2Q-141 4-136-1C-114 2-115-22-129-28C-138-31-146-32-152-35C-158-62-132-86-104-112Z'
const hindSock =
  'M-196-46L-187-56L-178-44L-170-57L-162-46L-154-54L-152-35C-146-32-138-31-129-28C-115-22-114 2-136-1Q-141 4-150-2Q-160-1-179 2C-188 2-192-4-191-16Z'

/** Foreleg lying on the ground from the elbow on, paw stretched out. */
const forearm =
  'M20-104C-2-72-8-34 16-14C34 3 60 6 82 2Q120-5 194-2Q203 5 212-1C242 3 244-30 222-38C206-45 188-46 160-46C128-50 120-70 118-104Z'
const forelegSock =
  'M118-3L136-10L126-20L140-28L130-38L144-47C170-46 206-45 222-38C244-30 242 3 212-1Q203 5 194-2Q150-5 118-3Z'

/** A far leg, offset from the near one. */
const farLeg = (x: number, leg: string, sock: string) =>
  shade(group({ x, y: -10 }, path(leg, c.furShade), path(sock, c.whiteShade)))

/** Bandana below the lowered head. */
const bandana = [
  path('M106-96L196-78C198-52 190-28 172-8C142-24 116-56 106-96Z', c.violetDeep),
  path('M44-156C60-108 110-74 196-72L198-98C120-98 84-122 66-160Z', c.violet),
  dots(c.sun, 11, [
    [64, -128],
    [96, -104],
    [138, -90],
    [166, -46],
  ]),
]

/** From the thigh to the elbow: the belly is tucked up, the chest on the ground. */
const belly = 'C-108-92-92-104-66-102C-26-98-6-62 20-20'

/** Neck, back, rump and belly; the coat is longer behind the thigh. */
const body = `M130-216C96-214 72-222 44-234C10-250-22-268-56-277C-84-286-108-290-134-284C-174-274-200-238-200-190L-212-174L-199-171L-206-152L-193-150C-190-118-182-92-172-68L-132-56${belly}H150C190-40 206-90 196-150Z`

/** The side that is turned from the light: rump, and belly up to the elbow. */
const bodyShade = `M-172-68C-182-92-190-118-193-150L-206-152L-199-171L-212-174L-200-190C-200-238-174-274-134-284C-166-258-176-226-176-198L-164-206Q-172-178-170-156L-158-164Q-168-130-164-112L-154-118Q-166-96-172-68ZM-132-56${belly}C22-62 8-82-8-98L-6-112Q-22-118-36-114L-38-126Q-56-124-72-114L-80-122C-100-112-120-92-132-56Z`

/** @param options `pack`: what hangs at his flank, on a strap around him */
export const bowingNori = ({ pack, ...options }: HeadOptions & { pack?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    farLeg(58, forearm, forelegSock),
    farLeg(84, shank, hindSock),
    tail({ x: -168, y: -250, rotate: 62, flip: true, scale: 0.9 }),
    path(body, c.fur),
    shade(path(bodyShade, c.furShade)),
    group({ x: 32 }, path(shank, c.fur), path(hindSock, c.cream)),
    // Crease in front of the thigh.
    shade(path('M-96-196C-60-174-52-136-76-104C-66-140-74-172-96-196Z', c.furShade)),
    pack && [
      shade(path('M-46-274C-18-226-12-152-36-89Q-28-78-18-74C8-140 4-220-24-267Z', '#7A4A3C')),
      group({ x: -14, y: -178, rotate: 16, scale: 0.94 }, pack),
    ],
    path('M140-200C204-180 214-110 190-50H96L84-120Z', c.cream),
    path(forearm, c.fur),
    path(forelegSock, c.cream),
    // Shade between shoulder and elbow.
    shade(path('M44-156C12-112 4-64 14-22C18-72 24-112 44-156Z', c.furShadow)),
    shade(path('M-120-1V-12L-115-1ZM-106 0V-12L-101-1ZM191-2V-14L197-1ZM209 0V-13L215-1Z', c.whiteShade)),
    ...bandana,
    group({ x: 218, y: -186, scale: 0.92 }, noriHead(options)),
  )
