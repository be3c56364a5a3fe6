import { eye } from './face'
import { ear } from './head'
import { dots } from './places/land'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

export { hedgehogFromAbove } from './hedgehog-above'

/*
 * Nori and Hugo seen straight from above: backs that narrow away from us, and faces lifted to us at
 * the lower end of the drawing.
 */

const both = [-1, 1] as const

/** The far hind leg, stretched out behind him as corgis lie: the sole is up. */
const legBehind = [
  path('M-156-296C-174-340-172-384-154-412H-100C-94-390-94-366-80-340Z', c.furShade),
  path(
    'M-158-400L-144-410L-132-396L-118-410L-98-400C-90-430-94-460-124-462C-156-462-164-432-158-400Z',
    c.cream,
  ),
  shade(path('M-144-428C-142-444-112-444-108-428C-108-416-144-416-144-428Z', c.blush)),
  dots(c.blush, 12, [
    [-142, -446],
    [-125, -451],
    [-109, -446],
  ]),
]

/** The tail: out of the spine, round to the right, past the edge of the rump. */
const tailAside = [
  path(
    'M-34-300C-56-346-28-390 30-396C78-400 124-392 158-370C126-346 84-340 40-346C14-348-2-330-10-300Q-16-276-26-262Q-34-280-34-300Z',
    c.fur,
  ),
  path('M74-397C112-396 138-386 158-370C134-352 106-344 74-343L88-356L76-368L90-380Z', c.cream),
  shade(
    path(
      'M-34-300C-24-344 10-364 60-366Q110-366 158-370C126-346 84-340 40-346C14-348-2-330-10-300Q-16-276-26-262Q-34-280-34-300Z',
      c.furShade,
    ),
  ),
]

/** His near side in one line: out of the scarf comes the shoulder, then the ribs, a waist, the broad haunch. */
const flank =
  'M96-50C130-70 146-110 142-146C138-180 116-200 116-228C116-254 166-260 166-306C166-350 110-366 0-364'

/** The back narrows away from us. Of the near hind leg only the thigh is seen: its foot is under it. */
const backFromAbove = () => [
  ...legBehind,
  // The side that the clearing does not light goes round ribs and hip.
  shade(
    path(
      `${flank}C-110-366-166-350-166-306C-166-260-116-254-116-228C-116-200-138-180-142-146C-146-110-130-70-96-50Z`,
      c.furShade,
    ),
  ),
  path(
    `${flank}C-100-364-132-340-130-302C-130-264-84-252-84-226C-84-200-106-180-106-146C-106-110-96-70-70-50Z`,
    c.fur,
  ),
  // Where the near thigh leaves the flank.
  shade(path('M122-248C70-244 44-280 52-326C60-284 84-264 136-264Z', c.furShadow)),
  ...tailAside,
  // The scarf round the neck, and the ends of its knot.
  path('M-116-46C-122-136-60-152 0-152S122-136 116-46Z', c.violet),
  shade(path('M-96-46C-100-112-52-128 0-128S100-112 96-46Z', c.violetDeep)),
  path(
    'M-6-150C-34-160-48-182-46-208C-26-206-10-190-2-168C8-190 26-202 46-202C44-178 28-158 2-150Z',
    c.violetDeep,
  ),
  path('M-18-148C-16-166 14-166 16-148C16-134-18-134-18-148Z', c.violet),
]

/** A foreleg in one shape: it comes out below the scarf, and the paw lies at (x, y). */
const foreleg = (side: -1 | 1, x: number, y: number, rotate: number) =>
  group(
    { x, y, rotate },
    group(
      { flip: side < 0 },
      path(
        'M-30-80L-4-84C22-70 36-52 36-38C36-26 40-16 44-4C52 18 40 38 8 38C-26 38-42 26-40 2C-38-20-34-30-34-46Z',
        c.cream,
      ),
      shade(path('M-8 38Q-14 24-8 10Q-6 26-8 38ZM17 37Q15 22 21 10Q22 26 17 37Z', c.whiteShade)),
    ),
  )

/** The scarf below the chin, its corner on the chest. */
const scarfBelow = () => [
  path('M-120 48H120C124 76 118 96 112 106C84 172-84 172-112 106C-118 96-124 76-120 48Z', c.violet),
  path('M-48 140C-16 150 16 150 48 140C40 170 18 190 0 198C-18 190-40 170-48 140Z', c.violetDeep),
  shade(
    path('M-80 127h0M78 132h0M0 166h0', 'none', {
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
  // The blaze widens into cheeks and chin.
  path(
    'M0-100C-12-80-14-60-20-40C-40-10-90-10-118 34C-132 54-132 60-126 72C-104 114-60 138 0 138S104 114 126 72C132 60 132 54 118 34C90-10 40-10 20-40C14-60 12-80 0-100Z',
    c.cream,
  ),
  // The chin, and the shade of the muzzle on it.
  shade(path('M-88 44C-86 84-62 100-34 96C-20 124 20 124 34 96C62 100 86 84 88 44Z', c.whiteShade)),
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
      foreleg(-1, -84, 158, 8),
      foreleg(1, 104, 162, -20),
      ...scarfBelow(),
      splayedEar(1),
      splayedEar(-1),
      ...liftedFace(),
    ),
  )
