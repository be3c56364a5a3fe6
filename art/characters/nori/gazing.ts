import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, ink, path, shade } from '../../kit/svg'
import { noriHead } from './head'

/* Nori sitting, seen from behind and half to the right, his face raised to the moon (page 10). */

/** Back and chest. */
const body = [
  path(
    'M-70-330C-84-290-94-256-116-220C-148-176-190-136-192-78C-194-34-176 4-140 4H104C128-60 146-110 148-170C150-240 136-290 110-320Z',
    c.fur,
  ),
  // What shows of the white chest and of the foreleg beyond the shoulder.
  path(
    'M104-316C140-290 174-250 170-206C168-176 154-150 148-124C144-90 142-58 142-28C158-28 172-18 170-4C168 6 160 8 150 8H106C98-40 112-90 116-124L126-118L124-146L134-138C136-190 122-250 70-300Z',
    c.cream,
  ),
  // Shade on the side away from the moon, between the shoulder blades and below the shoulder.
  shade(
    path(
      'M-70-330C-84-290-94-256-116-220C-148-176-190-136-192-78C-194-34-176 4-140 4H-84Q-114-22-116-54L-104-48Q-122-86-104-120L-94-112Q-98-150-72-176L-64-168Q-56-216-52-300ZM0-236C-18-180-22-136-12-92C2-136 10-180 14-234ZM112-226Q120-186 106-160L102-168Q100-144 84-128C116-140 130-176 112-226Z',
      c.furShade,
    ),
  ),
]

/** Both haunches, and the foot that points to the moon. */
const haunch = [
  shade(
    path(
      'M106 8C100-20 106-50 112-74C128-40 124-20 138 8ZM150 8q-3-9 1-18q4 9 5 18ZM158-206q2 22-10 40q4-22 10-40ZM138-250q8 20 6 46q-8-24-6-46Z',
      c.whiteShade,
    ),
  ),
  path('M58-10C68-32 102-32 114-18C126-6 122 8 106 8H74C62 8 56 2 58-10Z', c.cream),
  shade(path('M82 8q-3-9 1-18q4 9 5 18ZM98 8q-3-9 1-18q4 9 5 18Z', c.whiteShade)),
  path('M-20 4C-42-50-6-122 54-120C104-116 116-66 104-34C98-10 84 4 60 4Z', c.fur),
  shade(
    path(
      'M-24-16C-34-80 8-128 60-119C20-108-8-74-6-20ZM-20 2C-50 4-66-80-118-98C-62-100-26-50-20 2Z',
      c.furShadow,
    ),
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
    'M-82-300C-40-310 60-310 132-324Q144-314 142-302C94-252 40-240-4-246Q-20-234-36-250Q-66-258-88-276Q-94-288-82-300Z',
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
  asFigure(
    'nori',
    {},
    ...body,
    ...haunch,
    tail,
    ...bandana,
    group(
      { x: -4, y: -372, scale: 0.9 },
      noriHead({ mood: 'wonder', mouth: 'call', turn: 0.9, tilt: -28, look: [1, 0.2], ears: 18 }),
    ),
  )
