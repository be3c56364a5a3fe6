import { dots } from '../../kit/shapes'
import { colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { tail } from './parts'

/* Nori from the side, facing right, bowing to somebody small: rump up, elbows and chest on the ground (page 4). */

/** Lower hind leg. */
const shank =
  'M-232-160C-250-128-250-104-238-80L-226-18C-228-6-224 2-212 2Q-190-1-179-2Q-169 5-163-1C-138 3-138-24-154-31C-164-35-174-36-182-40C-190-70-160-96-124-128Z'
const hindSock =
  'M-232-52L-222-64L-212-50L-204-66L-194-52L-185-62L-182-40C-174-36-164-35-154-31C-138-24-138 3-163-1Q-169 5-179-2Q-190-1-212 2C-224 2-228-6-226-18Z'

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

/** @param options `pack`: what hangs at his flank */
export const bowingNori = ({ pack, ...options }: HeadOptions & { pack?: Drawing } = {}) =>
  group(
    {},
    farLeg(58, forearm, forelegSock),
    farLeg(62, shank, hindSock),
    tail({ x: -246, y: -256, rotate: 34, flip: true, scale: 0.94 }),
    // Outline of neck, back, thigh, belly and chest.
    path(
      'M130-216C60-204 0-232-50-262C-90-286-130-302-170-300C-230-298-272-258-272-204L-286-192L-270-184L-281-166L-262-161C-256-130-248-104-238-80L-184-68C-160-112-120-112-66-86C-30-68 0-44 20-20H150C190-40 206-90 196-150Z',
      c.fur,
    ),
    // Shade on rump and belly.
    shade(
      path(
        'M-238-80C-248-104-256-130-262-161L-281-166L-270-184L-286-192L-272-204C-272-258-230-298-170-300C-240-280-246-210-244-160C-242-120-240-100-238-80ZM-176-82C-150-130-90-110 8-72Q6-44 20-20C0-44-30-68-66-86C-120-112-158-112-176-82Z',
        c.furShade,
      ),
    ),
    path(shank, c.fur),
    path(hindSock, c.cream),
    pack && [
      shade(path('M-104-288C-70-230-66-160-92-98L-72-89C-36-150-40-220-82-278Z', '#7A4A3C')),
      group({ x: -62, y: -166, rotate: 14 }, pack),
    ],
    path('M140-200C204-180 214-110 190-50H96L84-120Z', c.cream),
    path(forearm, c.fur),
    path(forelegSock, c.cream),
    // Shade between shoulder and elbow.
    shade(path('M44-156C12-112 4-64 14-22C18-72 24-112 44-156Z', c.furShadow)),
    shade(path('M-182-1V-14L-176-1ZM-166 0V-13L-160-1ZM191-2V-14L197-1ZM209 0V-13L215-1Z', c.whiteShade)),
    ...bandana,
    group({ x: 214, y: -196, scale: 0.92 }, noriHead(options)),
  )
