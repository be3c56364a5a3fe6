import { duck } from '../characters/friends/duck'
import { hedgehog } from '../characters/friends/hedgehog'
import { mouse } from '../characters/friends/mouse'
import { rabbit } from '../characters/friends/rabbit'
import { snail } from '../characters/friends/snail'
import { sittingNori, sleepingNori } from '../characters/nori'
import { paper } from '../kit/outline'
import type { Scene } from '../kit/scene'
import { colours as c, type Drawing, element, group, line, type Node, path } from '../kit/svg'
import { house, land } from '../places'
import { biscuitColour, mapleLeaf, moon, stars } from '../props/objects'
import {
  area,
  duckAreas,
  hedgehogAreas,
  houseAreas,
  noriAreas,
  rabbitAreas,
  snailAreas,
} from './colouring-areas'

/*
 * Three colouring pages: scenes of the story redrawn with large shapes, without anything that needs colour or
 * light. Fill colours do not matter, because kit/outline.ts replaces them.
 */

const size = { width: 800, height: 600 }
const { width: w, height: h } = size
const white = '#fff'

/** Stars as shapes to colour. In other pictures they are shading, which colouring pages leave out. */
const starsToColour = (places: Parameters<typeof stars>[0]) => ({ ...stars(places), tone: undefined })

/**
 * Nori with white behind the lines of his face and over the upper edge of his bandana. Without it the lines would
 * be too close to his eyes and chin to colour in between.
 */
const simplifyNori = (node: Node): Node => {
  const { children: nodes } = node
  const firstInk = nodes.find(({ tone }) => tone === 'ink')
  const lines = nodes.filter(({ tone, attrs }) => tone === 'ink' && attrs.fill === 'none')
  const children = nodes.flatMap((child) => [
    ...(child === firstInk
      ? lines.map((each) => paper(element(each.tag, { ...each.attrs, 'stroke-width': 20 })))
      : []),
    simplifyNori(child),
    ...(child.attrs.fill === c.violet && child.tone !== 'paper'
      ? [paper(element(child.tag, { ...child.attrs, transform: 'translate(0 -12) scale(.95 1)' }))]
      : []),
  ])
  return { ...node, children }
}

/** The rabbit without the inside of the ears, which is too narrow for a crayon. */
const simplifyRabbit = (node: Node): Node => ({
  ...node,
  children: node.children.filter(({ attrs }) => attrs.fill !== c.blush).map(simplifyRabbit),
})

/** All characters on a page have the same scale (characters/heights.ts). */
const [leavesScale, moonScale] = [0.88, 0.72]

/** A maple's trunk with its roots, cut off by the picture's top edge. */
const trunk = (x: number, y: number) =>
  path(
    `M${x - 44} -10C${x - 38} 120 ${x - 40} 220 ${x - 84} ${y}C${x - 50} ${y - 16} ${x - 30} ${y - 14} ${x - 8} ${y + 6}C${x + 14} ${y - 14} ${x + 44} ${y - 16} ${x + 84} ${y}C${x + 44} 220 ${x + 42} 120 ${x + 48} -10Z`,
    white,
  )

/** What is behind everything, up to and over the frame. */
const background = path(`M-10-10H${w + 10}V${h + 10}H-10Z`, white)

