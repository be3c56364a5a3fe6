import { profileHead } from './head-profile'
import { dots } from './places/land'
import { colours as c, group, path } from './svg'

/* Nori in profile down to the chest, where the picture ends (page 5). */

/** Nape, withers and the chest that swells in front. */
const shoulders = [
  path('M-104-300C-130-250-158-190-156-90H140C160-150 156-212 98-262Z', c.fur),
  path('M104-262C160-214 164-150 140-90H52L66-112L50-128L72-146L60-166L86-184Z', c.cream),
]

/** The band goes round the neck, its triangle hangs at the front of the chest. */
const bandana = [
  path('M34-174C66-178 100-192 126-214C144-184 140-152 118-124C84-134 52-152 34-174Z', c.violetDeep),
  path(
    'M-114-290C-70-206 50-200 116-262C128-246 132-230 126-212C66-146-74-146-146-218Q-130-268-114-290Z',
    c.violet,
  ),
  dots(c.sun, 11, [
    [-117, -204],
    [-52, -183],
    [20, -183],
    [88, -210],
    [104, -158],
  ]),
]

/** He watches somebody who is sad, his ears swept back, and leads with his nose. */
export const watching = () =>
  group(
    {},
    ...shoulders,
    ...bandana,
    group(
      { x: 6, y: -318, scale: 0.9, rotate: -9 },
      ...profileHead({ mood: 'sad', look: [0.9, 0.35], ears: 98 }),
    ),
  )
