import type { Part } from './cast'
import { heights, onGround } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { duckFront } from './friends-turned'
import { groundShadow, halo, rimmed } from './glow'
import { silhouette } from './light'
import type { Point } from './limbs'
import { sitting, walking } from './nori'
import { climbAt, dots, hillside, hilltopInTheDark } from './places'
import { planes } from './planes'
import { biscuit, mouse, satchel } from './props'
import { planPage } from './story-wood'
import type { Drawn } from './svg'
import { group, limb, path } from './svg'

/* Pages 7 (story-wood.ts) to 9 of “The Moon Is Late”: into the dark (docs/storyboard.jpg). Each has its text on the left. */

/** For those of whom only the shape is seen. */
const asItIs = { ambient: '#fff', cast: '#fff', strength: 0 }

/** The mouse against the light, facing right: pointed snout, ear, long tail. */
const mouseShape = () => [
  path('M48-5C40-12 34-19 28-22C30-36 10-40 10-26C-8-38-36-28-36-4L-30 1H36C44 1 50 0 48-5Z', '#000'),
  limb('M-32-4C-54 4-64-14-84-10', '#000', 4),
]

/** Up the hill: beckon, waddle, trot and shuffle, dark before the last light. Nobody touches anybody else. */
const climbPage = () => {
  const place = hillside()
  const dark = '#1D1740'
  const walker = (x: number, lift: number, part: Omit<Part, 'at'>) =>
    onGround(asItIs, { ...part, at: [x, Math.round(climbAt(x)) - lift] })
  // The last light is on all of their edges, from the left or from the right; its source is between them.
  const row = (id: string, inwards: Point, middle: Point, ...walkers: Drawn[]) =>
    rimmed(
      id,
      { colour: '#FFB27E', inwards, light: asItIs, middle, reach: 1500 },
      silhouette(dark, ...walkers),
    )
  return planes({
    back: place.back,
    middle: [
      ...row(
        'after',
        [-3, 2],
        [100, 440],
        walker(726, -2, {
          thinks: 'Do not shake the passenger.',
          rotate: -22,
          scale: 0.38,
          figure: walking({ turn: 1, tilt: 14, ears: 26, pack: satchel({}) }),
        }),
        walker(574, -2, {
          thinks: 'Eight steps, nine steps.',
          rotate: -15,
          scale: 0.45,
          flip: true,
          figure: hedgehog(),
        }),
        walker(446, 6, {
          thinks: 'It smells of biscuit up there.',
          rotate: -10,
          scale: 0.72,
          figure: group({}, ...mouseShape()),
        }),
        // Between the ears, as an express rides.
        group({ x: 738, y: Math.round(climbAt(726)) - 190, rotate: -14, scale: 0.42, flip: true }, snail()),
      ),
      ...row(
        'before',
        [3, 2],
        [1400, 300],
        walker(1066, -7, {
          thinks: 'Come on! First we hop!',
          rotate: 8,
          scale: 0.46,
          figure: rabbit({ raised: true }),
        }),
        walker(930, -4, {
          thinks: 'One foot. Other foot.',
          rotate: -15,
          scale: 0.46,
          flip: true,
          figure: duck(),
        }),
      ),
      // The biscuit in the satchel has a little of the light.
      biscuit({ x: 660, y: Math.round(climbAt(726)) - 92, rotate: -16, scale: 0.64 }, true),
      ...place.middle,
    ],
    front: place.front,
  })
}

/** The darkest page: five in a row that lean on each other, one firefly, and the stars on their edges. */
const hushPage = () => {
  const place = hilltopInTheDark()
  const light = 'dark'
  const starlit = (id: string, tall?: number) => ({
    id,
    tall,
    colour: '#8E9AE0',
    inwards: [1.5, 3.5] as Point,
  })
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...halo('air', { at: [770, 430], colour: '#6A5CA8', edge: '#2A2E70', reach: 330 }, 0.55),
      ...groundShadow(
        'ground',
        '#03041A',
        [
          [1000, 560, 170],
          [640, 578, 240],
        ],
        0.8,
      ),
      onGround(light, {
        thinks: 'Left: small. Right: nobody. The tallest is… I?',
        at: [996, 558],
        scale: 0.8,
        rim: starlit('nori'),
        figure: sitting({ mood: 'wonder', mouth: 'soft', look: [-1, 0.4], turn: -0.5, tilt: -7 }),
      }),
      onGround(light, {
        thinks: 'Clara is going to burst.',
        at: [838, 562],
        scale: 0.8,
        rotate: 7,
        rim: starlit('milo', heights.rabbit),
        figure: rabbit({ mood: 'worried', look: [-1, 0.5] }),
      }),
      onGround(light, {
        thinks: 'Mmmmm. Not now. Not now.',
        at: [716, 568],
        scale: 0.8,
        rotate: 4,
        rim: starlit('clara', heights.duck),
        figure: duckFront({ mood: 'hush', look: [0.3, -1] }),
      }),
      onGround(light, {
        thinks: 'Moons: none. I count once more.',
        at: [596, 576],
        scale: 0.8,
        rim: starlit('hugo', heights.hedgehog),
        flip: true,
        figure: hedgehog({ mood: 'hush', look: [-0.4, -1] }),
      }),
      onGround(light, {
        thinks: 'There is no hurry.',
        at: [492, 582],
        scale: 0.8,
        flip: true,
        figure: snail({ mood: 'hush', look: [-0.4, -1] }),
      }),
      onGround(light, {
        thinks: 'In case the moon is hungry.',
        at: [872, 590],
        scale: 0.72,
        figure: satchel({}),
      }),
      onGround(
        { ambient: '#6C6AA6', cast: '#504E88', strength: 0.9 },
        {
          thinks: 'The biscuit is unguarded.',
          at: [772, 592],
          flip: true,
          figure: mouse({}),
        },
      ),
      // One firefly, which they all have to themselves.
      ...halo('firefly', { at: [640, 410], colour: '#FFF0B0', edge: '#B08050', reach: 46 }, 0.85),
      dots('#FFF6D0', 7, [[640, 410]]),
    ],
    front: place.front,
  })
}

export const night: Record<string, () => Drawn[]> = { plan: planPage, climb: climbPage, hush: hushPage }
