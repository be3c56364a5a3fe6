import { eye } from './face'
import { ear } from './head'
import { tail } from './nori-parts'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

export { hedgehogFromAbove } from './hedgehog'

/*
 * Nori, Hugo and the mouse seen straight from above: backs that narrow away from us, and faces lifted to us at
 * the lower end of the drawing.
 */

const both = [-1, 1] as const

/** A foreleg below the chin, short as it stands under him, and its paw on the ground. */
const foreleg = (side: -1 | 1) =>
  group(
    { flip: side < 0 },
    path('M14 60C24 96 34 120 38 150H98C104 116 108 80 92 40Z', side < 0 ? c.furShade : c.fur),
    path(
      'M34 132L46 122L56 136L68 120L78 136L100 88C108 120 110 158 110 176C110 196 94 204 72 204S32 196 32 176C32 160 34 148 34 132Z',
      c.cream,
    ),
    shade(line('M60 202V187M82 202V187', c.whiteShade, 5)),
  )

/** A thigh that bulges beside the rump, and the hind paw that peeps out in front of it. */
const thigh = (side: -1 | 1) =>
  group(
    { flip: side < 0 },
    path('M96-206C112-226 146-224 158-204C168-184 164-158 144-154C122-152 90-180 96-206Z', c.cream),
    shade(line('M140-158L134-172M156-166L148-178', c.whiteShade, 5)),
    path('M40-300C100-322 152-286 154-236C154-200 130-178 96-186Z', side < 0 ? c.furShade : c.fur),
  )

/** The back: a pear that narrows away from us, from the shoulders behind the head to the rump. */
const backFromAbove = () => [
  tail({ x: -4, y: -296, rotate: -24, scale: 0.94 }),
  ...both.map(thigh),
  path(
    'M-136-10C-152-80-116-150-104-196C-98-252-74-300-32-312L-22-324L-10-314L4-326L14-314L30-322L36-310C76-298 98-252 104-196C116-150 152-80 136-10Z',
    c.fur,
  ),
  shade(
    path(
      'M-136-10C-152-80-116-150-104-196C-98-252-74-300-32-312L-22-324C-64-270-56-226-64-180C-72-130-96-90-88-20Z',
      c.furShade,
    ),
  ),
  // Where the thighs begin, the furrow of the spine, the shoulder blade.
  shade(
    path(
      'M104-196C104-244 88-284 60-302C78-268 90-236 90-184ZM-4-284C8-240-6-200 0-150C12-200 6-240-4-284ZM84-150C72-140 66-124 66-106C78-118 84-132 84-150Z',
      c.furShadow,
    ),
  ),
  // The scarf round the nape, in the shade of the head.
  path('M-132-66C-106-156 106-156 132-66L100-20H-100Z', c.violet),
  shade(path('M-110-40C-86-138 86-138 110-40Z', c.violetDeep)),
]

