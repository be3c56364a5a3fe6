import { colours as c, ellipse, group, path, shade } from './svg'

/* Parts that Nori has in every view. */

export type How = NonNullable<Parameters<typeof import('./head').noriHead>[0]>

/** The shadow on the ground. @param width half of it */
export const shadow = (width: number, x: number = 0) =>
  shade(ellipse(x, 0, width, width * 0.09, c.ink, { opacity: 0.16 }))

/** The bandana from the front, below the head at (0, 0). */
export const bandana = () => [
  path(
    'M-108 92C-60 132 60 132 108 92C114 106 106 120 93 127C39 149-39 149-93 127C-106 120-114 106-108 92Z',
    c.violet,
  ),
  path('M-46 138C-18 146 18 146 46 138C38 170 18 188 0 195C-18 188-38 170-46 138Z', c.violetDeep),
  ...[
    [-64, 126],
    [-22, 135],
    [22, 135],
    [64, 126],
    [0, 166],
  ].map(([x = 0, y = 0]) => shade(ellipse(x, y, 5.5, 5.5, c.sun))),
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
