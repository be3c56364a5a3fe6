import { colours as c, ellipse, group, line, path, shade } from '../svg'

/* Houses: Nori's, which is the one of page 2 and far below on the hills of the pages after it, and its neighbours. */

const walls = { day: ['#FFE3B8', '#E8C090'], night: ['#B99CC0', '#9078AC'] } as const

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
  }: { lights?: string; door?: boolean; small?: boolean; by?: keyof typeof walls } = {},
) => {
  const [wall, eaves] = walls[by]
  return group(
    place,
    path('M38-186H66V-110H38Z', '#A0665A'),
    path('M-98 0V-90H98V0Z', wall),
    !small && shade(path('M-98-90H98V-66L-98-74Z', eaves)),
    path('M-128-78C-112-110-96-140-84-172H86C98-140 112-110 128-78Z', c.violetDark),
    shade(path('M34-172H86C98-140 112-110 128-78H66C60-110 48-142 34-172Z', '#4A1A94')),
    !small && shade(line('M-96-108H52M-84-138H42', '#6D35C4', 3)),
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
