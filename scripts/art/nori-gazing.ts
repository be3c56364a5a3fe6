import { ear } from './head'
import { dots } from './places/land'
import { colours as c, ellipse, group, ink, path, shade } from './svg'

/* Nori sitting, seen past his back, his face up to the moon before him: the muzzle is beyond the cheek (page 10). */

/** The foreleg that is near: it props him, and is seen past the haunch. */
const foreleg = [
  path('M92-196C140-190 160-164 156-132C152-100 146-70 148-44L176-24C188-14 186 2 172 2H122Z', c.fur),
  path('M114-84L126-98L134-82L147-92C144-72 146-56 148-44L176-24C188-14 186 2 172 2H122Z', c.cream),
]

/** Nape, shoulder, waist and the far haunch in one line to the ground; up again over flank, elbow and chest. */
const body = [
  path(
    'M-40-318C-70-296-92-266-94-232C-96-192-126-164-152-128C-184-84-194-40-176-8C-172 0-160 2-148 2H110C136-30 140-70 124-106C144-140 158-170 156-204C154-244 140-274 118-300Z',
    c.fur,
  ),
  // The chest, seen past the shoulder, ends in flicks.
  path(
    'M118-300C140-274 156-244 158-204C158-180 152-158 142-138L134-156L124-140L116-158C128-196 122-224 96-256Z',
    c.cream,
  ),
  // The hollow of the spine, and the edge of the far haunch.
  shade(
    path(
      'M6-252C-16-190-22-120-30-52C-44-120-36-196 6-252ZM-146-124C-104-132-66-96-60-30C-80-80-104-112-146-124Z',
      c.furShade,
    ),
  ),
]

/** The haunch that is near, and before it the heel of its foot. */
const haunch = [
  path('M14 2C-20-40-2-116 62-126C120-130 150-88 140-44C134-16 112 2 92 2Z', c.fur),
  shade(path('M-2-34C-10-88 22-128 80-126C36-116 10-86-2-34Z', c.furShadow)),
  path('M24-6C28-26 60-30 92-24C130-28 168-16 166-4C164 6 150 8 140 8H40C28 8 22 4 24-6Z', c.cream),
]

/** Out of the hollow of the spine, on the ground towards us, its white tip up a little. */
const tail = group(
  { class: 'wag' },
  path(
    'M-38-62C-58-28-104-14-148-12C-178-12-198-22-208-44C-236-16-228 22-194 32C-136 44-36 38-2 2C10-20-6-56-38-62Z',
    c.furShade,
  ),
  path(
    'M-208-44C-236-16-228 22-194 32C-178 36-162 37-148 37L-160 24L-144 14L-160 4L-148-12C-178-12-198-22-208-44Z',
    c.cream,
  ),
)

/** Round the neck, knotted at the nape. */
const scarf = [
  path(
    'M-14-226C-40-222-70-196-68-162C-46-166-26-178-16-200C-6-176 18-160 44-162C44-190 18-222-4-228Z',
    c.violetDeep,
  ),
  path(
    'M-74-282C-40-240 60-230 132-284Q152-262 152-236C102-204 50-204 12-210C10-190-24-192-28-214C-60-218-84-228-98-242Q-92-264-74-282Z',
    c.violet,
  ),
  ink(
    dots(c.sun, 11, [
      [-68, -244],
      [44, -228],
      [112, -246],
      [-48, -186],
      [24, -184],
    ]),
  ),
]

/** Skull, brow and cheek from behind; past them the muzzle, its mouth open, and one eye that shines. */
const head = [
  group({ x: -44, y: -66, flip: true, rotate: 20 }, path(ear.outer, c.furShade)),
  path(
    'M88-56C112-38 130-40 146-46C184-56 214-40 214-14C214 0 206 12 194 16C190 50 156 80 112 80H80Z',
    c.cream,
  ),
  ink(path('M194 16C172 32 146 36 112 34V58C140 70 168 66 182 50C180 38 184 26 194 16Z', c.eye)),
  ink(path('M180-52C206-60 226-42 222-20C216-6 196-8 188-22C182-30 176-44 180-52Z', c.eye)),
  path(
    'M-84 104C-100 104-116 96-124 86L-110 80C-124 74-136 60-140 46L-124 44C-140-40-90-118-8-118C46-118 84-98 98-66C110-58 112-44 108-28C128-10 136 20 124 40L138 50L118 58L126 76L104 76L102 94L78 90C40 130-40 130-84 104Z',
    c.fur,
  ),
  // The far side.
  shade(
    path(
      'M-84 104C-100 104-116 96-124 86L-110 80C-124 74-136 60-140 46L-124 44C-140-40-90-118-8-118C-70-90-96-20-84 40C-80 70-84 90-84 104Z',
      c.furShade,
    ),
  ),
  ink(ellipse(106, -26, 9, 17, c.eye)),
  ink(ellipse(109, -34, 4, 6, '#fff')),
  group({ x: 22, y: -70, rotate: -8 }, path(ear.outer, c.fur), shade(path(ear.fold, c.furShadow))),
]

export const gazing = () =>
  group(
    {},
    ...foreleg,
    ...body,
    ...haunch,
    tail,
    group({ x: 26, y: -366, scale: 0.92, rotate: -24 }, ...head),
    ...scarf,
  )
