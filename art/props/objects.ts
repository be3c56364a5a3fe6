import {
  asFigure,
  colours as c,
  type Drawing,
  element,
  ellipse,
  group,
  line,
  type Placement,
  path,
  shade,
} from '../kit/svg'

/* Small objects, around (0, 0) or standing on y = 0. */

const mapleRight = '4-12 9-15 7-5 13-11 14-7 20-8 17-2 20 1 11 7 12 10 2 9 1 20'
const mapleLeft = '-1 20-2 9-12 10-11 7-20 1-17-2-20-8-14-7-13-11-7-5-9-15-4-12'

/** A maple leaf, 40 wide. */
export const mapleLeaf = (fill: string, place: Placement = {}) =>
  group(place, path(`M0-20L${mapleRight}L${mapleLeft}Z`, fill))

/** The leaf with veins, without a fill of its own. */
export const veinedLeaf = [
  element('path', { d: `M0-20L${mapleRight}L${mapleLeft}Z` }),
  shade(line('M0 20V-14M0 4L-11-6M0 11L-8 8M0 4L11-6M0 11L8 8', '#8A3A1E', 1.4)),
]

/** Leaves that drift down. @param places x, y, rotation in degrees */
export const leafTrail = (...places: [number, number, number][]) =>
  places.map(([x, y, rotate], i) =>
    group(
      { x, y },
      group(
        { class: i % 2 ? 'drift' : 'drift late' },
        mapleLeaf([c.sun, '#EF7B45', '#E8593B'][i % 3] ?? c.sun, { rotate, scale: 1.1 }),
      ),
    ),
  )

/** A paw print, about 112 wide, around (0, 0). */
export const pawPrint = (fill: string) =>
  path(
    'M0-22C26-22 50 4 50 30C50 50 34 56 18 52C8 50-8 50-18 52C-34 56-50 50-50 30C-50 4-26-22 0-22ZM-56-22a10 16-24 1 1 24-10a10 16-24 0 1-24 10ZM-30-38a12 16-6 1 1 26-2a12 16-6 0 1-26 2ZM4-40a12 16 6 1 1 26 2a12 16 6 0 1-26-2ZM32-32a10 16 24 1 1 24 10a10 16 24 0 1-24-10Z',
    fill,
  )

/** A tuft of grass. */
export const tuft = (x: number, y: number, fill: string) =>
  path(
    `M${x} ${y}c-2-14-8-20-14-24c8 2 13 8 15 14c0-14 4-24 10-30c-1 12-2 22-4 30c4-8 9-12 14-14c-5 6-9 14-10 24z`,
    fill,
  )

/** A small flower. */
export const flower = (x: number, y: number) => [
  shade(
    path(`M${x} ${y - 8}a5 5 0 1 1 8 4a5 5 0 1 1-4 8a5 5 0 1 1-8 0a5 5 0 1 1-4-8a5 5 0 1 1 8-4Z`, '#fff'),
  ),
  shade(ellipse(x, y, 4, 4, c.sun)),
]

export const biscuitColour = '#D99A5B'

