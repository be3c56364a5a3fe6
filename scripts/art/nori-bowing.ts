import type { How } from './nori-parts'
import { tail } from './nori-parts'
import { headAtSide } from './nori-side'
import type { Drawn } from './svg'
import { colours as c, group, path, shade } from './svg'

/* Nori from the side, facing right, who bows to somebody small (page 4): rump up, chest and elbows low. */

/** Shank, hock and foot of a hind leg. */
const shank =
  'M-232-160C-250-128-250-104-238-80L-226-18C-228-6-224 1-212 1H-160C-138 1-138-24-154-31C-164-35-174-36-182-40C-190-70-160-96-124-128Z'
const hindSock =
  'M-232-52L-222-64L-212-50L-204-66L-194-52L-185-62L-182-40C-174-36-164-35-154-31C-138-24-138 1-160 1H-212C-224 1-228-6-226-18Z'

/** A foreleg below the shoulder: the elbow behind it, a short straight forearm, a round paw. */
const forearm =
  'M12-124C14-104 20-88 30-74L62-58C68-48 69-38 68-28C54-16 56 1 72 1H138C158 1 160-22 144-31C136-36 128-40 126-48C128-70 134-88 134-104L117-114L120-129L103-124L99-140L84-130C60-144 30-138 12-124Z'
const foreSock =
  'M67-44L77-60L87-48L98-64L108-50L118-62L127-56L126-48C128-40 136-36 144-31C160-22 158 1 138 1H72C56 1 54-16 68-28Z'

/** A far leg, half a step before the near one. */
const farLeg = (x: number, leg: string, sock: string) =>
  shade(group({ x, y: -11 }, path(leg, c.furShade), path(sock, c.whiteShade)))

/** Stopped and bent down. @param how `pack`: what he carries on his back */
export const bowing = ({ pack, ...how }: How & { pack?: Drawn } = {}) =>
  group(
    {},
    farLeg(54, forearm, foreSock),
    farLeg(62, shank, hindSock),
    tail({ x: -240, y: -240, rotate: 26, flip: true, scale: 0.94 }),
    // Withers, croup, thigh, long low belly and deep chest in one.
    path(
      'M70-240C0-236-80-268-150-276C-214-282-270-250-272-196L-286-186L-270-178L-280-160L-262-156C-256-130-248-104-238-80L-184-68C-150-106-50-72 40-58C100-40 156-64 172-112C186-160 180-220 150-250Z',
      c.fur,
    ),
    // What the evening does not reach: the rump, and under the belly to the elbow.
    shade(
      path(
        'M-238-80C-248-104-256-130-262-156L-280-160L-270-178L-286-186L-272-196C-270-250-214-282-150-276C-226-262-244-200-242-150C-240-120-238-100-238-80ZM-170-79C-110-76-30-64 40-58L64-53V-84C10-92-60-122-170-79Z',
        c.furShade,
      ),
    ),
    path(shank, c.fur),
    path(hindSock, c.cream),
    // The fold before the thigh.
    shade(path('M-160-236C-106-200-92-140-130-90C-114-140-118-196-160-236Z', c.furShadow)),
    pack && [
      shade(path('M-84-266C-58-206-50-140-62-67.5L-41-65C-32-150-40-210-66-264Z', '#7A4A3C')),
      group({ x: -74, y: -262, rotate: 8 }, pack),
    ],
    path('M150-250C192-226 208-180 192-136C180-98 158-66 120-48L84-110Q82-140 92-210Z', c.cream),
    // Below the cheek.
    shade(path('M66-240C76-172 120-132 188-134C140-150 100-190 96-240Z', '#5A5AA8', { opacity: 0.45 })),
    path(forearm, c.fur),
    path(foreSock, c.cream),
    // From the withers to the elbow.
    shade(path('M44-200C6-150 4-108 30-74C20-108 22-150 44-200Z', c.furShadow)),
    shade(path('M-182 1V-12L-176 1ZM-164 1V-12L-158 1ZM102 1V-12L108 1ZM122 1V-13L128 1Z', c.whiteShade)),
    headAtSide({ x: 202, y: -280 }, how),
  )
