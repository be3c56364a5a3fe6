import { element, ellipse, group, line, type Placement, path, shade } from '../kit/svg'

/* Nori's house, and the village houses. */

/** Colours of Nori's house by day. */
export const [wall, roof, chimney] = ['#FFE3B8', '#C4603F', '#A0665A']
const [eaves, roofShade, tile] = ['#E8C090', '#A64A34', '#DA7C55']
const light = '#FFE9A8'

/** Rows of overlapping tiles. */
const tiles = (d: string, fill: string) =>
  shade(
    element('path', {
      d,
      fill: 'none',
      stroke: fill,
      'stroke-width': 4,
      'stroke-linecap': 'butt',
      'stroke-dasharray': '15 4 11 3 18 4',
    }),
  )

/** A round attic window and a window with glazing bars. */
const windows = (wallFill: string, lights: string) => [
  path('M-74-60H-38V-22H-74Z', lights),
  shade(line('M-56-60V-22M-74-41H-38', '#7A5A7A', 3)),
  path('M-42-102C-42-138-2-138-2-102Z', wallFill),
  ellipse(-22, -112, 11, 11, lights),
]

/**
 * Nori's house, 220 wide, standing on y = 0.
 * @param options `lights`: colour of the windows; `small`: with fewer details, for a distance
 */
export const house = (
  place: Placement,
  { lights = light, small = false }: { lights?: string; small?: boolean } = {},
) =>
  group(
    place,
    path('M38-186H66V-110H38Z', chimney),
    path('M-98 0V-90H98V0Z', wall),
    !small && shade(path('M-98-90H98V-66L-98-74Z', eaves)),
    path('M-128-78C-112-110-96-140-84-172H86C98-140 112-110 128-78Z', roof),
    shade(path('M34-172H86C98-140 112-110 128-78H66C60-110 48-142 34-172Z', roofShade)),
    ...(small
      ? [path('M-74-60H-38V-22H-74Z', lights)]
      : [
          tiles('M-116-92H61M-103-112H55M-94-132H48M-86-152H40', tile),
          path('M-130-80H130V-70H-130Z', roofShade),
          ...windows(wall, lights),
        ]),
    path('M4 0V-58C4-76 48-76 48-58V0Z', '#7A4A6A'),
  )

/** Four tiles with rounded ends, no two alike, where the roof sags and where it rises again; 46 wide. */
const tilesDown = 'q6 8 12 1q5 6 9 0q7 8 14 1q5 7 11 1'
const tilesUp = 'q6 8 12-1q5 6 9 0q7 8 14-1q5 7 11-1'
/** Where the rows begin; the topmost is shorter. */
const tileRows = [
  [-110, -92, tilesUp],
  [-101, -113, tilesUp],
  [-93, -135, tilesUp],
  [-85, -156, ''],
]

/** Nori's house close up, at night, with its door open. */
export const houseAtNight = (place: Placement) =>
  group(
    place,
    path('M24-196H50V-130H24Z', '#5E3A58'),
    path('M-98 3V-90H60V3Z', '#9C88BC'),
    shade(path('M60 3V-90H100V1ZM-98-90H60V-66L-98-72Z', '#6E5E9A')),
    // Roof: a side facing the viewer, and one facing right.
    path('M-124-72C-106-104-92-140-84-174Q-10-160 62-176C60-140 62-106 70-70Q-30-62-124-72Z', '#8C4454'),
    shade(
      line(
        tileRows.map(([x, y, end]) => `M${x} ${y}${tilesDown}${tilesDown}${tilesUp}${end}`).join(''),
        '#A65A60',
        3,
      ),
    ),
    // The side hides where the rows end.
    shade(path('M62-176C82-146 104-112 124-82L70-70C62-106 60-140 62-176Z', '#5E2A48')),
    shade(path('M-124-72Q-30-62 70-70L124-82V-74L70-61Q-30-53-124-64Z', '#4A2040')),
    ...windows('#9C88BC', light),
    // Door opening with the room and its lamp behind it.
    path('M2 2V-54C2-72 48-72 48-54V3Z', '#C8A0A0'),
    path('M14-4V-54Q16-64 25-67C38-67 48-64 48-54V3L14-4Z', light),
    shade(path('M14-18H48V3L14-4Z', '#E8B070')),
    shade(path('M22-40L28-52H34L40-40Z', '#C9563C')),
    shade(line('M31-52V-66', '#8A5A44', 2)),
    shade(ellipse(31, -38, 8, 4, '#FFFDF0')),
    path('M48-56L74-48V8L48 3Z', '#7A4CE0'),
    shade(path('M54-46L68-42V-24L54-26ZM54-18L68-16V0L54-3Z', '#5E34C0')),
  )

/**
 * Village houses: one path for all walls and one for all roofs.
 * @param homes x and y of the lower left corner, width
 */
export const roofs = (wall: string, roof: string, homes: [x: number, y: number, width: number][]) => [
  path(homes.map(([x, y, width]) => `M${x} ${y}v${-width * 0.42}h${width}v${width * 0.42}z`).join(''), wall),
  path(
    homes
      .map(
        ([x, y, width]) =>
          `M${x - width * 0.12} ${y - width * 0.4}l${width * 0.26}${-width * 0.4}h${width * 0.72}l${width * 0.26} ${width * 0.4}z`,
      )
      .join(''),
    roof,
  ),
]

/** A church tower, 22 wide. */
export const steeple = (x: number, y: number, wall: string, roof: string) => [
  path(`M${x} ${y}v-44h22v44z`, wall),
  path(`M${x - 4} ${y - 42}l15-44l15 44z`, roof),
]
