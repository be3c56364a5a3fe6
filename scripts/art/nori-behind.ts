import type { Mood } from './face'
import { profileHead } from './head-profile'
import { shadow } from './nori-parts'
import { colours as c, group, mirrored, path, shade } from './svg'

/* Nori sitting, from behind: his back, and his head in profile, turned over the shoulder. */

/** A haunch that bulges over the ground, the sole of its foot below it. */
const haunch = [
  path('M58-4C46-60 70-112 112-110C150-108 176-66 170-32C166-8 144 4 112 4Z', c.fur),
  shade(path('M58-4C44-62 70-114 112-110C80-104 58-62 66 0Z', c.furShadow)),
  path('M84-8C92-24 140-26 158-12C168-2 160 10 146 10H96C82 10 78 0 84-8Z', c.cream),
  shade(
    path(
      'M92 0C96-10 118-10 122 0C122 8 92 8 92 0ZM128-6a5 6 0 1 0 10 0a5 6 0 1 0-10 0M142 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
      c.blush,
    ),
  ),
]

const back = [
  path(
    'M-62-236C-72-204-106-180-126-138C-150-92-160-70-156-44C-150-12-124 0-92 0H92C124 0 150-12 156-44C160-70 150-92 126-138C106-180 72-204 62-236Z',
    c.fur,
  ),
  shade(
    path(
      'M62-236C72-190 70-140 56-100Q80-60 80 0H92C124 0 150-12 156-44C160-70 150-92 126-138C106-180 72-204 62-236Z',
      c.furShade,
    ),
  ),
]

const haunchesAndTail = [
  ...mirrored('haunch', ...haunch),
  group(
    { class: 'wag' },
    path('M-34-104C-54-30-20 6 40 6C110 8 160-20 168-84C140-66 120-60 96-58C44-54-4-60-34-104Z', c.furShade),
    path('M168-84C160-20 130-2 96 4L104-14L92-24L108-34L98-48L112-60C136-66 152-74 168-84Z', c.cream),
  ),
]

/** The scarf round the neck; its knot hangs a little to the side. */
const scarf = [
  path('M-50-236L-72-208C-64-170-36-150 0-150S78-178 84-232L40-260H-60Z', c.violet),
  group(
    { y: -16 },
    path(
      'M16-146C-8-138-32-114-34-86C-14-92 8-106 20-128C28-104 42-90 62-84C66-110 48-136 24-146Z',
      c.violetDeep,
    ),
    path('M4-150C14-160 30-158 36-148C38-136 32-128 24-126C14-124 4-130 4-138Z', c.violet),
  ),
]

/**
 * From behind, his head turned over his right shoulder.
 * @param how `flip`: over the left one; `bust`: without haunches and tail, which the picture cuts off; `tilt` of the head, and `ears` swept back, in degrees; `look`: from -1 to 1
 */
export const fromBehind = ({
  flip = false,
  bust = false,
  tilt = 0,
  ears = 14,
  mood = 'curious',
  look = [0.8, -0.2],
}: {
  flip?: boolean
  bust?: boolean
  tilt?: number
  ears?: number
  mood?: Mood
  look?: [number, number]
} = {}) =>
  group(
    { flip },
    shadow(172),
    path('M50-238H78C128-210 148-164 138-112C128-96 112-92 96-96Z', c.cream),
    ...back,
    !bust && haunchesAndTail,
    ...scarf,
    group({ x: 6, y: -318, scale: 0.9, rotate: tilt }, ...profileHead({ mood, look, ears })),
  )
