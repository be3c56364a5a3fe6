import { colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { headWithBandana } from './parts'

/* Nori lying on his belly, facing left, his head raised: everybody leans on him (page 11). */

/** A foreleg stretched out to the left, from the elbow to the paw. */
const foreleg =
  'M22-86C0-86-30-72-66-62C-110-54-160-58-200-52C-232-50-250-32-242-12C-238 2-224 5-212 2Q-204 8-193 3Q-183 8-172 3C-120 4-60 8-4 4C56 0 66-84 22-86Z'
const sock =
  'M-120-57C-150-56-176-56-200-52C-232-50-250-32-242-12C-238 2-224 5-212 2Q-204 8-193 3Q-183 8-172 3H-118L-128-8L-112-17L-126-28L-109-38L-124-46Z'
const toes = 'M-212 2Q-222-10-214-24Q-216-10-207 3ZM-193 3Q-203-9-195-23Q-197-9-187 4Z'

/** Outline of nape, back, rump and belly. */
const trunk =
  'M-30-226C8-206 40-190 92-186C150-182 214-196 262-168C296-148 316-112 320-74L334-62L320-54L326-38L312-32C308-10 290 2 262 2H-70C-128-6-158-60-152-128C-150-170-140-200-116-226Z'

const chest =
  'M-116-226C-152-190-166-132-148-84L-158-72L-142-70L-140-50L-124-58L-114-36L-98-50L-80-28L-68-52L-46-40L-42-66L-20-64C-12-110-14-170-34-222Z'

/** Thigh and hind foot. */
const haunch = [
  path('M112-4C84-64 120-134 190-138C262-140 316-96 314-44C312-14 288 2 258 2H150Z', c.fur),
  shade(path('M104-24C90-90 132-138 196-137C146-122 116-82 122-28C124-12 112-8 104-24Z', c.furShadow)),
  path('M60-12C64-34 100-38 130-34C164-32 190-22 192-4C192 4 184 6 176 4H86Q78 9 70 4Q60 2 60-12Z', c.cream),
  shade(path('M86 4Q76-6 82-20Q80-6 91 5ZM104 4Q94-8 100-22Q98-8 109 5Z', c.whiteShade)),
]

/** Tail curled forwards on the ground, its white tip raised. */
const tail = group(
  { class: 'wag' },
  path('M280-84C322-84 368-66 374-28C376 4 352 18 322 16C292 14 272 8 262-4Z', c.furShade),
  path(
    'M374-28C376 4 352 18 322 16Q308 15 294 11L306 1L296-8L312-12L310-25L326-22C344-22 360-30 366-50Q373-40 374-28Z',
    c.cream,
  ),
)

/**
 * @param options of the head; `leaning`: who lies on his forelegs
 */
export const restingNori = ({ leaning, ...options }: HeadOptions & { leaning?: Drawing } = {}) =>
  group(
    {},
    tail,
    shade(group({ x: -34, y: -12 }, path(foreleg, c.furShade), path(sock, c.whiteShade))),
    path(trunk, c.fur),
    // Shade along the belly and below the head.
    shade(path('M30-62C70-44 100-50 126-84L140 2H-60C-10 0 20-20 30-62Z', c.furShadow)),
    shade(path('M-40-230C0-190 60-176 120-184C60-150-10-140-40-170Z', c.furShade)),
    path(chest, c.cream),
    shade(path('M-34-222C-14-170-12-110-20-64L-42-66L-46-40L-60-46C-30-110-40-170-80-216Z', c.whiteShade)),
    ...haunch,
    path(foreleg, c.fur),
    path(sock, c.cream),
    shade(path(toes, c.whiteShade)),
    shade(
      path(
        'M43-56C44-22 20-6-4-6C-60-2-120 0-184 5Q-178 6-172 3C-120 4-60 8-4 4C36 4 48-30 43-56Z',
        c.furShade,
      ),
    ),
    leaning,
    headWithBandana({ x: -74, y: -272 }, noriHead(options)),
  )
