import { mapX } from './limbs'
import { colours as c, ellipse, group, path, shade } from './svg'

/* Parts that Nori has in every view. */

export type How = NonNullable<Parameters<typeof import('./head').noriHead>[0]>

/** The shadow on the ground. @param width half of it */
export const shadow = (width: number, x: number = 0) =>
  shade(ellipse(x, 0, width, width * 0.09, c.ink, { opacity: 0.16 }))

/** The bandana from the front, below the head at (0, 0). @param width less than 1 where raised arms are before its ends */
export const bandana = (width: number = 1) => [
  path(
    mapX(
      'M-88 88C-52 130 52 130 88 88C97 98 96 112 84 121C36 149-36 149-84 121C-96 112-97 98-88 88Z',
      (x) => x * width,
    ),
    c.violet,
  ),
  path('M-46 136C-18 145 18 145 46 136C38 164 18 180 0 186C-18 180-38 164-46 136Z', c.violetDeep),
  ...[
    [-62, 119],
    [-22, 135],
    [22, 135],
    [62, 119],
    [0, 162],
  ].map(([x = 0, y = 0]) => shade(ellipse(x * width, y, 5.5, 5.5, c.sun))),
]

/** The bushy tail, which stands up from (0, 0). */
export const tail = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    group(
      { class: 'wag' },
      path('M-8-2C50-12 84-56 66-110C100-74 100-10 54 20C34 32 12 32-8 26Z', c.furShade),
      path('M66-110C90-84 96-50 86-22C74-48 60-70 66-110Z', c.cream),
    ),
  )
