import { type VolumeId, volumes } from '@/lib/volumes'
import { snail } from '../characters/friends/snail'
import { noriHead } from '../characters/nori/head'
import { lettering } from '../kit/lettering'
import type { Scene } from '../kit/scene'
import { colours as c, element, ellipse, group, type Placement, path, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'
import { coverBackgrounds, spine } from './covers'
import { coverColours } from './covers/format'

/* The parcel with the three books; their covers resemble those on the long corgi. */

const kraft = { light: '#EBC08E', face: '#D9A066', side: '#BE8348', inside: '#8A5A30' }

/** Colours of the title letters, as in components/sections/long-corgi.css. */
const titleColours: Record<VolumeId, [fill: string, edge: string]> = {
  first: [c.violetDark, c.cream],
  second: [c.brickDark, c.cream],
  third: [c.sun, c.navyDark],
}

/** Nori's head is written once for the three covers. */
const headId = 'head'
const headPlacements: Record<VolumeId, Placement> = {
  first: { x: 330, y: 470, scale: 0.76 },
  second: { x: 250, y: 470, scale: 0.7 },
  third: { x: 220, y: 480, scale: 0.62 },
}

/** A book from the front, 182 × 218, standing on y = 0. */
function book(id: VolumeId, volume: number, place: Placement) {
  const [fill, edge] = titleColours[id]
  const { cloth, mark } = coverColours[id]
  return group(
    place,
    element('rect', { x: -86, y: -215, width: 186, height: 215, rx: 5, fill: cloth }),
    element('rect', { x: -86, y: -214, width: 182, height: 211, rx: 3, fill: '#FFF6E0' }),
    shade(element('path', { d: 'M93.5-212V-4', stroke: '#D9C3A0', 'stroke-width': 1.5 })),
    element(
      'svg',
      { x: -91, y: -218, width: 182, height: 218, viewBox: '0 0 600 720' },
      ...coverBackgrounds[id](),
      group(headPlacements[id], element('use', { href: `#${headId}` })),
      spine(volume, cloth, mark),
      lettering('Nori', { x: 332, y: 148, scale: 1.7, rotate: -4 }, fill, edge),
      element('path', {
        d: id === 'first' ? 'M176 208L488 196' : 'M196 204L468 194M224 244L440 236',
        stroke: fill,
        'stroke-width': 22,
        'stroke-linecap': 'round',
        'stroke-dasharray': '70 34 120 34',
      }),
    ),
  )
}

/** A bow, around (0, 0). */
const bow = (place: Placement) =>
  group(
    place,
    path('M-6 0L-44 52L-24 46L-14 60L4 6ZM6 0L40 50L22 46L12 60L-4 6Z', c.violetDeep),
    path('M0 0C-10-44-78-66-92-30C-98 4-40 20 0 0C40 20 98 4 92-30C78-66 10-44 0 0Z', c.violet),
    shade(path('M0 0C-16-22-54-42-68-22C-72 0-30 8 0 0C30 8 72 0 68-22C54-42 16-22 0 0Z', c.violetDeep)),
    path('M-14-12C-8-20 8-20 14-12C18 0 14 14 0 15C-14 14-18 0-14-12Z', c.violet),
  )

/** Inside and back flap of the open box. */
const boxBack = [
  path('M24 276L76 238H512L468 276Z', kraft.inside),
  path('M76 238H512L520 206H58Z', kraft.light),
]

/** Tissue paper around the books. */
const tissue = [
  path(
    'M40 280C48 262 62 256 78 266C92 240 116 246 124 262C146 244 168 248 180 264C196 248 214 244 230 262C250 240 278 246 290 264C306 246 330 246 340 262C360 244 384 246 396 264C412 248 446 252 462 280Z',
    c.lilac,
  ),
  shade(
    path(
      'M78 266L92 280M124 262L112 280M180 264L196 280M230 262L222 280M290 264L306 280M340 262L332 280M396 264L410 280',
      'none',
      { stroke: '#D5C0F2', 'stroke-width': 4 },
    ),
  ),
]

/** Front of the box, 444 wide, with a ribbon. */
const boxFront = [
  path('M468 384V276L512 238V344Z', kraft.side),
  path('M24 276H468V384H24Z', kraft.face),
  path('M512 238L468 276L520 296L560 260Z', kraft.light),
  path('M24 276L76 238L40 214L2 246Z', kraft.light),
  // Front flap and its shade.
  shade(path('M24 276H468V302C340 312 160 312 24 302Z', kraft.side, { opacity: 0.5 })),
  path('M24 274H468L482 298H10Z', kraft.light),
  path('M24 330H468V354H24Z', c.violet),
  shade(path('M468 330L512 291V315L468 354Z', c.violetDeep)),
  bow({ x: 246, y: 342, scale: 0.9 }),
]

/** Colouring pages and crayons. */
const sheets = [
  path('M486 408L520 376L632 380L612 414Z', '#fff'),
  shade(path('M486 408L612 414L611 418L485 412Z', '#E4D2B8')),
  element(
    'g',
    {
      transform: 'translate(556 398) scale(.8 .42) rotate(24)',
      fill: 'none',
      stroke: c.ink,
      'stroke-width': 2,
    },
    mapleLeaf('none', { scale: 1.5 }),
  ),
  group({ x: 596, y: 398, rotate: -22 }, path('M-40-6H24L40 0L24 6H-40Z', '#E8593B')),
]

export const parcel: Scene = {
  width: 640,
  height: 420,
  draw: () => [
    element('defs', {}, element('g', { id: headId }, noriHead({ turn: 0.45, mouth: 'open', tilt: 4 }))),
    shade(ellipse(262, 388, 262, 17, c.ink, { opacity: 0.16 })),
    ...boxBack,
    ...volumes
      .map(({ id }, i) => ({ id, volume: i + 1 }))
      .map(({ id, volume }) =>
        book(
          id,
          volume,
          {
            first: { x: 116, y: 296, rotate: -6, scale: 0.94 },
            second: { x: 250, y: 300, scale: 0.94 },
            third: { x: 390, y: 296, rotate: 6, scale: 0.94 },
          }[id],
        ),
      ),
    ...tissue,
    ...boxFront,
    ...sheets,
    group({ x: 572, y: 384, scale: 0.62 }, snail({ mood: 'proud' })),
  ],
}
