import { asFigure, colours as c, type Drawing, element, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { lyingForeleg, scarf } from './sleeping'

/*
 * Nori asleep on his belly under a blanket, which shows his spine, hip and thigh (page 12). About 700 wide with the
 * tail, his head on the left.
 */

/** The blue of his blanket, its stripe and its folds. */
const [wool, stripe, fold, lining] = ['#7FB7D6', '#68A4C8', '#4A7FA8', '#B4DAEC']

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

/** The hind paw sticks out from under the fringe. */
const hindPaw = [
  path(
    'M276 8L172 12C146 22 128 34 124 50C122 64 132 71 146 71C180 74 214 73 244 70C268 66 280 40 276 8Z',
    c.cream,
  ),
  shade(
    path(
      'M126 58C128 67 136 71 146 71C180 74 214 73 244 70C256 68 266 61 271 50C240 68 166 72 126 58Z',
      c.whiteShade,
    ),
  ),
  shade(path('M146 71Q130 58 142 42Q142 58 156 72ZM178 73Q162 58 174 43Q174 60 190 73Z', '#C9B3B0')),
  // Shadow of the fringe.
  shade(path('M150 24C190 50 240 52 277 40L276 8L172 12Z', '#C9B3B0')),
]

/** Upper arm beside the blanket's edge. */
const elbow = path('M-44-34C0-56 44-52 62-16L64 17C20 21-10 17-44 4Z', c.furShade)

const wholeBlanket =
  'M24-152C50-178 86-187 120-176C152-164 176-150 212-153C250-158 266-187 312-186C366-183 396-142 402-92C408-56 416-16 440 6C396 26 350 20 306 26C250 34 180 26 130 20C104 16 82 22 60 18C58-10 84-40 80-70C76-110 50-130 24-152Z'

/** Fringe on the floor, along the blanket's near hem. */
const fringe = element('path', {
  d: 'M60 26C82 30 104 24 130 28C180 34 250 42 306 34C356 28 402 34 444 14',
  fill: 'none',
  stroke: c.cream,
  'stroke-width': 18,
  'stroke-dasharray': '4 4',
})

/** @param light on it, which may be larger than the blanket */
const blanket = (light: Drawing[]) => [
  ...hindPaw,
  fringe,
  path(wholeBlanket, wool),
  // Stripe along the hem, over the thigh.
  shade(
    path(
      'M70-22C96-42 136-46 162-28C190-10 214-4 226-4C270 0 290-2 304-4C352-8 390-2 428-10L422-28C388-20 352-26 304-22C280-21 250-22 230-24C200-28 184-36 166-48C136-66 104-60 78-42Z',
      stripe,
    ),
  ),
  // The thigh's front edge, the hollow of the flank, and the drop behind the hip.
  shade(path('M286-140C226-132 180-96 168-50C172-84 214-134 286-140Z', fold)),
  shade(
    path(
      'M214-154C196-138 180-114 172-84C164-112 176-140 196-154ZM392-128C380-70 388-24 408 12C368-22 366-84 392-128Z',
      stripe,
    ),
  ),
  // The edge turned back at the shoulder.
  path(
    'M24-152C50-130 76-110 80-70C84-40 58-10 60 18C68 19 76 18 84 17C86-14 108-44 106-78C102-120 76-148 44-168Z',
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
