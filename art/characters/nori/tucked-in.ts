import { asFigure, colours as c, type Drawing, element, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { lyingForeleg, scarf } from './sleeping'

/*
 * Nori asleep on his belly under a blanket (page 12). One curve runs from the nape over shoulder, back and hip to the
 * tail. About 800 wide, his head on the left and turned to the left, so that the neck is behind it.
 */

/** The blue of his blanket in the shade, its stripes, its folds, and its inside. */
const [wool, stripe, fold, lining] = ['#5E8CC4', '#4A74B0', '#3F62A4', '#9CC4E4']

/** The lower cheek, where the moon from behind does not reach. */
const chinSide = 'M-190 10C-140 60-80 30-20 70L60 140H-190Z'

/** Nape, shoulder and chest, which the blanket leaves free. */
const shoulder = [
  path('M-120-190C-40-206 30-196 70-176L96 14H-90C-130-20-140-90-120-190Z', c.fur),
  shade(path('M-90-60C-40-60 20-90 40-150C70-90 90-20 92 16H-60Z', c.furShadow)),
]

/** The tail comes out at the end of the blanket. */
const tail = [
  path('M430-50C490-60 540-44 562-16C574 2 560 18 540 20C500 24 460 18 430 14Z', c.fur),
  shade(path('M430 0C478 8 520 8 567 0C566 12 556 18 540 20C500 24 460 18 430 14Z', c.furShade)),
  path('M526-43C542-38 554-28 562-16C574 2 560 18 540 20L518 21L528 10L516 2L530-8L518-18L532-28Z', c.cream),
]

/** From the nape over the long back and the hip to the rump, and along the hem, which the hind foot lifts. */
const wholeBlanket =
  'M24-186C74-200 130-190 178-182C226-176 262-198 318-194C396-188 446-128 456-56Q462-16 464 14C430 26 392 22 356 24C330-6 250-8 226 22C190 30 120 24 58 18C72-50 64-130 24-186Z'

/** Creases: from the hip to the knee, over the hind foot, and along the flank to the elbow. */
const creases =
  'M290-168C246-130 222-76 236-22C214-76 236-140 290-168ZM236-22C270-8 330-8 372-34C340 4 270 2 236-22ZM212-70C176-44 130-36 90-44C130-28 180-36 212-70ZM206-20C170-4 120 0 84-8C124 8 180 6 206-20Z'

/** Stripes across the body. */
const stripes = element('path', {
  d: 'M98-200Q124-90 100 30M384-200C430-130 436-60 420 30M222-190C244-120 200-60 204 30',
  fill: 'none',
  stroke: stripe,
  'stroke-width': 14,
})

/** The hind foot under the hem. */
const hindFoot = [
  path('M218 20C212 2 232-8 260-6L350-8V20C330 32 230 34 218 20Z', c.cream),
  shade(path('M234 29Q228 18 238 8Q236 20 234 29ZM256 30Q248 18 258 6Q260 20 256 30Z', c.whiteShade)),
]

/** Fringe on the floor, along the blanket's near hem. */
const fringe = element('path', {
  d: 'M60 24Q120 32 222 30M356 30Q420 32 462 20',
  fill: 'none',
  stroke: lining,
  'stroke-width': 14,
  'stroke-dasharray': '4 4',
})

/** @param light on it, which may be larger than the blanket */
const blanket = (light: Drawing[]) => [
  fringe,
  ...hindFoot,
  path(wholeBlanket, wool),
  element('clipPath', { id: 'wool' }, path(wholeBlanket, c.ink)),
  element('g', { 'clip-path': 'url(#wool)' }, shade(stripes), shade(path(creases, fold)), ...light),
  // The edge turned back at the shoulder.
  path('M24-186C58-140 62-50 50 18L84 20C98-60 90-140 56-192Z', lining),
]

/**
 * @param light on the blanket
 * @param options of the head
 */
export const tuckedInNori = (light: Drawing[] = [], options?: HeadOptions) =>
  asFigure(
    'nori',
    {},
    ...tail,
    lyingForeleg({ x: -276, y: -6, rotate: 4 }),
    ...shoulder,
    ...blanket(light),
    lyingForeleg({ x: -190, y: 10 }),
    group({ x: -6 }, ...scarf()),
    group(
      { x: -142, y: -116, scale: 0.8, rotate: -6 },
      noriHead({ mood: 'asleep', ears: 36, turn: -0.6, shaded: chinSide, ...options }),
    ),
  )
