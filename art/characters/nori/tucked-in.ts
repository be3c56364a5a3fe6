import { asFigure, colours as c, type Drawing, element, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { lyingForeleg, scarf } from './sleeping'

/*
 * Nori asleep on his belly under a blanket (page 12). One curve runs from the nape over shoulder, back and hip to the
 * tail. About 800 wide, his head on the left and turned to the left, so that the neck is behind it.
 */

/** The blue of his blanket in the shade, its stripe, its folds, and its inside. */
const [wool, stripe, fold, lining] = ['#5E8CC4', '#4A74B0', '#3F62A4', '#9CC4E4']

/** The lower cheek, where the moon from behind does not reach. */
const chinSide = 'M-190 10C-140 60-80 30-20 70L60 140H-190Z'

/** Nape, shoulder and chest, which the blanket leaves free. */
const shoulder = [
  path('M-120-190C-40-206 30-196 70-176L96 14H-90C-130-20-140-90-120-190Z', c.fur),
  shade(path('M-90-60C-40-60 20-90 40-150C70-90 90-20 92 16H-60Z', c.furShadow)),
]

/** The end of the tail comes out from under the blanket. */
const tail = [
  path('M440-40C500-58 556-46 578-14C592 10 574 26 548 25C510 22 470 30 440 26Z', c.fur),
  shade(path('M440 8C490 16 540 14 585 4C584 20 566 26 548 25C510 22 470 30 440 26Z', c.furShade)),
  path('M538-37C556-32 570-26 578-14C592 10 574 26 548 25L526 23L540 13L524 4L540-7L526-19L542-26Z', c.cream),
]

/** The near hem from the rump to the elbow: it lies on the floor in waves. */
const hem =
  'C494 40 466 32 440 40C420 58 384 58 358 44C330 36 304 62 262 58C226 56 216 40 186 46C152 60 108 62 78 52C58 42 40 48 20 42'

/** From the nape over the back to the rump, where it spreads on the floor, and along the hem. */
const wholeBlanket = `M24-186C64-200 120-198 178-188C232-180 284-198 340-198C408-196 452-144 462-76C466-30 484 4 510 22${hem}C62-40 62-130 24-186Z`

/** Folds that hang from shoulder and waist, in front of the thigh and on the rump, ever wider towards the hem. */
const creases =
  'M92-134C108-60 100 0 84 53Q98 58 116 58C120 0 122-66 92-134ZM206-146C194-80 208 0 196 45Q208 50 222 54C218 0 212-80 206-146ZM320-168C268-128 250-50 276 59Q292 58 306 52C276-20 280-110 320-168ZM396-140C440-80 430 0 404 52Q420 48 436 41C456-20 446-90 396-140Z'

/** The stripe along the hem, as at the blanket's other end (page 1). */
const hemStripe = shade(
  element('path', {
    d: `M510 22${hem}`,
    transform: 'translate(0 -26)',
    fill: 'none',
    stroke: stripe,
    'stroke-width': 14,
  }),
)

/** Fringe on the floor. */
const fringe = element('path', {
  d: `M510 22${hem}`,
  fill: 'none',
  stroke: lining,
  'stroke-width': 14,
  'stroke-dasharray': '4 4',
})

/** @param light on it, which may be larger than the blanket */
const blanket = (light: Drawing[]) => [
  fringe,
  path(wholeBlanket, wool),
  element('clipPath', { id: 'wool' }, path(wholeBlanket, c.ink)),
  element(
    'g',
    { 'clip-path': 'url(#wool)' },
    hemStripe,
    shade(path(creases, fold, { opacity: 0.7 })),
    ...light,
  ),
  // The edge turned back at the shoulder.
  path('M24-186C62-130 62-40 20 42L58 46C102-40 92-140 56-192Z', lining),
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
