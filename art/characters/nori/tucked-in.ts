import { asFigure, colours as c, type Drawing, element, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { lyingForeleg, scarf } from './sleeping'

/*
 * Nori asleep on his belly under a blanket, with one curve from shoulder to rump (page 12). About 700 wide with the
 * tail, his head on the left.
 */

/** The blue of his blanket, its stripe and folds, and its inside. */
const [wool, stripe, lining] = ['#7FB7D6', '#68A4C8', '#B4DAEC']

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

const wholeBlanket =
  'M22-150C50-182 104-202 134-202S192-184 222-184 276-206 316-206 404-152 410-92C436-80 450-44 448 10C420 22 380 22 340 30S250 38 214 22 160 28 130 22Q96 16 60 18C58-10 84-40 80-70C76-110 50-130 22-150Z'

/** Fringe on the floor, along the blanket's near hem. */
const fringe = element('path', {
  d: 'M60 26Q96 24 130 30C160 36 180 24 214 30S300 46 340 38 420 30 450 16',
  fill: 'none',
  stroke: c.cream,
  'stroke-width': 18,
  'stroke-dasharray': '4 4',
})

/** @param light on it, which may be larger than the blanket */
const blanket = (light: Drawing[]) => [
  fringe,
  path(wholeBlanket, wool),
  // The knee.
  path('M206 20C190-60 230-112 300-104C262-96 240-50 234 24Z', '#90C4E0'),
  // Stripe along the hem, around belly and thigh.
  shade(
    path(
      'M76-22C110-10 150-14 196-26C230-2 290 0 340-10C380-18 420-22 446-30L438-50C400-40 380-38 340-30C290-20 240-22 196-46C150-34 120-30 84-40Z',
      stripe,
    ),
  ),
  // Folds in front of the knee: one runs to the waist, one to the shoulder.
  shade(
    path(
      'M186 24C176-50 188-120 224-170C206-110 196-50 206 24ZM186 24C172-30 150-70 112-104C160-84 192-40 196 24Z',
      stripe,
    ),
  ),
  // The edge turned back at the shoulder.
  path(
    'M22-150C50-130 76-110 80-70C84-40 58-10 60 18C68 19 76 20 86 19C88-14 110-44 108-78C104-120 80-148 50-169Z',
    lining,
  ),
  element('clipPath', { id: 'wool' }, path(wholeBlanket, c.ink)),
  element('g', { 'clip-path': 'url(#wool)' }, ...light),
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
