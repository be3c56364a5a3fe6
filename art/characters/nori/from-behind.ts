import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { shadow } from './parts'

/* Nori sitting, seen from behind and half to the right, his head turned to the right. */

/** The far foreleg goes behind the body, the near one in front of it. */
const forelegs = {
  far: [
    path('M110-164L132-50H162L146-168Z', c.furShade),
    path('M128-70L152-58L162-70C158-24 186-48 186-14Q186-3 174-3H128Z', c.whiteShade),
  ],
  near: [
    // Shade of the near foreleg on the haunch.
    shade(path('M82-110Q94-60 98-18L106-80Z', c.furShadow)),
    path('M84-170C112-190 138-160 136-124C134-100 131-84 134-50H100C101-78 98-90 86-106Z', c.fur),
    path('M99-60L108-76L117-58L126-74L135-60C132-14 158-46 158-8Q158 4 146 4H112C96 4 98-12 99-60Z', c.cream),
    shade(path('M99-60L108-76C106-40 110-14 128 4H112C96 4 98-12 99-60Z', c.whiteShade)),
  ],
}

/** Outline of nape, shoulders and waist; the chest shows on the side he looks to. */
const torso = [
  path(
    'M-56-248C-76-212-108-208-120-160C-124-128-112-112-112-72L-96-8H96C112-64 136-92 144-144C152-192 116-224 84-248Z',
    c.fur,
  ),
  // Chest behind the shoulder.
  path(
    'M84-248C116-224 152-192 144-144C144-124 140-112 136-96L124-112L116-96L108-112C124-156 104-192 64-216Z',
    c.cream,
  ),
  // Shade on the far side, the shoulder blade and the hollow of the spine.
  shade(
    path(
      'M-112-72C-112-112-124-128-120-160C-116-176-108-188-104-196C-104-152-96-112-60-72L-60-8H-96ZM88-192C116-164 116-136 92-120C104-144 104-168 88-192ZM-48-164C-48-120-40-84-20-44C-32-88-40-128-32-164Z',
      c.furShade,
    ),
  ),
]

/** Far haunch and foot. */
const farHaunch = [
  shade(path('M-120-24C-152-32-208-32-196 0H-124Z', c.whiteShade)),
  path('M-20 0C-16-56-56-132-108-116C-160-96-184-48-164-20C-152 0-120 0-88 0Z', c.fur),
  shade(path('M-32-44C-48-88-76-120-112-112C-80-104-56-80-32-44Z', c.furShadow)),
]

/** Near haunch, and the foot that points where he looks. */
const nearHaunch = [
  group(
    { x: -66 },
    path('M24-16C24-28 48-36 80-32C104-32 136-24 144-12C152 0 144 8 128 8H48C32 8 24 0 24-16Z', c.cream),
    shade(path('M128 8Q120-4 128-16Q124-4 136 8ZM104 8Q96-4 104-16Q104-4 112 8Z', c.whiteShade)),
  ),
  path('M-40 0C-48-60-8-120 48-120C100-112 128-72 116-40C104-16 84-16 56-8C32 0-20 4-40 0Z', c.fur),
  shade(
    path(
      'M-16-52C-8-92 24-116 64-116C32-108 4-84-16-52ZM120-56C108-32 80-24 40-16C20-16 0-8-8 0C8 4 40 0 56-8C84-16 104-16 116-40Z',
      c.furShade,
    ),
  ),
]

/** Tail lying on the ground, its white tip raised. */
const tail = group(
  { class: 'wag' },
  path('M-8-56C-24-32-72-24-112-16C-136-12-152-12-164-16L-152 24C-100 28-8 24 16-8C24-24 8-44-8-56Z', c.fur),
  shade(
    path(
      'M-16-48C-24-32-72-24-112-16C-128-16-144-16-160-16L-140 8L-152 16L-140 24C-88 24-8 24 12-4C-32 8-80 8-112 0C-72-8-32-16-16-48Z',
      c.furShade,
    ),
  ),
  path('M-208-32C-224-4-200 24-160 24H-140L-152 12L-136 8L-152 0L-144-16C-164-12-188-16-208-32Z', c.cream),
)

/** Scarf, knotted at the nape. */
const scarf = [
  asFigure(
    'bandana',
    {},
    path(
      'M-32-152C-52-144-72-120-68-92C-48-100-32-112-24-132C-16-104 4-88 24-88C24-112 8-144-16-152Z',
      c.violetDeep,
    ),
  ),
  path(
    'M-100-232C-112-208-112-188-96-176C-80-164-60-156-40-156C-40-144-32-136-24-136C-12-136-4-144-8-156C24-156 56-160 84-184C104-208 104-232 92-256Z',
    c.violet,
  ),
  dots(c.sun, 11, [
    [-78, -184],
    [24, -168],
    [62, -196],
    [-50, -116],
    [10, -106],
  ]),
]

const head = (options: HeadOptions) =>
  group(
    { x: -16, y: -322, scale: 0.92 },
    noriHead({ mood: 'curious', turn: 0.9, look: [0.8, -0.2], ears: 14, ...options }),
  )

const legs = { x: -14 }

/** @param options of the head; `flip`: looks to the left instead of the right */
export const noriFromBehind = ({ flip = false, ...options }: HeadOptions & { flip?: boolean } = {}) =>
  asFigure(
    'nori',
    { flip },
    shadow(172),
    group(legs, ...forelegs.far),
    ...torso,
    ...farHaunch,
    ...nearHaunch,
    tail,
    group(legs, ...forelegs.near),
    ...scarf,
    head(options),
  )

/** Where the picture's edge hides legs and tail (page 7). */
export const bustFromBehind = (options: HeadOptions) =>
  asFigure('nori', {}, ...torso, ...scarf, head(options))

/** From afar, without what is too small to be seen (page 10). */
export const smallNoriFromBehind = (options: HeadOptions) => {
  const [back, chest] = torso
  const [, haunch, haunchShade] = nearHaunch
  const [, leg, paw] = forelegs.near
  return asFigure(
    'nori',
    {},
    ...[back, chest, haunch, haunchShade, tail],
    group(legs, leg, paw),
    // From afar the dots need all their light.
    ...scarf.map((part) => ({ ...part, tone: undefined })),
    head(options),
  )
}
