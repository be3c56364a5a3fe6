import { dots } from '../../kit/shapes'
import { colours as c, group, path, shade } from '../../kit/svg'
import { noriHeadInProfile } from './head-profile'

/* Nori sitting in profile, facing right, his nose raised to what he is shown (page 7). */

const foreleg =
  'M62-100C70-72 80-52 78-28C72-8 78 1 90 1H136C152 1 154-10 146-20C140-28 130-28 126-36C124-56 130-78 138-110Z'

/** Tail on the ground behind the rump. */
const tail = [
  path(
    'M-140-70C-170-58-190-40-216-42C-228-44-238-50-246-62C-260-30-246 2-210 6C-170 10-130 10-110 0Z',
    c.furShade,
  ),
  path('M-246-62C-260-30-246 2-210 6L-222-8L-206-12L-216-26L-200-32L-204-42C-228-42-238-50-246-62Z', c.cream),
]

/** Outline of the body. */
const body = [
  path(
    'M-40-290C-60-240-84-224-108-190C-140-146-180-126-188-76C-192-34-170 0-140 0H0L60-80L150-92C180-104 190-146 184-184C178-220 160-244 140-280Z',
    c.fur,
  ),
  // Shade on belly, back and rump.
  shade(
    path(
      'M-40-290C-60-240-84-224-108-190C-140-146-180-126-188-76C-192-34-170 0-140 0H-90C-150-20-158-80-128-116C-96-152-66-180-50-230ZM-10-70C10-108 40-118 66-100L84-40H-10Z',
      c.furShade,
    ),
  ),
]

const chest =
  'M140-280C160-244 178-220 184-184C190-146 180-112 154-94Q150-82 140-74Q138-92 128-106Q114-94 98-92Q108-108 108-128Q98-130 80-128Q94-146 96-168Q86-176 68-176Q84-200 60-300Z'

/** Shoulder in front of the chest. */
const shoulder = [
  path('M24-200C16-150 34-112 60-86L72-72L80-90L94-66L104-90L118-108C126-140 116-176 92-206Z', c.fur),
  shade(path('M24-200C16-150 34-112 60-86Q44-132 24-200Z', c.furShadow)),
]

/** Thigh, knee and flat foot. */
const haunch = [
  path('M-142-96C-112-156-24-152 10-104C32-66 10-40-18-26L-50 0H-130C-162-24-160-62-142-96Z', c.fur),
  shade(
    path(
      'M-100-132C-64-148-10-134 10-104C30-70 12-44-12-30C8-54 14-76 2-98C-20-128-62-138-100-132Z',
      c.furShadow,
    ),
  ),
  path('M-86-8C-88-28-56-36-26-32C-4-34 30-32 40-16C46-4 38 4 26 4H-70Q-86 4-86-8Z', c.cream),
  shade(path('M6 4Q0-8 6-20Q10-8 12 4ZM22 4Q18-6 22-16Q26-6 28 4Z', c.whiteShade)),
]

/** Scarf, with its triangle on the chest. */
const scarf = [
  path('M90-214C116-214 144-220 170-240C176-200 166-168 146-146C120-158 100-180 92-204Z', c.violetDeep),
  path('M-40-290C10-226 96-214 152-276Q170-256 172-236C116-186 18-188-52-264Z', c.violet),
  dots(c.sun, 10, [
    [-26, -256],
    [32, -218],
    [98, -214],
    [150, -240],
    [142, -182],
  ]),
]

/** Chest out, ears back, a doubtful mouth. */
export const listeningNori = () =>
  group(
    {},
    ...tail,
    shade(group({ x: 42, y: -7 }, path(foreleg, c.whiteShade))),
    ...body,
    path(foreleg, c.cream),
    path(chest, c.cream),
    ...shoulder,
    ...haunch,
    shade(path('M108 1Q104-10 108-19Q112-8 114 1ZM126 1Q122-8 126-17Q130-8 132 1Z', c.whiteShade)),
    ...scarf,
    group(
      { x: 30, y: -338, scale: 0.9, rotate: -8 },
      ...noriHeadInProfile({ mood: 'puzzled', look: [0.8, -0.7], ears: 30 }),
    ),
  )
