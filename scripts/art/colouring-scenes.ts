import { duck, hedgehog, rabbit, snail } from './friends'
import { sitting, sleeping } from './nori'
import { paper } from './outline'
import { land } from './places'
import { blanket, mapleLeaf, moon, mouse, stars } from './props'
import type { Scene } from './scene'
import type { Drawn, Node } from './svg'
import { colours as c, el, group, line, path } from './svg'

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
    ...(child.attrs.fill === c.violet
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

/** Only limbs have arcs, at their ends (limbs.ts, taper). */
const isArm = ({ tag, attrs }: Node) => tag === 'path' && String(attrs.d).includes('A')

const drawings: Record<string, () => Drawn[]> = {
  // Nori helps Hugo count his seven leaves.
  'colour-leaves': () => [
    land(w, h, white, [370, 340, 380, 330, 350]),
    group({ x: 180, y: 446, scale: 0.7 }, noriInLines(sitting({ look: [0.6, 0.4], tilt: 6 }))),
    land(w, h, white, [436, 440, 434, 438, 436]),
    group({ x: 596, y: 464, scale: 1.45 }, hedgehog({ look: [-0.6, 0.5] })),
    ...[
      [420, 110, -20],
      [566, 76, 24],
      [712, 120, -12],
      [76, 520, 20],
      [226, 530, -14],
      [372, 532, 30],
      [516, 540, -24],
    ].map(([x, y, rotate]) => mapleLeaf(white, { x, y, rotate, scale: 2.5 })),
    mouse({ x: 690, y: 568, scale: 1.3 }),
  ],

  // Everyone in the grass under the moon. The grass covers the feet of those who sit in it.
  'colour-friends': () => [
    starShapes([
      [320, 80, 28],
      [450, 46, 22],
      [590, 130, 30],
      [716, 76, 26],
      [60, 300, 24],
    ]),
    moon({ x: 150, y: 140, scale: 1.8 }),
    land(w, h, white, [420, 390, 420, 380, 410]),
    group({ x: 222, y: 528, flip: true, scale: 0.75 }, duck({ look: [-0.3, -0.8] })),
    group(
      { x: 402, y: 537, scale: 0.68 },
      noriInLines(sitting({ mood: 'happy', look: [-0.6, -0.8], tilt: -4 })),
    ),
    group({ x: 572, y: 530, scale: 0.8 }, rabbitInLines(rabbit({ look: [-0.6, -0.8] }))),
    land(w, h, white, [530, 512, 510, 514, 530]),
    group({ x: 108, y: 574, flip: true, scale: 0.72 }, hedgehog({ look: [-0.2, -0.9] })),
    group({ x: 702, y: 578, scale: 0.9 }, snail({ look: [-0.5, -0.8] })),
    mouse({ x: 420, y: 576, scale: 1.07 }),
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
    group({ x: 366, y: 552, scale: 1.22 }, blanket({})),
    group({ x: 366, y: 552, scale: 1.1 }, noriInLines(sleeping())),
    mouse({ x: 712, y: 566, scale: 1.07 }, true),
  ],
}

/** The colouring pages, by file name. */
export const colouringScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(drawings).map(([name, draw]) => [name, { ...size, title: 'Nori', outline: true, draw }]),
)
