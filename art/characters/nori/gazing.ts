import { dots } from '../../kit/shapes'
import { colours as c, group, ink, path, shade } from '../../kit/svg'
import { noriHeadInProfile } from './head-profile'

/* Nori sitting, seen past his back, his face in profile and raised to the moon (page 10). */

/** Outline of the body. */
const body = [
  path(
    'M-72-330C-84-296-84-268-92-236C-104-184-158-160-178-96C-194-44-190-4-164 2H112L136-130C160-164 172-196 166-228C160-258 140-290 116-320Z',
    c.fur,
  ),
  // White chest and near foreleg.
  path(
    'M116-320C140-290 160-258 166-228C172-196 160-164 138-132C142-100 130-60 130-26C143-24 147-16 145-4C143 6 137 6 131 4Q127 10 119 6Q113 11 105 7H80C74-40 88-80 84-120L98-114L100-140L108-134L106-164L90-160Q108-180 104-204L92-202C106-224 104-250 30-300Z',
    c.cream,
  ),
  // Shade on the side away from the moon.
  shade(
    path(
      'M-72-330C-84-296-84-268-92-236C-104-184-158-160-178-96C-194-44-190-4-164 2H-100C-130-50-118-104-76-150C-46-186-40-240-52-300Z',
      c.furShade,
    ),
  ),
]

/** Near haunch and paw. */
const haunch = [
  path('M-44 2C-78-46-54-122 12-128C68-132 96-88 88-44C82-16 64 2 46 2Z', c.fur),
  shade(path('M-53-20C-68-80-38-130 26-127C-18-118-46-82-53-20Z', c.furShadow)),
  path(
    'M-40-4C-36-26 6-30 32-22C52-28 72-22 74-8C74 4 68 7 60 5Q56 11 46 6Q40 12 30 7H-24Q-38 8-40-4Z',
    c.cream,
  ),
]

/** Tail lying on the ground, its white tip raised. */
const tail = group(
  { class: 'wag' },
  path(
    'M-44-58C-64-28-100-14-134-14C-160-16-176-26-184-46C-210-18-204 20-174 30C-122 40-36 36-6 0C6-22-12-52-44-58Z',
    c.furShade,
  ),
  path(
    'M-184-46C-210-18-204 20-174 30Q-158 34-140 35L-150 24L-136 14L-150 2L-134-14C-160-16-176-26-184-46Z',
    c.cream,
  ),
)

/** Bandana knotted at the nape, its triangle on the chest. */
const bandana = [
  path('M104-284L142-308C154-292 160-270 160-244Q124-256 104-284Z', c.violetDeep),
  path(
    'M-22-252C-48-258-74-240-78-212C-56-210-36-220-24-236C-20-214-2-196 22-194C22-222 4-248-18-256Z',
    c.violetDeep,
  ),
  path(
    'M-82-300C-40-258 60-252 132-324Q144-314 142-302C94-252 40-240-4-246Q-20-234-36-250Q-66-258-88-276Q-94-288-82-300Z',
    c.violet,
  ),
  // `ink`, so that the dots are not darkened with the band.
  ink(
    dots(c.sun, 10, [
      [-66, -277],
      [42, -260],
      [106, -287],
      [-56, -226],
      [6, -212],
    ]),
  ),
]

/** Gazing up to the right. */
export const gazingNori = () =>
  group(
    {},
    ...body,
    ...haunch,
    tail,
    ...bandana,
    group(
      { x: 18, y: -380, scale: 0.82, rotate: -26 },
      ...noriHeadInProfile({ mood: 'wonder', look: [0.8, -0.5], ears: 64, isWide: true }),
    ),
  )
