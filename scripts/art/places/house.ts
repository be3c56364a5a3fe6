import { colours as c, el, ellipse, group, line, path, shade } from '../svg'

/* Houses: Nori's, which is the one of page 2 and far below on the hills of the pages after it, and its neighbours. */

/** Wall, the shade below the eaves, roof, its side in the shade, its tiles. */
const paints = {
  day: ['#FFE3B8', '#E8C090', '#C4603F', '#A64A34', '#DA7C55'],
  night: ['#B99CC0', '#9078AC', '#8C4454', '#6A3048', '#A65A60'],
} as const

/** Rows of tiles that overlap, and the eave below them. */
const tiles = (tile: string, eave: string) => [
  shade(
    el('path', {
      d: 'M-116-92H61M-103-112H55M-94-132H48M-86-152H40',
      fill: 'none',
      stroke: tile,
      'stroke-width': 4,
      'stroke-linecap': 'butt',
      'stroke-dasharray': '15 4 11 3 18 4',
    }),
  ),
  path('M-130-80H130V-70H-130Z', eave),
]

/**
 * Nori's house, 220 wide, on y = 0.
 * @param how `door`: open, with light in it; `small`: as it is seen from far away; `by`: at night the walls are dim, and
 *   the light is within
 */
export const house = (
  place: Parameters<typeof group>[0],
  {
    lights = '#FFE9A8',
    door = false,
    small = false,
    by = 'day',
  }: { lights?: string; door?: boolean; small?: boolean; by?: keyof typeof paints } = {},
) => {
  const [wall, eaves, roof, roofShade, tile] = paints[by]
  return group(
    place,
    path('M38-186H66V-110H38Z', '#A0665A'),
    path('M-98 0V-90H98V0Z', wall),
    !small && shade(path('M-98-90H98V-66L-98-74Z', eaves)),
    path('M-128-78C-112-110-96-140-84-172H86C98-140 112-110 128-78Z', roof),
    shade(path('M34-172H86C98-140 112-110 128-78H66C60-110 48-142 34-172Z', roofShade)),
    ...(small ? [] : tiles(tile, roofShade)),
    path('M-74-60H-38V-22H-74Z', lights),
    !small && shade(line('M-56-60V-22M-74-41H-38', '#7A5A7A', 3)),
    path('M4 0V-58C4-76 48-76 48-58V0Z', door ? lights : '#7A4A6A'),
    door && path('M48-60L76-50V6L48 0Z', c.violet),
    ...(small ? [] : [path('M-42-102C-42-138-2-138-2-102Z', wall), ellipse(-22, -112, 11, 11, lights)]),
  )
}

/** Roofs of a village in one path each for walls and roofs. @param homes x, y of their left feet, width */
export const roofs = (wall: string, roof: string, homes: [x: number, y: number, wide: number][]) => [
  path(homes.map(([x, y, w]) => `M${x} ${y}v${-w * 0.42}h${w}v${w * 0.42}z`).join(''), wall),
  path(
    homes
      .map(
        ([x, y, w]) =>
          `M${x - w * 0.12} ${y - w * 0.4}l${w * 0.26}${-w * 0.4}h${w * 0.72}l${w * 0.26} ${w * 0.4}z`,
      )
      .join(''),
    roof,
  ),
]

/** A church's tower, 22 wide. */
export const steeple = (x: number, y: number, wall: string, roof: string) => [
  path(`M${x} ${y}v-44h22v44z`, wall),
  path(`M${x - 4} ${y - 42}l15-44l15 44z`, roof),
]
