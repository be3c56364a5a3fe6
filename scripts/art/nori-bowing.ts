import type { How } from './nori-parts'
import { tail } from './nori-parts'
import { headAtSide } from './nori-side'
import type { Drawn } from './svg'
import { colours as c, group, path, shade } from './svg'

/* Nori from the side, facing right, who bows to somebody small (page 4): rump up, chest and elbows low. */

/** What the evening does not reach: it lies as the body is round. */
const dim = (d: string) => shade(path(d, '#5A5AA8', { opacity: 0.45 }))

/** Shank, hock and foot of a hind leg. */
const shank =
  'M-232-160C-250-128-250-104-238-80L-226-18C-228-6-224 1-212 1H-158C-142 1-140-14-150-22C-158-30-172-32-182-38C-190-70-160-96-124-128Z'
const hindSock =
  'M-232-52L-222-64L-212-50L-204-66L-194-52L-185-62C-187-52-185-44-182-38C-172-32-158-30-150-22C-140-14-142 1-158 1H-212C-224 1-228-6-226-18Z'

/** A foreleg from the elbow on: the forearm slopes to a paw far in front. */
const forearm =
  'M30-76C52-54 88-46 112-22C112-8 112 1 126 1H184C200 1 202-12 194-20C184-32 168-32 154-40C134-58 122-76 128-104Z'
const foreSock =
  'M92-40L106-46L102-60L118-58L120-72L136-66C142-54 148-46 154-40C168-32 184-32 194-20C202-12 200 1 184 1H126C112 1 112-8 112-22Q104-32 92-40Z'

/** A far leg, half a step before the near one. */
const farLeg = (x: number, leg: string, sock: string) =>
  shade(group({ x, y: -11 }, path(leg, c.furShade), path(sock, c.whiteShade)))

/** Stopped and bent down. @param how `pack`: what he carries on his back */
export const bowing = ({ pack, ...how }: How & { pack?: Drawn } = {}) =>
  group(
    {},
    farLeg(52, forearm, foreSock),
    farLeg(62, shank, hindSock),
    tail({ x: -240, y: -240, rotate: 26, flip: true, scale: 0.94 }),
    // Withers, croup, thigh, tucked belly and deep chest in one.
    path(
      'M70-240C0-236-80-268-150-276C-214-282-270-250-272-196L-286-186L-270-178L-280-160L-262-156C-256-130-248-104-238-80L-180-80C-156-100-138-112-122-132C-80-130-20-76 40-58C100-40 156-64 172-112C186-160 180-220 150-250Z',
      c.fur,
    ),
    dim(
      'M-238-80C-248-104-256-130-262-156L-280-160L-270-178L-286-186L-272-196C-270-250-214-282-150-276C-226-262-244-200-242-150C-240-120-238-100-238-80Z',
    ),
    // Under the belly, to the elbow.
    dim('M-122-132C-80-130-20-76 40-58L62-84C10-104-60-150-122-132Z'),
    path(shank, c.fur),
    path(hindSock, c.cream),
    // The fold before the thigh.
    shade(path('M-160-236C-112-206-100-160-124-128C-116-164-124-206-160-236Z', c.furShadow)),
    pack && [
      shade(path('M-84-266C-58-216-52-160-60-112L-44-104C-34-166-42-216-66-264Z', '#7A4A3C')),
      group({ x: -74, y: -262, rotate: 8 }, pack),
    ],
    path('M36-196C6-150 0-104 30-76L80-56L128-104C138-146 130-186 104-206Z', c.fur),
    path(
      'M150-250C192-226 208-180 192-136C178-92 152-62 116-50Q122-68 114-84Q104-72 88-70Q98-88 96-106Q86-102 72-106Q90-126 92-210Z',
      c.cream,
    ),
    // Below the cheek.
    dim('M66-240C76-172 120-136 168-120L180-160C140-150 100-190 96-240Z'),
    path(forearm, c.fur),
    path(foreSock, c.cream),
    shade(path('M36-196C10-150 4-108 30-76C18-108 18-150 36-196Z', c.furShadow)),
    shade(path('M-182 1V-12L-176 1ZM-166 1V-12L-160 1ZM154 1V-12L160 1ZM172 1V-13L178 1Z', c.whiteShade)),
    headAtSide({ x: 202, y: -280 }, how),
  )
