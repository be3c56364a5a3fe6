import type { Part } from './cast'
import { onGround } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { groundShadow, halo } from './glow'
import { lit, silhouette } from './light'
import { fromBehind, sitting, walking } from './nori'
import { climbAt, dots, hillside, hilltopInTheDark, woodEdge } from './places'
import { planes } from './planes'
import { biscuit, mouse, plan, satchel } from './props'
import type { Drawn } from './svg'
import { ellipse, group, line, path, shade } from './svg'

/* Pages 7 to 9 of “The Moon Is Late”: into the dark (docs/storyboard.png). Each has its text on the left. */

/** The stump from which Milo speaks, 190 wide. */
const stump = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M-76-84C-70-40-86-12-120 6C-60 14-44 2-24 6C0 16 30 2 56 6C76 12 98 10 118 4C86-12 72-40 78-84Z',
      '#6E4656',
    ),
    shade(path('M30-84C36-40 34-16 56 6C76 12 98 10 118 4C86-12 72-40 78-84Z', '#54344C')),
    ellipse(1, -84, 78, 18, '#C08A6C'),
    shade(
      path('M-44-84a46 10 0 1 0 90 0a46 10 0 1 0-90 0M-20-84a22 5 0 1 0 42 0a22 5 0 1 0-42 0', 'none', {
        stroke: '#9A6650',
        'stroke-width': 3,
      }),
    ),
  )

/** A paw of Milo's that holds an edge, from in front. */
const holdingPaw = (x: number, y: number) => [
  ellipse(x, y, 11, 9, '#fff'),
  shade(line(`M${x - 7} ${y - 3}h8M${x - 7} ${y + 3}h8`, '#B9AFC6', 2)),
]

/** The plan: a meeting without moon. The sheet is the brightest thing, and everybody looks at it. */
const planPage = () => {
  const place = woodEdge()
  const light = 'afterglow'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...halo('paper', { at: [742, 246], colour: '#FFF3D6', edge: '#F0A890', reach: 280 }, 0.55),
      ...groundShadow('ground', '#151A44', [
        [968, 530, 150],
        [562, 584, 150],
        [836, 580, 120],
        [1060, 580, 120],
      ]),
      onGround(light, { thinks: 'A firm place to speak from.', at: [968, 530], figure: stump({}) }),
      onGround('dusk', {
        thinks: 'Nobody has ever had such a plan. Listen, all of you!',
        at: [956, 450],
        scale: 0.74,
        figure: rabbit({ mood: 'talking', look: [-0.9, 0.8], raised: true }),
      }),
      plan({ x: 736, y: 246, rotate: -3, scale: 2.3 }),
      lit('dusk', holdingPaw(870, 322)),
      onGround(light, {
        thinks: 'It has no moon on it. Is that allowed?',
        at: [1066, 580],
        scale: 0.64,
        figure: duck({ mood: 'puzzled', look: [-1, -0.8] }),
      }),
      onGround(light, {
        thinks: 'Three arrows and one cross make four.',
        at: [836, 580],
        scale: 0.68,
        figure: hedgehog({ mood: 'curious', look: [-0.4, -1] }),
      }),
      onGround(light, {
        thinks: 'Hop? I?',
        at: [692, 584],
        scale: 0.62,
        flip: true,
        figure: snail({ mood: 'surprised', look: [-0.6, -1] }),
      }),
      onGround(light, {
        thinks: 'If the arrows know the way, I follow them.',
        at: [562, 584],
        scale: 0.66,
        rim: { id: 'nori', colour: '#FFD9B8', inwards: [-4, 4] },
        figure: fromBehind({ tilt: 6, turn: 0.5 }),
      }),
      onGround('dusk', {
        thinks: 'From up here one sees the biscuit.',
        at: [650, 144],
        scale: 0.9,
        rotate: -7,
        figure: mouse({}),
      }),
      onGround('dusk', {
        thinks: 'Packed, and put down for a moment.',
        at: [476, 582],
        scale: 0.86,
        figure: satchel({}),
      }),
    ],
    front: [
      ...place.front,
      // Fireflies, which are on no other page.
      ...halo('firefly', { at: [1120, 330], colour: '#FFF0B0', edge: '#FFC070', reach: 46 }, 0.8),
      dots('#FFF3C4', 6, [
        [1120, 330],
        [440, 300],
        [424, 470],
        [910, 150],
      ]),
    ],
  })
}

