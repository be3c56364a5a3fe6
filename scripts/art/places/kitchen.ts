import { gradient, halo, pool } from '../glow'
import { lit } from '../light'
import type { Drawn } from '../svg'
import { colours as c, el, ellipse, group, line, path, shade } from '../svg'
import { page, rect } from './land'

/* The kitchen of pages 1 and 12. */

const curtain = '#E2A23E'

/** The window around (0, 0), 380 wide. @param sky drawn behind the glazing bars */
const kitchenWindow = (...sky: Drawn[]) => [
  ...sky,
  el('rect', {
    x: -150,
    y: -140,
    width: 300,
    height: 270,
    rx: 20,
    fill: 'none',
    stroke: c.cream,
    'stroke-width': 18,
  }),
  line('M0-140V130M-150-6H150', c.cream, 10),
  path('M-178 130H178V154H-178Z', c.cream),
  shade(path('M-178 150H178V158H-178Z', c.whiteShade)),
  // Curtains: a frill above, and two that are drawn aside.
  path(
    'M-184-160C-190-60-186 20-196 96C-170 104-152 96-150 70C-128 0-118-90-112-150ZM184-160C190-60 186 20 196 96C170 104 152 96 150 70C128 0 118-90 112-150Z',
    curtain,
  ),
  shade(
    path(
      'M-184-160C-190-60-186 20-196 96C-188 99-180 99-173 97C-160 20-160-70-162-160ZM184-160C190-60 186 20 196 96C188 99 180 99 173 97C160 20 160-70 162-160ZM-136-150C-136-70-146 10-156 86C-152 82-151 76-150 70C-128 0-118-90-112-150Z',
      '#B9752A',
    ),
  ),
  path(
    'M-200-168H200V-138C180-114 160-114 140-136C120-112 90-112 70-136C50-112 20-112 0-136C-20-112-50-112-70-136C-90-112-120-112-140-136C-160-114-180-114-200-138Z',
    curtain,
  ),
  line('M-206-166H206', c.woodDark, 9),
]

/** A geranium in its pot, 70 wide. */
const geranium = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-30-44C-50-58-34-84-16-70C-16-96 18-96 16-70C36-84 50-56 30-44C20-34-20-34-30-44Z', c.leaf),
    path('M-26-36H26L19 0H-19Z', '#D9764A'),
    shade(path('M8-36H26L19 0H4Z', '#B85A38')),
    path('M-32-80a11 11 0 1 1 18-12a11 11 0 1 1-18 12ZM6-96a11 11 0 1 1 20-8a11 11 0 1 1-20 8Z', '#E8593B'),
  )

/** The wall with its boards, the floor, and the hole in the skirting where the mouse lives. @param floor its upper edge */
const room = (floor: number, mouseHole: number) => {
  const wide = page.right - page.left
  return [
    rect(wide, floor, '#F0CFA2', page.left),
    // Boards up to the height of a table, and the rail on them.
    shade(
      el('path', {
        d: `M${page.left} ${floor - 70}H${page.right}`,
        fill: 'none',
        stroke: '#EBC08A',
        'stroke-width': 120,
        'stroke-linecap': 'butt',
        'stroke-dasharray': '64 4',
      }),
    ),
    rect(wide, 9, c.cream, page.left, floor - 136),
    path(
      `M${page.left} ${floor - 26}H${mouseHole - 30}V${floor + 2}H${page.left}ZM${mouseHole + 30} ${floor - 26}H${page.right}V${floor + 2}H${mouseHole + 30}Z`,
      c.cream,
    ),
    rect(wide, page.bottom - floor, c.wood, page.left, floor),
    shade(
      line(
        `M${page.left} ${floor + 52}H${page.right}M220 ${floor}v52M700 ${floor}v52M1090 ${floor}v52M-20 ${floor + 52}V${page.bottom}M440 ${floor + 52}V${page.bottom}M900 ${floor + 52}V${page.bottom}`,
        '#B0734A',
        3,
      ),
    ),
    path(
      `M${mouseHole - 30} ${floor}V${floor - 22}C${mouseHole - 30} ${floor - 66} ${mouseHole + 30} ${floor - 66} ${mouseHole + 30} ${floor - 22}V${floor}Z`,
      '#4A2C33',
    ),
  ]
}

