import { mapX } from '../../kit/geometry'
import { dots } from '../../kit/shapes'
import { colours as c, type Drawing, ellipse, group, type Placement, path, shade } from '../../kit/svg'

/* Parts that several of Nori's poses share. */

/** Shadow on the ground. @param width half of it */
export const shadow = (width: number, x: number = 0) =>
  shade(ellipse(x, 0, width, width * 0.09, c.ink, { opacity: 0.16 }))

/**
 * The bandana from the front, below a head at (0, 0).
 * @param width factor, less than 1 where raised arms cover its ends
 */
const bandana = (width: number = 1) => [
  path('M-47 130H47C40 164 18 180 0 186C-18 180-40 164-47 130Z', c.violetDeep),
  path(
    mapX(
      'M-88 88C-52 130 52 130 88 88C97 98 96 112 84 121C36 149-36 149-84 121C-96 112-97 98-88 88Z',
      (x) => x * width,
    ),
    c.violet,
  ),
  dots(c.sun, 11, [
    [-62 * width, 119],
    [-22 * width, 135],
    [22 * width, 135],
    [62 * width, 119],
    [0, 162],
  ]),
]

/** The y coordinate of a sitting Nori's neck. */
export const sittingNeckY = -288

/** A head with the bandana around its neck. @param wide factor for the bandana's width */
export const headWithBandana = (place: Placement, head: Drawing, wide?: number) =>
  group({ scale: 0.92, ...place }, ...bandana(wide), group({ y: -14 }, head))

const tailFur =
  'M-26 24C6 36 40 24 54 4L60 12L64-12L77-8L75-36L92-24C90-78 52-112 8-112C26-94 30-66 14-44C4-30-12-18-30-12Z'

/** The bushy tail, from its root at (0, 0) to the upper right. */
export const tail = (place: Placement) =>
  group(
    place,
    group(
      { class: 'wag' },
      path(tailFur, c.furShade),
      path('M92-24C90-78 52-112 8-112C26-94 33-74 26-56L37-66L45-46L55-60L62-40L70-50L75-36Z', c.cream),
    ),
  )

/**
 * A gripping paw, its three toes pointing right before rotation.
 * @param rim whether its lower edge is shaded, for use on white
 */
export const paw = ({ rotate = 0, ...place }: Placement, rim: boolean = true) => {
  const d =
    'M-24-22C-8-33 14-36 27-29C38-31 46-19 42-9C49-4 49 8 41 12C42 24 31 32 19 30C2 35-18 30-26 20C-34 8-34-12-24-22Z'
  return group(
    place,
    rim && shade(group({ y: 4, rotate }, path(d, c.whiteShade))),
    group(
      { rotate },
      path(d, c.cream),
      shade(path('M42-9Q30-14 18-10Q30-8 42-9ZM41 12Q30 5 18 10Q30 10 41 12Z', c.whiteShade)),
    ),
  )
}
