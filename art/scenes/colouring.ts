import { duck } from '../characters/friends/duck'
import { hedgehog } from '../characters/friends/hedgehog'
import { mouse } from '../characters/friends/mouse'
import { rabbit } from '../characters/friends/rabbit'
import { snail } from '../characters/friends/snail'
import { sitting, sleeping } from '../characters/nori'
import { paper } from '../kit/outline'
import type { Scene } from '../kit/scene'
import { colours as c, type Drawn, el, group, line, type Node, path } from '../kit/svg'
import { house, land } from '../places'
import { blanket } from '../props/book-and-blanket'
import { mapleLeaf, moon, stars } from '../props/objects'

/*
 * Three pages to print and colour in. Scenes of the story, composed again for crayons: everything large, and nothing
 * that only light or colour explains. Fills do not matter: outline.ts draws the edges.
 */

const size = { width: 800, height: 600 }
const { width: w, height: h } = size
const white = '#fff'

/** Stars to colour in; elsewhere they are lights, which an outline does not have. */
const starShapes = (places: Parameters<typeof stars>[0]) => ({ ...stars(places), tone: undefined })

/**
 * Nori with paper behind the lines of his face, and over the upper edge of his bandana: other lines would run so close
 * to his closed eyes and to his chin that nothing could be coloured between.
 */
const noriInLines = (node: Node): Node => {
  const nodes = node.children.filter((child) => typeof child === 'object')
  const firstInk = nodes.find(({ tone }) => tone === 'ink')
  const lines = nodes.filter(({ tone, attrs }) => tone === 'ink' && attrs.fill === 'none')
  const children = nodes.flatMap((child) => [
    ...(child === firstInk
      ? lines.map((each) => paper(el(each.tag, { ...each.attrs, 'stroke-width': 20 })))
      : []),
    noriInLines(child),
    ...(child.attrs.fill === c.violet && child.tone !== 'paper'
      ? [paper(el(child.tag, { ...child.attrs, transform: 'translate(0 -12) scale(.95 1)' }))]
      : []),
  ])
  return { ...node, children }
}

/** Milo without what is too narrow for a crayon in lines: the inside of his ears, and of his arms all but the paws. */
const rabbitInLines = (node: Node): Node => ({
  ...node,
  children: node.children
    .filter((child) => typeof child === 'string' || !(child.attrs.fill === c.blush || isArm(child)))
    .map((child) => (typeof child === 'string' ? child : rabbitInLines(child))),
})

/** Only his arms have a contour (rabbit.ts). */
const isArm = ({ attrs }: Node) => Boolean(attrs.stroke) && attrs.fill !== 'none'

/** One scale for everybody on a sheet (docs/model-sheet.jpg): Hugo is a quarter of Nori. */
const [atLeaves, atMoon] = [0.88, 0.72]

/** A maple's trunk with its roots, cut off above. */
const trunk = (x: number, y: number) =>
  path(
    `M${x - 44} -10C${x - 38} 120 ${x - 40} 220 ${x - 84} ${y}C${x - 50} ${y - 16} ${x - 30} ${y - 14} ${x - 8} ${y + 6}C${x + 14} ${y - 14} ${x + 44} ${y - 16} ${x + 84} ${y}C${x + 44} 220 ${x + 42} 120 ${x + 48} -10Z`,
    white,
  )

const drawings: Record<string, () => Drawn[]> = {
  // Nori helps Hugo count his seven leaves.
  'colour-leaves': () => [
    land(w, h, white, [300, 280, 300, 270, 290]),
    trunk(64, 330),
    trunk(742, 350),
    land(w, h, white, [420, 440, 434, 424, 436]),
    group(
      { x: 268, y: 510, scale: atLeaves },
      noriInLines(sitting({ mood: 'curious', look: [0.8, 0.6], tilt: 8 })),
    ),
    group({ x: 584, y: 516, scale: atLeaves }, hedgehog({ mood: 'happy', look: [-0.8, -0.7] })),
    ...[
      [640, 62, -20],
      [540, 150, 24],
      [626, 226, -12],
      [512, 300, 12],
      [64, 500, 20],
      [330, 562, 30],
      [724, 544, -24],
    ].map(([x, y, rotate]) => mapleLeaf(white, { x, y, rotate, scale: 2.4 })),
    mouse({ x: 180, y: 580, scale: 1.5, flip: true }),
  ],

  // Everyone in the grass under the moon, the village below. The grass covers the feet of those who sit in it.
  'colour-friends': () => [
    starShapes([
      [300, 70, 28],
      [60, 280, 24],
      [560, 60, 30],
      [716, 120, 26],
    ]),
    moon({ x: 140, y: 130, scale: 1.7 }),
    land(w, h, white, [400, 370, 350, 330, 360]),
    house({ x: 690, y: 352, scale: 0.62 }, { small: true }),
    land(w, h, white, [420, 410, 430, 390, 396]),
    group({ x: 214, y: 520, flip: true, scale: atMoon }, duck({ mood: 'wonder', look: [-0.6, -0.9] })),
    group({ x: 556, y: 526, scale: atMoon }, rabbitInLines(rabbit({ look: [-0.6, -0.8] }))),
    group(
      { x: 392, y: 530, scale: atMoon },
      noriInLines(sitting({ mood: 'happy', look: [-0.6, -0.8], tilt: -4 })),
    ),
    land(w, h, white, [524, 512, 510, 514, 524]),
    group({ x: 96, y: 576, flip: true, scale: atMoon }, hedgehog({ look: [-0.2, -0.9] })),
    group({ x: 700, y: 578, scale: atMoon }, snail({ look: [-0.5, -0.8] })),
    mouse({ x: 316, y: 580, scale: 1.5 }),
  ],

  // Nori asleep on his blanket, the mouse with the last crumb.
  'colour-kitchen': () => [
    path(`M-10 390H${w + 10}V${h + 10}H-10Z`, white),
    line('M214 0V62', white, 4),
    path('M134 128C136 40 292 40 294 128Z', white),
    path('M186 128C186 158 242 158 242 128Z', white),
    group(
      { x: 560, y: 196 },
      moon({ x: 76, y: -36, scale: 0.7 }),
      starShapes([
        [-84, -36, 26],
        [-40, 70, 22],
        [82, 68, 24],
      ]),
      line('M0-140V130M-150 18H150', white, 12),
      line('M-150-140H150V130H-150Z', white, 20),
      path('M-186 114H186V150H-186Z', white),
      path(
        'M-190-168H190V-116C160-84 120-88 96-114C60-84 20-86 0-114C-20-86-60-84-96-114C-120-88-160-84-190-116Z',
        white,
      ),
    ),
    group(
      { x: 646, y: 498, rotate: -5 },
      path('M0 0H118V-86H0Z', white),
      path('M0 0H20V-86H0Z', white),
      starShapes([[70, -43, 28]]),
    ),
    group({ x: 342, y: 560, scale: 1.32 }, blanket({})),
    group({ x: 352, y: 552, scale: 1.1 }, noriInLines(sleeping())),
    mouse({ x: 722, y: 566, scale: 1.07 }, true),
  ],
}

/** The colouring pages, by file name. */
export const colouringScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(drawings).map(([name, draw]) => [name, { ...size, title: 'Nori', outline: true, draw }]),
)