/** A dresser with plates, cut off by the right edge; its feet stand on y = 0. */
const dresser = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M0 0V-196H220V0H196V-14H22V0Z', '#A5644C'),
    shade(
      path('M14-176H104V-100H14ZM14-90H104V-26H14ZM116-176H206V-100H116ZM116-90H206V-26H116Z', '#8C4F40'),
    ),
    shade(
      el('path', {
        d: 'M59-150h0M59-66h0M161-150h0M161-66h0',
        stroke: c.sun,
        fill: 'none',
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }),
    ),
    path('M-10-208H230V-194H-10Z', '#C07A58'),
    // The teapot.
    path(
      'M44-208C20-226 26-262 58-262H90C122-262 130-226 106-208ZM108-240C124-256 136-246 146-258C142-232 126-220 108-220ZM66-262C66-274 84-274 84-262Z',
      '#6FA8C8',
    ),
    shade(path('M90-262C122-262 130-226 106-208H78C102-224 104-246 90-262Z', '#5488AC')),
  )

/** The lamp over the table, hung at (x, y), which is the middle of its bulb. */
const lamp = ([x, y]: [number, number]) =>
  group(
    { x, y },
    line('M0-52V-200', c.woodDark, 5),
    path('M-66 0C-62-34-30-44-14-58H14C30-44 62-34 66 0Z', '#C9563C'),
    shade(path('M14-58C30-44 62-34 66 0H38C36-26 22-40 2-58Z', '#A8402E')),
    // The opening, seen a little from below.
    ellipse(0, 0, 66, 11, '#FFE9A8'),
    ellipse(0, 4, 24, 13, '#FFFBE4'),
  )

/** The kitchen in lamplight. @param sky behind the window, around (0, 0) */
export const kitchenByLamp = (...sky: Drawn[]) => ({
  back: [
    ...room(456, 1036),
    ...halo('lamp', { at: [462, 130], colour: '#FFF3CC', reach: 330 }, 0.9),
    group({ x: 962, y: 180, scale: 0.9 }, ...kitchenWindow(...sky), geranium({ x: 108, y: 130, scale: 0.8 })),
    lamp([462, 104]),
  ],
  middle: [...pool('floor-light', { at: [620, 556], colour: '#FFF3B0', reach: 430 }, 0.75, 0.24)],
  front: [dresser({ x: 1104, y: 612 })],
})

/** The window of the kitchen as two by two patches of light on the floor, from far to near. */
const moonPanes = (fill: string) =>
  shade(
    path(
      'M812 446H918L890 514H774ZM932 446H1038L1018 514H904ZM770 524H886L852 616H722ZM900 524H1014L988 616H866Z',
      fill,
    ),
  )

/** The kitchen in the light of the moon. @param sky behind the window, around (0, 0) */
export const kitchenByMoon = (...sky: Drawn[]) => {
  const gloom = {
    ambient: '#4E54A8',
    cast: '#3C4090',
    strength: 0.96,
    wine: ['#6A3468', 0.2] as [string, number],
  }
  return {
    back: [
      lit(gloom, ...room(430, 1076)),
      ...halo('milk', { at: [880, 190], colour: '#E4ECFF', edge: '#8FA8E8', reach: 430 }, 0.5),
      group(
        { x: 880, y: 186, scale: 0.94 },
        ...sky,
        lit('night', ...kitchenWindow(), geranium({ x: 108, y: 130, scale: 0.8 })),
      ),
    ],
    middle: [
      gradient('moonbeam', [
        [0, '#F4F4FF', 0.7],
        [1, '#DDE4FF', 0.3],
      ]),
      moonPanes('url(#moonbeam)'),
    ],
    front: [lit(gloom, dresser({ x: 1124, y: 616 }))],
  }
}
