import { eye } from './face'
import { ear } from './head'
import { tail } from './nori-parts'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/*
 * Nori, Hugo and the mouse seen straight from above: crowns, backs, and muzzles that point down the drawing, the nose at
 * their end. Their eyes look up at us.
 */

const both = [-1, 1] as const

/** Forepaws beside the muzzle, stretched out from under the shoulders. */
const forepaws = () =>
  both.map((side) =>
    group(
      { flip: side < 0 },
      path(
        'M84-70C132-60 158 0 158 56C176 82 162 116 132 116C102 116 92 88 104 62C100 30 86-10 70-30Z',
        c.cream,
      ),
      path('M70-110C126-104 160-40 162 20L150 8L144 26L132 10L120 26L110 6C100-20 84-40 60-56Z', c.fur),
      shade(line('M122 114V98M142 114V98', c.whiteShade, 5)),
    ),
  )

/** The long back, with hind paws at its sides and the tail at its end. */
const backFromAbove = () => [
  ...both.map((side) => ellipse(side * 116, -300, 34, 46, side < 0 ? c.cream : c.whiteShade)),
  tail({ x: 0, y: -356, rotate: -14 }),
  path(
    'M-112 0C-128-60-108-120-104-180C-122-230-128-290-98-336L-106-352L-86-350L-82-366L-62-358C-26-374 32-374 64-356L82-366L86-350L106-352L98-336C128-290 122-230 104-180C108-120 128-60 112 0Z',
    c.fur,
  ),
  shade(
    path(
      'M38-366C52-364 58-360 64-356L82-366L86-350L106-352L98-336C128-290 122-230 104-180C108-120 128-60 112 0H64C84-80 42-140 54-200C78-260 72-330 38-366Z',
      c.furShade,
    ),
  ),
  // The furrow of the spine, and the fur on both sides of it.
  shade(
    line(
      'M-4-336C-12-290-6-240-8-206M-66-300l-6-22M-74-262l-4-24M-52-330l-8-18M-60-216l-2-22M34-310l8-20M44-250l4-22',
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
    { x: side * 74, y: -52, rotate: side * 44, flip: side < 0, scale: 0.9 },
    path(ear.outer, side > 0 ? c.furShade : c.fur),
    path(ear.inner, c.blush),
    shade(path(ear.fold, side > 0 ? c.furShadow : c.furShade)),
    path(ear.tuft, c.cream),
  )

/** The wedge of his head: crown, cheeks, and the muzzle with the nose at its end. */
const crownAndMuzzle = () => [
  path(
    'M0-112C-62-116-116-78-126-20C-132 8-146 26-160 34L-142 42L-150 58L-128 58L-130 74C-104 84-76 82-54 74L0 90L54 74C76 82 104 84 130 74L128 58L150 58L142 42L160 34C146 26 132 8 126-20C116-78 62-116 0-112Z',
    c.fur,
  ),
  shade(
    path(
      'M126-20C132 8 146 26 160 34L142 42L150 58L128 58L130 74C104 84 76 82 54 74C96 50 108-30 70-92C100-78 121-52 126-20Z',
      c.furShade,
    ),
  ),
  // The blaze widens into the muzzle.
  path(
    'M0-104C-14-80-20-46-24-12C-34 14-58 30-66 62C-78 110-50 154 0 156C50 154 78 110 66 62C58 30 34 14 24-12C20-46 14-80 0-104Z',
    c.cream,
  ),
  shade(path('M66 62C78 110 50 154 0 156C40 130 48 90 40 36C54 44 62 50 66 62Z', c.whiteShade)),
  path('M-16-104C-34-116-30-138-12-146C-10-134-6-130 0-128C4-142 16-146 28-142C20-132 24-118 14-104Z', c.fur),
  ink(
    path(
      'M-34 124C-34 108-18 102 0 102C18 102 34 108 34 124C34 142 14 156 0 156C-14 156-34 142-34 124Z',
      c.eye,
    ),
  ),
  shade(ellipse(-10, 114, 12, 6, '#fff', { opacity: 0.5 })),
  ...both.map((side) => shade(ellipse(side * 88, 50, 22, 13, c.cheek, { opacity: 0.75 }))),
  ...both.map((side) => eye(side * 50, 22, 22, 'wonder', { look: [0.3, -0.5], outer: side })),
  ...both.map((side) =>
    shade(group({ flip: side < 0 }, path('M24-36q26-16 52 16q-28-14-48-6q-8-2-4-10Z', c.brow))),
  ),
]

/** About 340 wide and 600 tall, of which 156 are below (0, 0). @param angle of the back behind the head */
export const noriFromAbove = (angle: number = 0) =>
  group(
    {},
    group({ rotate: angle }, ...forepaws(), ...backFromAbove()),
    group({ rotate: angle * 0.4 }, splayedEar(1), splayedEar(-1), ...crownAndMuzzle()),
  )

const spikes = (count: number, inner: number, outer: number, y: number) =>
  Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count
    const radius = i % 2 ? outer : inner
    return `${Math.round(Math.sin(angle) * radius)} ${Math.round(Math.cos(angle) * radius * 1.2 + y)}`
  }).join('L')

/** A hedgehog who looks up, about 215 wide and 300 tall, of which 110 are below (0, 0): his snout is out of the spines. */
export const hedgehogFromAbove = () =>
  group(
    { scale: 1.2 },
    ...both.map((side) => ellipse(side * 56, 26, 13, 17, '#E3BF9B')),
    path(`M${spikes(19, 74, 98, -62)}Z`, '#5B3B35'),
    path('M-46-8C-52 30-22 56-10 80C-4 92 4 92 10 80C22 56 52 30 46-8Z', '#F3D9BD'),
    shade(path('M46-8C52 30 22 56 10 80C8 86 4 89 0 89C16 56 34 30 26-8Z', '#E3BF9B')),
    ...both.map((side) => ellipse(side * 45, 4, 15, 14, '#F3D9BD')),
    ...both.map((side) => shade(ellipse(side * 46, 7, 8, 8, c.blush))),
    // Spines over the brow and half of the ears.
    path('M-70-40L-54-2L-44-12L-34 12L-22-8L-10 14L0-8L10 14L22-8L34 12L44-12L54-2L70-40Z', '#5B3B35'),
    shade(path(`M${spikes(15, 54, 74, -70)}Z`, '#7D5546')),
    shade(path(`M${spikes(10, 26, 44, -84)}Z`, '#96705C')),
    ...both.map((side) =>
      eye(side * 19, 26, 9.5, 'puzzled', { look: [0.3, -0.7], outer: side, skin: '#E3BF9B' }),
    ),
    ...both.map((side) => shade(ellipse(side * 26, 44, 8, 5, c.cheek, { opacity: 0.8 }))),
    ink(ellipse(0, 84, 11, 9, c.eye)),
    shade(ellipse(-3, 81, 3, 2, '#fff', { opacity: 0.5 })),
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
