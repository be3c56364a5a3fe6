import { asFigure, colours as c, type Drawing, element, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { lyingForeleg, scarf } from './sleeping'

/*
 * Nori asleep on his belly under a blanket, with one curve from shoulder to rump (page 12). About 700 wide with the
 * tail, his head on the left.
 */

/** The blue of his blanket, where it faces the light, its stripes, its folds, and its inside. */
const [wool, lit, stripe, fold, lining] = ['#7FB7D6', '#90C4E0', '#68A4C8', '#5A94C0', '#B4DAEC']

/** The thigh, round under the blanket, and the hind foot that points forwards from it. */
const thighAndFoot =
  'M232-176C262-202 304-214 348-206C408-194 446-140 444-70L448 14L330 20C250 14 190-70 232-176ZM194 26C178 10 184-16 208-20C250-24 310-14 340 26C310 44 216 46 194 26Z'

/** Creases: before the thigh, over the foot, and folds that pull from the knee to the elbow and from the tail. */
const creases =
  'M238-182C196-130 206-60 264-16C238-20 216-22 200-12Q186 4 194 28C172 20 170-8 188-24C162-26 130-20 98-40C130-38 160-44 186-54C180-100 196-150 238-182ZM264-16C300-4 340-8 376-30C360-2 340 8 320 6Q296-10 260-20Z'

/** Shoulder and chest, which the blanket leaves free, in the shade of the head. */
const shoulder = [
  path('M-60-20C-50-120-6-166 56-164C120-150 130-60 96 16H0Z', c.fur),
  shade(path('M-60-20C-40-50 30-70 62-116C96-90 108-20 92 16H0Z', c.furShadow)),
]

/** The tail comes out at the end of the blanket. */
const tail = [
  path('M366-44C424-58 476-46 504-18C520-2 512 18 492 20C452 26 406 22 366 14Z', c.fur),
  shade(path('M366 0C418 8 468 8 510 2C508 12 502 19 492 20C452 26 406 22 366 14Z', c.furShade)),
  path(
    'M464-41C480-36 494-28 504-18C520-2 512 18 492 20C482 22 470 22 458 22L468 12L456 4L470-6L458-16L472-26Z',
    c.cream,
  ),
  shade(path('M462 8C480 8 496 6 511 0C510 11 504 19 492 20C482 22 470 22 458 22L468 12Z', c.whiteShade)),
]

/** Upper arm beside the blanket's edge. */
const elbow = path('M-44-34C0-56 44-52 62-16L64 17C20 21-10 17-44 4Z', c.furShade)

/** Shoulder, long back, and the haunch, which is the highest; at the hem the hind foot lies under it. */
const wholeBlanket =
  'M22-150C44-178 84-190 122-184C164-176 196-166 232-176C262-202 304-214 348-206C408-194 446-140 444-70C452-46 452-16 448 14C420 26 372 22 330 26C310 44 216 46 196 26C150 30 100 20 60 18C58-10 84-40 80-70C76-110 50-130 22-150Z'

/** Fringe on the floor, along the blanket's near hem. */
const fringe = element('path', {
  d: 'M60 26Q110 28 196 34C216 54 310 52 330 34Q420 32 450 20',
  fill: 'none',
  stroke: lining,
  'stroke-width': 16,
  'stroke-dasharray': '4 4',
})

/** Stripes along the body and across it; each breaks at the crease before the haunch and bulges over what it covers. */
const plaid = element('path', {
  d: 'M40-136C100-150 160-126 210-138M84-60C130-50 170-60 210-66M204-92C270-180 390-170 446-70M220-60C270-100 390-90 450-34M136-184Q160-80 128 24M300-216C366-150 378-60 350 26',
  fill: 'none',
  stroke: stripe,
  'stroke-width': 12,
})

/** @param light on it, which may be larger than the blanket */
const blanket = (light: Drawing[]) => [
  fringe,
  path(wholeBlanket, wool),
  element('clipPath', { id: 'wool' }, path(wholeBlanket, c.ink)),
  element(
    'g',
    { 'clip-path': 'url(#wool)' },
    path(thighAndFoot, lit),
    shade(plaid),
    shade(path(creases, fold)),
    ...light,
  ),
  // The edge turned back at the shoulder.
  path(
    'M22-150C50-130 76-110 80-70C84-40 58-10 60 18C68 19 76 20 86 19C88-14 110-44 108-78C104-120 80-148 50-169Z',
    lining,
  ),
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
    lyingForeleg({ x: -196, y: -6, rotate: 4 }),
    ...shoulder,
    ...blanket(light),
    lyingForeleg({ x: -102, y: 10 }),
    elbow,
    ...scarf(),
    // Shade of the cheek on the paws.
    shade(path('M-238-40Q-224-16-200-9C-160 3-112-2-76-20L-50-60H-210Z', '#DCC8C8')),
    group({ x: -110, y: -117, scale: 0.8, rotate: -11 }, noriHead({ mood: 'asleep', ears: 36, ...options })),
  )
