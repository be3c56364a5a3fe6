import { profileHead } from './head-profile'
import { shadow, tail } from './nori-parts'
import { colours as c, ellipse, group, path, shade } from './svg'

/* Nori in pure profile, facing right, who calls up to the moon. */

/**
 * Sitting and calling up to the right: one line from the haunch over the throat to the nose, chest out, forepaws
 * braced, ears swept back.
 */
export const howling = () =>
  group(
    {},
    shadow(186),
    tail({ x: -138, y: -34, flip: true, rotate: -6, scale: 0.86 }),
    // The far foreleg.
    path(
      'M110-150C130-100 134-60 136-28C132-8 138 1 150 1H182C196 1 196-12 186-24C178-60 180-100 170-150Z',
      c.whiteShade,
    ),
    path(
      'M-14-330C-46-256-112-196-146-112L-160-104L-152-92L-166-80L-156-70L-164-54L-152-48C-156-20-142-4-116-4H60C84-30 122-70 138-120C170-170 170-230 130-350Z',
      c.fur,
    ),
    path(
      'M90-350C160-330 172-284 180-236C186-190 178-150 170-110L158-124L148-92L136-110L122-78L108-102L92-74L84-104L66-92L86-184L64-194L84-206L66-220L86-238L54-320Z',
      c.cream,
    ),
    // The near foreleg, braced; the upper arm lies on the chest.
    path('M44-130C52-80 78-60 84-28C80-8 86 1 98 1H140C154 1 154-12 144-24C132-60 132-90 130-130Z', c.cream),
    path('M0-190C10-120 30-84 52-58L60-74L74-52L82-74L102-58L106-82L123-58C138-120 114-170 84-190Z', c.fur),
    shade(path('M84-190C114-170 138-120 123-58L110-78C120-116 108-160 84-190Z', c.furShade)),
    path('M-122-104C-94-146-30-130-10-74C0-36-20-4-58-3H-116C-142-20-144-68-122-104Z', c.fur),
    // The fold before the thigh runs out to both ends.
    shade(
      path(
        'M-104-120C-66-150-22-118-10-74C-2-46-12-24-30-10C-8-26-4-48-16-72C-30-110-66-138-104-120Z',
        c.furShadow,
      ),
    ),
    path('M-64-27C-38-38 0-36 14-22C22-8 14 1 0 1H-72C-86 0-82-20-64-27Z', c.cream),
    shade(path('M-18 1V-11H-14V1ZM-2 1V-10H2V1ZM114 1V-12H118V1ZM130 1V-11H134V1Z', c.whiteShade)),
    group(
      { x: 66, y: -372, rotate: -44, scale: 0.92 },
      ...profileHead({ mood: 'wonder', look: [0.8, -0.4], ears: 50 }),
    ),
    path(
      'M-24-300C16-258 106-236 168-262C174-244 166-230 152-226C100-206 10-226-42-264Q-38-282-24-300Z',
      c.violet,
    ),
    path('M82-224C104-220 128-222 150-230C152-200 142-182 126-168C106-178 90-196 82-224Z', c.violetDeep),
    ...[
      [-16, -266],
      [28, -244],
      [76, -232],
      [134, -236],
      [120, -196],
    ].map(([x = 0, y = 0]) => shade(ellipse(x, y, 5.5, 5.5, c.sun))),
  )