const drawings: Record<string, () => Drawing[]> = {
  // Nori helps the hedgehog to count seven leaves, all before his eyes.
  'colour-leaves': () => [
    area('sky', background),
    area('hill', land(w, h, white, [300, 280, 300, 270, 290])),
    area('trees', [trunk(64, 330), trunk(742, 350)]),
    area('grass', land(w, h, white, [420, 440, 434, 424, 436])),
    group(
      { x: 268, y: 510, scale: leavesScale },
      noriAreas(simplifyNori(sittingNori({ mood: 'curious', look: [0.8, 0.6], tilt: 8 }))),
    ),
    group(
      { x: 648, y: 520, scale: leavesScale },
      hedgehogAreas(hedgehog({ mood: 'happy', look: [-0.8, -0.8] })),
    ),
    ...[
      [504, 64, -20],
      [606, 118, 24],
      [496, 178, -12],
      [596, 246, 12],
      [506, 322, -8],
      [446, 544, 30],
      [66, 500, 20],
    ].map(([x, y, rotate], i) => area(`leaf-${i + 1}`, mapleLeaf(white, { x, y, rotate, scale: 2.4 }))),
    area('mouse', mouse({ x: 180, y: 580, scale: 1.5, flip: true })),
  ],

  // Everybody in the grass under the moon. The grass covers their feet.
  'colour-friends': () => [
    area('sky', background),
    area(
      'stars',
      starsToColour([
        [300, 70, 28],
        [60, 280, 24],
        [560, 60, 30],
        [716, 120, 26],
      ]),
    ),
    area('moon', moon({ x: 140, y: 130, scale: 1.7 })),
    area('hill', land(w, h, white, [400, 370, 350, 330, 360])),
    houseAreas(house({ x: 690, y: 352, scale: 0.62 }, { small: true })),
    area('meadow', land(w, h, white, [420, 410, 430, 390, 396])),
    group({ x: 214, y: 520, flip: true, scale: moonScale }, duckAreas(duck({ mood: 'wonder' }))),
    group({ x: 606, y: 526, scale: moonScale }, rabbitAreas(simplifyRabbit(rabbit({ look: [-0.6, -0.8] })))),
    group(
      { x: 392, y: 530, scale: moonScale },
      noriAreas(simplifyNori(sittingNori({ mood: 'happy', look: [-0.6, -0.8], tilt: -4 }))),
    ),
    area('grass', land(w, h, white, [524, 512, 510, 514, 524])),
    group({ x: 96, y: 576, flip: true, scale: moonScale }, hedgehogAreas(hedgehog({ look: [-0.2, -0.9] }))),
    group({ x: 580, y: 582, scale: moonScale }, snailAreas(snail({ look: [-0.5, -0.8] }))),
    area('mouse', mouse({ x: 316, y: 580, scale: 1.5 })),
  ],

  // Nori asleep under his blanket; by his nose the mouse with the last crumb.
  'colour-kitchen': () => [
    area('wall', background),
    area('floor', path(`M-10 390H${w + 10}V${h + 10}H-10Z`, white)),
    line('M214 0V62', white, 4),
    area('lamp', path('M134 128C136 40 292 40 294 128Z', white)),
    area('bulb', path('M186 128C186 158 242 158 242 128Z', white)),
    group(
      { x: 560, y: 180 },
      area('night', path('M-150-140H150V130H-150Z', white)),
      area('moon', moon({ x: 76, y: -36, scale: 0.7 })),
      area(
        'stars',
        starsToColour([
          [-84, -36, 26],
          [-40, 70, 22],
          [82, 68, 24],
        ]),
      ),
      area('window', [
        line('M0-140V130M-150 18H150', white, 12),
        line('M-150-140H150V130H-150Z', white, 20),
        path('M-186 114H186V150H-186Z', white),
      ]),
      area(
        'curtain',
        path(
          'M-190-168H190V-116C160-84 120-88 96-114C60-84 20-86 0-114C-20-86-60-84-96-114C-120-88-160-84-190-116Z',
          white,
        ),
      ),
    ),
    group(
      { x: 366, y: 526, scale: 1.1 },
      noriAreas(simplifyNori(sleepingNori())),
      area('blanket', [
        path(
          'M56-186C120-200 210-206 256-166C300-130 304-50 322 16Q274 38 228 22Q182 40 142 24Q112 36 84 24C60-20 92-60 84-100C80-140 70-166 56-186Z',
          white,
        ),
        path(
          'M50-186C70-166 80-140 84-100C92-60 60-20 84 24L122 32C100-20 126-60 118-106C112-146 104-172 92-194Z',
          white,
        ),
        line('M186-130C172-80 172-30 184-4M250-100C242-60 248-30 262 0', white, 4),
      ]),
    ),
    group(
      { x: 634, y: 586, rotate: -5 },
      area('book', [path('M0 0H118V-86H0Z', white), path('M0 0H20V-86H0Z', white)]),
      area('bookStar', starsToColour([[70, -43, 28]])),
    ),
    area('mouse', mouse({ x: 178, y: 590, scale: 1.5, flip: true }, true), { [biscuitColour]: 'biscuit' }),
  ],
}

/** The colouring pages, by file name. */
export const colouringScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(drawings).map(([name, draw]) => [
    name,
    { ...size, title: 'Nori', isColouringPage: true, draw },
  ]),
)