/** For those of whom only the shape is seen. */
const asItIs = { ambient: '#fff', cast: '#fff', strength: 0 }

/** Up the hill: hop, waddle, trot and shuffle, dark before the last light. Nobody touches anybody else. */
const climbPage = () => {
  const place = hillside()
  const dark = '#1D1740'
  const walker = (x: number, lift: number, part: Omit<Part, 'at'>) =>
    onGround(asItIs, { ...part, at: [x, Math.round(climbAt(x)) - lift] })
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      silhouette(
        dark,
        walker(1074, 34, { thinks: 'First we hop!', rotate: 4, scale: 0.46, flip: true, figure: rabbit() }),
        walker(938, 0, {
          thinks: 'One foot. Other foot.',
          rotate: -12,
          scale: 0.46,
          flip: true,
          figure: duck(),
        }),
        walker(726, -3, {
          thinks: 'Do not shake the passenger.',
          rotate: -16,
          scale: 0.38,
          figure: walking({ turn: 1, tilt: 10, ears: 20, pack: satchel({}) }),
        }),
        walker(564, 1, {
          thinks: 'Eight steps, nine steps.',
          rotate: -12,
          scale: 0.5,
          flip: true,
          figure: hedgehog(),
        }),
        walker(476, 1, {
          thinks: 'It smells of biscuit up there.',
          rotate: -9,
          scale: 1.1,
          flip: true,
          figure: mouse({}),
        }),
      ),
      // A little lighter, or he and Nori would be one shape.
      silhouette(
        '#47285F',
        onGround(asItIs, {
          thinks: 'So this is what an express is.',
          at: [744, Math.round(climbAt(726)) - 160],
          rotate: -10,
          scale: 0.5,
          flip: true,
          figure: snail(),
        }),
      ),
      // The biscuit in the satchel has a little of the light.
      biscuit({ x: 674, y: Math.round(climbAt(726)) - 107, rotate: -10, scale: 0.6 }, true),
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
        '#03041A',
        [
          [500, 556, 90],
          [630, 556, 110],
          [770, 554, 110],
          [880, 554, 90],
          [1030, 558, 150],
        ],
        0.8,
      ),
      onGround(light, {
        thinks: 'Left: small. Right: nobody. The tallest is… I?',
        at: [1030, 558],
        scale: 0.7,
        figure: sitting({ mood: 'wonder', mouth: 'oh', look: [-1, 0.2], turn: -0.45, tilt: -5 }),
      }),
      onGround(light, {
        thinks: 'Clara is going to burst.',
        at: [886, 554],
        scale: 0.68,
        figure: rabbit({ mood: 'worried', look: [-1, 0.5] }),
      }),
      onGround(light, {
        thinks: 'Mmmmm. Not now. Not now.',
        at: [752, 554],
        scale: 0.68,
        flip: true,
        figure: duck({ mood: 'hush', look: [-0.2, -1] }),
      }),
      onGround(light, {
        thinks: 'Moons: none. I count once more.',
        at: [606, 556],
        scale: 0.68,
        // Only the stars show where he ends.
        rim: { id: 'hugo', colour: '#545CA8', inwards: [2, 5] },
        flip: true,
        figure: hedgehog({ mood: 'curious', look: [-0.4, -1] }),
      }),
      onGround(light, {
        thinks: 'There is no hurry.',
        at: [482, 556],
        scale: 0.7,
        flip: true,
        figure: snail({ mood: 'tender', look: [-0.4, -1] }),
      }),
      onGround('night', {
        thinks: 'The biscuit is unguarded.',
        at: [716, 586],
        scale: 1,
        flip: true,
        figure: mouse({}),
      }),
      onGround('night', {
        thinks: 'In case the moon is hungry.',
        at: [818, 588],
        scale: 0.72,
        figure: satchel({}),
      }),
    ],
    front: place.front,
  })
}

export const night: Record<string, () => Drawn[]> = { plan: planPage, climb: climbPage, hush: hushPage }