/** The scarf below the chin, its corner on the chest. */
const scarfBelow = () => [
  path('M-120 48H120C124 76 118 96 112 106C84 172-84 172-112 106C-118 96-124 76-120 48Z', c.violet),
  path('M-48 140C-16 150 16 150 48 140C40 170 18 190 0 198C-18 190-40 170-48 140Z', c.violetDeep),
  shade(
    path('M-66 141h0M66 141h0M0 168h0', 'none', {
      stroke: c.sun,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
  ),
]

/** An ear from above, laid back. */
const splayedEar = (side: -1 | 1) =>
  group(
    { x: side * 96, y: -50, rotate: side * 46, flip: side < 0, scale: 0.96 },
    path(ear.outer, side < 0 ? c.furShade : c.fur),
    path(ear.inner, c.blush),
    shade(path(ear.fold, side < 0 ? c.furShadow : c.furShade)),
    path(ear.tuft, c.cream),
  )

/** His face, lifted to us: the forehead is short, the nose nearest, and below it the chin. */
const liftedFace = () => [
  path(
    'M12-106C8-118 0-124-10-126C-8-118-10-112-14-108C-20-113-28-114-34-113C-29-109-28-105-28-102C-86-94-120-62-130-16C-134 6-146 20-162 30L-144 40L-158 56L-134 60C-116 108-66 136 0 136S116 108 134 60L158 56L144 40L162 30C146 20 134 6 130-16C120-62 76-102 12-106Z',
    c.fur,
  ),
  shade(
    path(
      'M-28-102C-86-94-120-62-130-16C-134 6-146 20-162 30L-144 40L-158 56L-134 60C-128 74-120 86-110 96C-120 30-118-40-28-102Z',
      c.furShade,
    ),
  ),
  // The blaze widens into cheeks and chin.
  path(
    'M0-100C-12-80-14-60-20-40C-40-10-90-10-118 34C-132 54-132 60-126 72C-104 114-60 138 0 138S104 114 126 72C132 60 132 54 118 34C90-10 40-10 20-40C14-60 12-80 0-100Z',
    c.cream,
  ),
  // The chin, and the shade of the muzzle on it.
  shade(
    path(
      'M-88 44C-86 84-62 100-34 96C-20 124 20 124 34 96C62 100 86 84 88 44ZM-70 120C-30 132 30 132 70 120C40 140-40 140-70 120Z',
      c.whiteShade,
    ),
  ),
  path('M-38 74C-38 124 38 124 38 74Z', c.cream),
  ink(path('M-26 74C-24 106 24 106 26 74Z', c.eye)),
  shade(path('M-17 90C-10 82 10 82 17 90C12 100-12 100-17 90Z', c.tongue)),
  path(
    'M0-32C46-36 88-8 90 32C92 68 60 88 30 84C18 84 6 80 0 72C-6 80-18 84-30 84C-60 88-92 68-90 32C-88-8-46-36 0-32Z',
    c.cream,
  ),
  line('M0 44V66C-8 80-30 82-42 72M0 66C8 80 30 82 42 72', c.eye, 6),
  ink(path('M-38 12C-38-8-20-16 0-16C20-16 38-8 38 12C38 34 16 48 0 50C-16 48-38 34-38 12Z', c.eye)),
  shade(ellipse(10, -3, 15, 7, '#fff', { opacity: 0.5 })),
  ...both.map((side) => shade(ellipse(side * 108, 38, 21, 14, c.cheek, { opacity: 0.75 }))),
  ...both.map((side) => eye(side * 64, -34, 23, 'wonder', { look: [0.2, -0.3], outer: side })),
  ...both.map((side) =>
    shade(group({ flip: side < 0 }, path('M34-78q26-14 50 12q-26-10-46-4q-8-2-4-8Z', c.brow))),
  ),
]

/** About 340 wide and 570 tall, of which 200 are below (0, 0). @param angle of the back behind the head */
export const noriFromAbove = (angle: number = 0) =>
  group(
    {},
    group({ rotate: angle }, ...backFromAbove()),
    group(
      { rotate: angle * 0.3 },
      ...both.map(foreleg),
      ...scarfBelow(),
      splayedEar(1),
      splayedEar(-1),
      ...liftedFace(),
    ),
  )

/** The mouse from above, on its way to the left, about 110 wide with its tail. */
export const mouseFromAbove = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    line('M30 0C52-14 56 16 80 4', '#D69AA8', 5),
    path('M-42 0C-30-14-14-22 8-20C30-18 38-8 38 0S30 18 8 20C-14 22-30 14-42 0Z', '#9C8FAF'),
    ...[-1, 1].map((side) => ellipse(-14, side * 17, 10, 10, '#9C8FAF')),
    ...[-1, 1].map((side) => shade(ellipse(-14, side * 18, 6, 6, c.blush))),
    ...[-1, 1].map((side) => ink(ellipse(-28, side * 7, 3, 3, c.eye))),
    ink(ellipse(-42, 0, 4.5, 4, c.tongue)),
  )
