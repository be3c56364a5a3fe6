import { eye } from './face'
import { ear } from './head'
import { tail } from './nori-parts'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

export { hedgehogFromAbove } from './hedgehog'

/*
 * Nori, Hugo and the mouse seen straight from above: crowns, backs, and muzzles that point down the drawing, the nose at
 * their end. Their eyes look up at us.
 */

const both = [-1, 1] as const

/** Forelegs from under the scarf, the paws below the chin. */
const forelegs = () =>
  both.map((side) =>
    group(
      { flip: side < 0 },
      path('M44 20C46 70 58 110 58 140H116C122 90 122 50 112 10Z', c.furShade),
      path(
        'M57 124L70 110L80 126L92 108L102 124L119 110C122 130 130 150 132 166C134 190 116 202 94 202S54 190 54 166C54 150 58 140 57 124Z',
        c.cream,
      ),
      shade(line('M84 200V184M104 200V184', c.whiteShade, 5)),
    ),
  )

/** The long back: hips and thighs broader than the waist, and the tail at its end. */
const backFromAbove = () => [
  tail({ x: 0, y: -356, rotate: -14 }),
  path(
    'M-112 0C-132-60-116-120-118-166C-172-190-182-286-128-330L-134-350L-108-348L-102-366L-76-358C-30-374 36-374 78-358L102-366L108-348L134-350L128-330C182-286 172-190 118-166C116-120 132-60 112 0Z',
    c.fur,
  ),
  shade(
    path(
      'M44-366C58-364 68-362 78-358L102-366L108-348L134-350L128-330C182-286 172-190 118-166C116-120 132-60 112 0H64C84-80 52-140 64-200C88-260 82-330 44-366Z',
      c.furShade,
    ),
  ),
  // The thighs bulge at both sides of the loin.
  shade(line('M-84-330C-46-296-50-206-104-172', c.furShade, 6)),
  shade(line('M90-330C52-296 56-206 106-172', c.furShadow, 6)),
  // The furrow of the spine, and the fur on both sides of it.
  shade(
    line(
      'M-4-326C-12-280-6-240-8-206M-112-290l-6-20M-122-252l-4-22M-84-140l-4-22M-60-180l-2-22',
      c.furShade,
      5,
    ),
  ),
  // The scarf round the nape, its knot between the ears.
  path('M-104-96C-76-182 76-182 104-96L96-50H-96Z', c.violet),
  path(
    'M-6-148C-34-148-56-180-46-212C-24-204-8-188 0-164C10-188 26-206 48-210C56-180 34-150 6-148Z',
    c.violetDeep,
  ),
]

/** An ear from above, splayed to the back. */
const splayedEar = (side: -1 | 1) =>
  group(
    { x: side * 92, y: -42, rotate: side * 54, flip: side < 0, scale: 0.92 },
    path(ear.outer, side > 0 ? c.furShade : c.fur),
    path(ear.inner, c.blush),
    shade(path(ear.fold, side > 0 ? c.furShadow : c.furShade)),
    path(ear.tuft, c.cream),
  )

/** The wedge of his head: crown, cheeks, and the muzzle with the nose at its end. */
const crownAndMuzzle = () => [
  path(
    'M0-112C-62-116-116-78-126-20C-132 8-146 26-160 34L-142 42L-150 58L-128 58C-118 80-84 86-54 74L0 90L54 74C84 86 118 80 128 58L150 58L142 42L160 34C146 26 132 8 126-20C116-78 62-116 0-112Z',
    c.fur,
  ),
  shade(
    path(
      'M126-20C132 8 146 26 160 34L142 42L150 58L128 58C122 72 108 79 92 81C122 44 124-26 96-74C112-60 122-40 126-20Z',
      c.furShade,
    ),
  ),
  // The blaze widens into the muzzle.
  path(
    'M0-104C-14-80-18-40-22 4C-32 22-62 34-70 60C-80 100-48 128 0 130C48 128 80 100 70 60C62 34 32 22 22 4C18-40 14-80 0-104Z',
    c.cream,
  ),
  shade(path('M70 60C80 100 48 128 0 130C40 112 52 80 46 32C58 40 66 48 70 60Z', c.whiteShade)),
  path('M-16-104C-34-116-30-138-12-146C-10-134-6-130 0-128C4-142 16-146 28-142C20-132 24-118 14-104Z', c.fur),
  ink(path('M-34 96C-34 82-18 76 0 76C18 76 34 82 34 96C34 112 14 124 0 124C-14 124-34 112-34 96Z', c.eye)),
  shade(ellipse(-10, 87, 12, 6, '#fff', { opacity: 0.5 })),
  ...both.map((side) => shade(ellipse(side * 98, 56, 22, 13, c.cheek, { opacity: 0.75 }))),
  ...both.map((side) => eye(side * 54, 26, 22, 'wonder', { look: [0.3, -0.5], outer: side })),
  ...both.map((side) =>
    shade(group({ flip: side < 0 }, path('M28-34q26-16 52 16q-28-14-48-6q-8-2-4-10Z', c.brow))),
  ),
]

/** About 360 wide and 580 tall, of which 130 are below (0, 0). @param angle of the back behind the head */
export const noriFromAbove = (angle: number = 0) =>
  group(
    {},
    group({ rotate: angle }, ...backFromAbove()),
    group({ rotate: angle * 0.4 }, ...forelegs(), splayedEar(1), splayedEar(-1), ...crownAndMuzzle()),
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
