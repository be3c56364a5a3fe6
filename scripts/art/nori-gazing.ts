import { profileHead } from './head-profile'
import { forelegs } from './nori-behind'
import { shadow } from './nori-parts'
import { dots } from './places/land'
import { colours as c, group, path, shade } from './svg'

/* Nori sitting, from behind and half to the right, his head thrown back to the moon (page 10). */

/** Nape, shoulder, loin and the far haunch in one line to the ground; up again over knee, flank and chest. */
const body = [
  path(
    'M-100-290C-100-250-108-226-120-204C-142-172-142-146-130-122C-176-104-206-62-196-22C-192-6-180 0-160 0H76C104-8 118-40 112-76C126-104 144-130 148-160C150-200 134-226 112-256L60-290Z',
    c.fur,
  ),
  // The chest, seen past the shoulder.
  path(
    'M112-256C134-226 150-200 148-160C146-140 142-120 134-98L124-114L116-96L106-112C124-156 108-196 60-220Z',
    c.cream,
  ),
  // The far side, and what lies under the thighs.
  shade(
    path(
      'M-120-204C-142-172-142-146-130-122C-176-104-206-62-196-22C-192-6-180 0-160 0H76C104-8 118-40 112-76C104-30 60-16-8-14C-70-14-150-24-152-68C-152-96-124-108-104-124C-116-150-114-180-104-204Z',
      c.furShade,
    ),
  ),
  // Where the thigh leaves the flank.
  shade(path('M4-34C-4-94 44-130 104-108C56-110 18-84 4-34Z', c.furShadow)),
]

/** The long foot under the knee, which points where he looks. */
const foot = [
  path('M-4-10C0-28 42-32 76-26C106-20 106 4 82 5H14C0 5-6 0-4-10Z', c.cream),
  shade(path('M74 5Q64-6 76-18Q72-4 82 5Z', c.whiteShade)),
]

/** Out of the hollow of the spine, on the ground, its white tip up a little. */
const tail = group(
  { class: 'wag' },
  path(
    'M-30-56C-46-26-100-18-146-20C-174-22-190-34-196-56C-220-30-214 8-184 18C-130 30-40 22-4-6C8-26-8-50-30-56Z',
    c.furShade,
  ),
  path(
    'M-196-56C-220-30-214 8-184 18C-172 21-158 22-146 22L-158 10L-144 2L-158-6L-150-20C-174-22-190-34-196-56Z',
    c.cream,
  ),
)

/** Round the neck, over the fur of the nape, knotted behind. */
const scarf = [
  path(
    'M-30-164C-52-152-72-126-66-94C-46-100-32-112-24-132C-16-106 4-90 26-90C26-116 10-148-12-164Z',
    c.violetDeep,
  ),
  path(
    'M-106-250C-66-202 44-202 116-260Q138-236 145-204C94-164 44-160-4-160C-6-138-38-138-40-160C-70-162-104-170-126-194Q-120-228-108-250Z',
    c.violet,
  ),
  dots(c.sun, 11, [
    [-84, -200],
    [30, -186],
    [98, -212],
    [-48, -120],
    [8, -110],
  ]),
]

export const gazing = () =>
  group(
    {},
    shadow(172),
    ...forelegs.far,
    ...body,
    ...foot,
    ...forelegs.near,
    tail,
    group(
      { x: 6, y: -318, scale: 0.9, rotate: -26 },
      ...profileHead({ mood: 'wonder', look: [0.8, -0.7], ears: 14, nape: true }),
    ),
    ...scarf,
  )
