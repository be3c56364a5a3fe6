import { onStage } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { groundShadow, halo } from './glow'
import { silhouette } from './light'
import { fromBehind, sitting, walking } from './nori'
import { climbAt, dots, hillside, hilltopInTheDark, woodEdge } from './places'
import { planes } from './planes'
import { biscuit, mouse, plan } from './props'
import type { Drawn } from './svg'
import { ellipse, group, path, shade } from './svg'

/* Pages 7 to 9 of “The Moon Is Late”: into the dark (docs/storyboard.png). Each has its text on the left. */

/** The stump from which Milo speaks, 190 wide. */
const stump = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M-76-84C-70-40-84-14-112 6C-84 4-70 8-52 0C-36 16-16 12-4 2C18 16 34 14 48 0C68 10 86 6 110 6C84-12 72-40 78-84Z',
      '#6E4656',
    ),
    shade(path('M30-84C36-40 34-16 48 0C68 10 86 6 110 6C84-12 72-40 78-84Z', '#54344C')),
    ellipse(1, -84, 78, 18, '#C08A6C'),
    shade(
      path('M-44-84a46 10 0 1 0 90 0a46 10 0 1 0-90 0M-20-84a22 5 0 1 0 42 0a22 5 0 1 0-42 0', 'none', {
        stroke: '#9A6650',
        'stroke-width': 3,
      }),
    ),
  )

/** The plan: a meeting without moon. The sheet is the brightest thing. */
const planPage = () => {
  const place = woodEdge()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...halo('paper', { at: [745, 250], colour: '#FFF3D6', reach: 300 }, 0.5),
      ...groundShadow('ground', '#0C1C3A', [
        [952, 528, 170],
        [560, 594, 150],
        [800, 590, 120],
        [1086, 588, 130],
      ]),
      onStage(light, { thinks: 'A firm place to speak from.', at: [952, 528], figure: stump({}) }),
      onStage(light, {
        thinks: 'Nobody has ever had such a plan. Listen, all of you!',
        at: [936, 448],
        scale: 0.74,
        figure: rabbit({ mood: 'talking', look: [-0.8, 0.5], raised: true }),
      }),
      plan({ x: 734, y: 258, rotate: -4, scale: 2.4 }),
      onStage(light, {
        thinks: 'Which arrow is the moon?',
        at: [1092, 586],
        scale: 0.66,
        figure: duck({ mood: 'curious', look: [-1, -0.8] }),
      }),
      onStage(light, {
        thinks: 'Three arrows and a cross. That makes four.',
        at: [786, 588],
        scale: 0.66,
        figure: hedgehog({ mood: 'curious', look: [-0.2, -1] }),
      }),
      onStage(light, {
        thinks: 'Is one of the arrows for small dogs?',
        at: [560, 594],
        scale: 0.66,
        figure: fromBehind({ tilt: 6, turn: 0.5 }),
      }),
      onStage(light, {
        thinks: 'Hop? I?',
        at: [672, 594],
        scale: 0.56,
        flip: true,
        figure: snail({ mood: 'surprised', look: [-0.6, -1] }),
      }),
      mouse({ x: 700, y: 148, scale: 0.74, rotate: -4 }),
      biscuit({ x: 446, y: 590 }, true),
    ],
    front: [
      ...place.front,
      // Fireflies, which are on no other page.
      ...halo('firefly', { at: [470, 420], colour: '#FFE9A8', reach: 34 }, 0.7),
      dots('#FFF3C4', 6, [
        [470, 420],
        [1010, 210],
        [640, 470],
        [868, 150],
        [430, 500],
      ]),
    ],
  })
}

/** Up the hill: hop, waddle, trot and shuffle, dark before the last light. */
const climbPage = () => {
  const place = hillside()
  const dark = '#1D1740'
  const walker = (x: number, lift: number, rotate: number, scale: number, ...figure: Drawn[]) =>
    group({ x, y: Math.round(climbAt(x)) - lift, rotate, scale }, ...figure)
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      silhouette(
        dark,
        // Milo: first there! Clara: one foot, other foot. Hugo: eight, nine, ten steps.
        walker(1030, 30, -10, 0.46, group({ flip: true }, rabbit({}))),
        walker(895, 2, -14, 0.46, group({ flip: true }, duck({}))),
        // Nori: do not shake the passenger. Presto: so this is what fast is.
        walker(708, -2, -17, 0.46, walking({ turn: 0.9, tilt: 14, ears: 50 })),
        walker(540, 2, -10, 0.5, group({ flip: true }, hedgehog({}))),
        walker(444, 1, -5, 0.9, group({ flip: true }, mouse({}))),
      ),
    ],
    front: place.front,
  })
}

/** The darkest page: five pairs of eyes below a large sky. */
const hushPage = () => {
  const place = hilltopInTheDark()
  const light = 'dark'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...groundShadow(
        'ground',
        '#04061A',
        [
          [500, 552, 90],
          [630, 552, 110],
          [770, 552, 110],
          [880, 552, 90],
          [1030, 556, 150],
        ],
        0.8,
      ),
      onStage(light, {
        thinks: 'The tallest is… I?',
        at: [1030, 556],
        scale: 0.7,
        figure: sitting({ mood: 'curious', look: [-1, 0.3], turn: -0.4, tilt: -4 }),
      }),
      onStage(light, {
        thinks: 'Clara is going to quack.',
        at: [894, 552],
        scale: 0.68,
        figure: rabbit({ mood: 'curious', look: [-1, 0.2] }),
      }),
      onStage(light, {
        thinks: 'Mmmmm. Not now. Not now.',
        at: [756, 552],
        scale: 0.68,
        flip: true,
        figure: duck({ mood: 'surprised', look: [0, -1] }),
      }),
      onStage(light, {
        thinks: 'Moons: none. I count once more.',
        at: [610, 554],
        scale: 0.68,
        flip: true,
        figure: hedgehog({ look: [-0.3, -1] }),
      }),
      onStage(light, {
        thinks: 'There is no hurry.',
        at: [486, 554],
        scale: 0.68,
        flip: true,
        figure: snail({ look: [-0.3, -1] }),
      }),
      onStage(light, {
        thinks: 'The biscuit is unguarded.',
        at: [700, 580],
        scale: 0.9,
        flip: true,
        figure: mouse({}),
      }),
      onStage(light, { thinks: 'Half.', at: [800, 584], figure: biscuit({}, true) }),
    ],
    front: place.front,
  })
}

export const night: Record<string, () => Drawn[]> = { plan: planPage, climb: climbPage, hush: hushPage }
