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

/** Neck, back, rump, belly and chest; the coat is longer on rump, belly and elbow. */
const body =
  'M130-216C96-214 72-224 44-238C4-258-25-292-60-314C-91-332-123-342-155-336C-202-330-234-286-234-228L-247-213L-232-206L-244-186L-227-181C-222-142-213-108-200-80L-155-66C-138-104-116-116-84-108Q-80-96-70-90Q-66-98-60-100Q-56-80-40-70Q-38-78-30-80Q-26-52-4-42Q-2-30 20-20H150C190-40 206-90 196-150Z'

/** The side that is turned from the light: rump, and belly up to the elbow. */
const bodyShade =
  'M-200-80C-213-108-222-142-227-181L-244-186L-232-206L-247-213L-234-228C-234-286-202-330-155-336C-203-304-215-236-207-168C-203-136-202-106-200-80ZM-155-66C-138-104-116-116-84-108Q-80-96-70-90Q-66-98-60-100Q-56-80-40-70Q-38-78-30-80Q-26-52-4-42Q-2-30 20-20C24-50 20-70 4-92C-34-128-108-146-143-104Z'

/** @param options `pack`: what hangs at his flank */
export const bowingNori = ({ pack, ...options }: HeadOptions & { pack?: Drawing } = {}) =>
  group(
    {},
    farLeg(58, forearm, forelegSock),
    farLeg(100, shank, hindSock),
    tail({ x: -196, y: -296, rotate: 62, flip: true, scale: 1.02 }),
    path(body, c.fur),
    shade(path(bodyShade, c.furShade)),
    group({ x: 38 }, path(shank, c.fur), path(hindSock, c.cream)),
    // Crease in front of the thigh.
    shade(path('M-116-250C-68-226-52-172-86-122C-70-172-82-216-116-250Z', c.furShadow)),
    pack && [
      shade(path('M-96-330C-60-270-50-180-82-96L-64-92C-24-180-32-252-72-322Z', '#7A4A3C')),
      group({ x: -46, y: -226, rotate: 16 }, pack),
    ],
    path('M140-200C204-180 214-110 190-50H96L84-120Z', c.cream),
    path(forearm, c.fur),
    path(forelegSock, c.cream),
    // Shade between shoulder and elbow.
    shade(path('M44-156C12-112 4-64 14-22C18-72 24-112 44-156Z', c.furShadow)),
    shade(path('M-144-1V-14L-138-1ZM-128 0V-13L-122-1ZM191-2V-14L197-1ZM209 0V-13L215-1Z', c.whiteShade)),
    ...bandana,
    group({ x: 218, y: -186, scale: 0.92 }, noriHead(options)),
  )