/** A round biscuit, whole, or half: broken in two along a straight edge. */
export const biscuit = (place: Placement, half: boolean = false) =>
  asFigure(
    'biscuit',
    place,
    path(
      half ? 'M-27 0A27 27 0 0 1 27 0L15 1 8-1-2 1-12-1Z' : 'M-26 0a26 26 0 1 1 52 0a26 26 0 1 1-52 0Z',
      biscuitColour,
    ),
    shade(
      path(half ? 'M-12-12h.1M4-14h.1M14-6h.1' : 'M-10-8h.1M8-10h.1M0 6h.1M14 6h.1', 'none', {
        stroke: '#8A5A44',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
    ),
  )

/** The satchel, closed and empty. */
export const satchelBag = [
  asFigure(
    'satchel',
    {},
    path('M-56-62C-30-72 34-74 58-64C64-30 58-8 48 4C16 12-26 12-48 4C-60-14-62-40-56-62Z', '#B4532A'),
  ),
  shade(path('M-56-62C-30-72 34-74 58-64L52-30C20-14-24-14-52-30Z', '#D9764A')),
  shade(ellipse(0, -24, 9, 9, c.sun)),
]

/**
 * A satchel with half a biscuit in it, about 110 wide, standing on (0, 0).
 * @param dimmed changes the light of the satchel, but not of the biscuit
 */
export const satchel = (place: Placement, dimmed: (...drawn: Drawing[]) => Drawing[] = (...drawn) => drawn) =>
  group(place, biscuit({ x: 8, y: -84, scale: 1.4, rotate: -64 }, true), ...dimmed(...satchelBag))

/** The satchel put down, its strap beside it. @param full whether half a biscuit is in it */
export const laidSatchel = (place: Placement, full: boolean = false) =>
  group(place, line('M-52-50C-84-20-80 8-116 2', '#7A4A3C', 8), ...(full ? [satchel({})] : satchelBag))

/** A snail's wicker picnic basket, 124 wide, under a checked cloth that hangs over its rim unless it `isOpen`. */
export const basket = (place: Placement, isOpen: boolean = false) =>
  asFigure(
    'picnic',
    place,
    line('M-50-48C-44-124 44-124 50-48', '#8A5A44', 8),
    path('M-62-50Q0-58 62-50L52-4Q0 6-52-4Z', '#C98B4E'),
    shade(line('M-57-32Q0-26 57-32M-54-15Q0-9 54-15', c.woodDark, 4)),
    isOpen
      ? shade(path('M-62-50Q0-58 62-50Q0-36-62-50Z', c.woodDark))
      : [
          path('M-26-54Q20-62 66-50L58-36L44-30L30-14L14-26L0-22L-12-38Z', '#fff'),
          shade(
            path(
              'M0-58L16-57L20-42L4-42ZM36-56L52-53L46-38L34-41ZM-12-38L4-42L0-22ZM20-42L34-41L30-27L22-30Z',
              c.tongue,
            ),
          ),
        ],
  )

/** The moon, full or as a crescent. */
export const moon = (place: Placement, shape: 'slice' | 'full' = 'full') =>
  group(
    place,
    shape === 'full' && shade(ellipse(0, 0, 74, 74, '#FFE9A8', { opacity: 0.2 })),
    path(
      {
        slice: 'M-20-52C40-54 66 14 16 50C44 8 24-36-20-52Z',
        full: 'M-54 0a54 54 0 1 1 108 0a54 54 0 1 1-108 0Z',
      }[shape],
      '#FFE9A8',
    ),
    shape === 'full' &&
      [
        ellipse(-26, -3, 11, 11, '#F7D67E'),
        ellipse(10, 28, 14, 14, '#F7D67E'),
        ellipse(18, -27, 7, 7, '#F7D67E'),
      ].map(shade),
  )

/** Five-pointed stars in one path. @param places x, y, radius */
export const stars = (places: [number, number, number][]) =>
  shade(
    path(
      places
        .map(
          ([x, y, r]) =>
            `M${x} ${y - r}l${r * 0.3} ${r * 0.7}l${r * 0.7} ${r * 0.3}l${-r * 0.7} ${r * 0.3}l${-r * 0.3} ${r * 0.7}l${-r * 0.3} ${-r * 0.7}l${-r * 0.7} ${-r * 0.3}l${r * 0.7} ${-r * 0.3}Z`,
        )
        .join(''),
      '#FFE9A8',
    ),
  )

/** A heart, 48 wide, around (0, 0). */
export const heart = (fill: string, place: Placement = {}) =>
  group(place, path('M0 24C-32 2-28-24-13-24C-5-24 0-17 0-12C0-17 5-24 13-24C28-24 32 2 0 24Z', fill))

/** A lantern seen slightly from above, 54 wide, burning unless it is put `out`. @param hangs whether it hangs on a string */
export const lantern = (place: Placement, { hangs = false, out = false } = {}) =>
  asFigure(
    'lantern',
    place,
    line(`M-18-14C-18-52 18-52 18-14${hangs ? 'M0-42V-158' : ''}`, '#7A5A6A', 4),
    ellipse(0, 17, 27, 15, '#4A3050'),
    path('M-20-10L-22 14C-18 28 18 28 22 14L20-10Z', out ? '#8C8498' : '#FFF3C4'),
    line('M-8 0V22M8 0V22', '#4A3050', 3),
    ellipse(0, -12, 26, 15, '#4A3050'),
  )
