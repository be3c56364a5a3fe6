import { colours as c, ellipse, group, line, path, shade } from '../svg'

/* Houses: Nori's, which is the one of page 2 and far below on the hills of the pages after it, and its neighbours. */

/** Nori's house, 220 wide, on y = 0. @param how `door`: open, with light in it; `small`: as it is seen from far away */
export const house = (
  place: Parameters<typeof group>[0],
  {
    lights = '#FFE9A8',
    door = false,
    small = false,
  }: { lights?: string; door?: boolean; small?: boolean } = {},
) =>
  group(
    place,
    path('M30-176H58V-120L30-140Z', '#A0665A'),
    path('M-94 0V-92L-20-166L94-92V0Z', '#FFE3B8'),
    shade(path('M30 0V-134L94-92V0Z', '#E8C090')),
    path('M-124-80L-30-178H20L124-80L104-72L10-150L-100-70Z', c.violetDark),
    path('M-30-178H20L118-84H-60Z', c.violetDark),
    shade(path('M-6-178H20L118-84H96Z', '#4A1A94')),
    path('M-70-54H-42V-24H-70Z', lights),
    !small && shade(line('M-56-54V-24M-70-39H-42', '#A0665A', 3)),
    path(door ? 'M4 0V-58C4-76 48-76 48-58V0Z' : 'M4 0V-58C4-76 48-76 48-58V0Z', door ? lights : '#7A4A6A'),
    door && path('M48-60L74-50V4L48 0Z', c.violet),
    !small && ellipse(56, -96, 9, 9, lights),
  )

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
