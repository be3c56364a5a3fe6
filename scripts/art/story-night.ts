import type { Part } from './cast'
import { heights, onGround } from './cast'
import { claraShape, hugoShape, miloShape, mouseShape, noriShape } from './climbers'
import { hedgehog, rabbit, snail } from './friends'
import { duckFront } from './friends-turned'
import { gradient, groundShadow, halo, rimmed } from './glow'
import { asItIs } from './light'
import type { Point } from './limbs'
import { sitting } from './nori'
import { climbAt, dots, hillside, hilltopInTheDark } from './places'
import { planes } from './planes'
import { halfInBag, mouse, satchel } from './props'
import { planPage } from './story-wood'
import type { Drawn } from './svg'
import { group, path, shade } from './svg'

/* Pages 7 (story-wood.ts) to 9 of “The Moon Is Late”: into the dark (docs/storyboard.jpg). Each has its text on the left. */

/** Up the hill: beckon, waddle, trot and shuffle, dark before the last light. Nobody touches anybody else. */
const climbPage = () => {
  const place = hillside()
  const walker = (x: number, lift: number, part: Omit<Part, 'at'>) =>
    onGround(asItIs, { ...part, at: [x, Math.round(climbAt(x)) - lift] })
  // The last light is on all of their edges, from the left or from the right; its source is between them.
  const row = (id: string, inwards: Point, middle: Point, ...walkers: Drawn[]) =>
    rimmed(id, { colour: '#FFB27E', inwards, light: asItIs, middle, reach: 1500 }, group({}, ...walkers))
  return planes({
    back: place.back,
    middle: [
      // The biscuit in the satchel has a little of the light.
      group(
        { x: 726, y: Math.round(climbAt(726)) + 2, rotate: -22, scale: 0.38 },
        group({ x: -62, y: -232, rotate: -4, scale: 1.16 }, halfInBag()),
      ),
      ...row(
        'after',
        [-3, 2],
        [100, 440],
        walker(726, -2, {
          thinks: 'Do not shake the passenger.',
          rotate: -22,
          scale: 0.38,
          figure: noriShape(),
        }),
        walker(552, 3, { thinks: 'Eight steps, nine steps.', rotate: -19, scale: 0.93, figure: hugoShape() }),
        walker(450, 3, {
          thinks: 'It smells of biscuit up there.',
          rotate: -17,
          scale: 0.72,
          figure: mouseShape(),
        }),
      ),
      ...row(
        'before',
        [3, 2],
        [1400, 300],
        walker(1076, 0, { thinks: 'Come on! First we hop!', scale: 0.68, figure: miloShape() }),
        walker(930, 3, {
          thinks: 'One foot. Other foot.',
          rotate: -16,
          scale: 0.7,
          figure: claraShape(),
        }),
      ),
      ...place.middle,
    ],
    front: place.front,
  })
}

/** The darkest page: five in a row that lean on each other, one firefly, and its light on all of their edges. */
const hushPage = () => {
  const place = hilltopInTheDark()
  const light = 'dark'
  const firefly: Point = [688, 372]
  const glow = (id: string, reach: number, strength: number, edge: string) =>
    halo(id, { at: firefly, colour: '#FFE2A0', edge, reach }, strength)
  const warm = (id: string, inwards: Point, tall?: number) => ({ id, tall, inwards, colour: '#EDB873' })
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...glow('air', 300, 0.4, '#5A4A90'),
      // One firefly, which they all have to themselves.
      ...glow('firefly', 130, 0.85, '#B08050'),
      dots('#FFF6D0', 7, [firefly]),
      ...groundShadow(
        'ground',
        '#03041A',
        [
          [1010, 560, 170],
          [640, 578, 240],
        ],
        0.8,
      ),
      onGround(light, {
        thinks: 'Left: small. Right: nobody. The tallest is… I?',
        at: [1042, 552],
        scale: 0.8,
        rim: warm('nori', [4, 1.5]),
        figure: sitting({ mood: 'wonder', mouth: 'soft', look: [-1, 0.4], turn: -0.5, tilt: -7 }),
      }),
      onGround(light, {
        thinks: 'Clara is going to burst.',
        at: [828, 572],
        scale: 0.8,
        rim: warm('milo', [4, 2], heights.rabbit),
        figure: rabbit({ mood: 'worried', look: [-1, 0.5] }),
      }),
      onGround(light, {
        thinks: 'Mmmmm. Not now. Not now.',
        at: [697, 566],
        scale: 0.8,
        rim: warm('clara', [2, 4], heights.duck),
        figure: duckFront({ mood: 'hush', look: [-0.5, -1], turned: true }),
      }),
      onGround(light, {
        thinks: 'Moons: none. I count once more.',
        at: [560, 578],
        scale: 0.8,
        rim: warm('hugo', [-3, 4], heights.hedgehog),
        flip: true,
        figure: hedgehog({ mood: 'hush', look: [-0.9, -1] }),
      }),
      // Their feet are in the dark; the snail is before it.
      gradient('deep', [
        [0, '#05071C', 0],
        [1, '#05071C', 0.75],
      ]),
      shade(path('M-60 486H1260V620H-60Z', 'url(#deep)')),
      onGround(light, {
        thinks: 'There is no hurry.',
        at: [470, 588],
        scale: 0.76,
        figure: snail({ mood: 'hush', look: [0.7, -1] }),
      }),
      onGround(light, {
        thinks: 'In case the moon is hungry.',
        at: [934, 592],
        scale: 0.72,
        figure: satchel({}),
      }),
      onGround(
        { ambient: '#6C6AA6', cast: '#504E88', strength: 0.9 },
        {
          thinks: 'The biscuit is unguarded.',
          at: [822, 594],
          flip: true,
          figure: mouse({}),
        },
      ),
    ],
    front: place.front,
  })
}

export const night: Record<string, () => Drawn[]> = { plan: planPage, climb: climbPage, hush: hushPage }
