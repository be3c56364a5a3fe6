import type { Part } from './cast'
import { onGround } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { groundShadow } from './glow'
import { silhouette } from './light'
import { sitting, walking } from './nori'
import { climbAt, hillside, hilltopInTheDark } from './places'
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

/** The last light on an edge, from the left or from the right. */
const sunRim = (id: string, toTheLeft: number) => ({
  id,
  colour: '#FFB27E',
  inwards: [toTheLeft * 3, 2] as [number, number],
})

/** Up the hill: beckon, waddle, trot and shuffle, dark before the last light. Nobody touches anybody else. */
const climbPage = () => {
  const place = hillside()
  const dark = '#1D1740'
  const walker = (x: number, lift: number, part: Omit<Part, 'at'>) =>
    onGround(asItIs, { ...part, at: [x, Math.round(climbAt(x)) - lift] })
  const row = (id: string, toTheLeft: number, ...walkers: Drawn[]) =>
    onGround(asItIs, {
      thinks: 'Moon, moon, coming soon?',
      at: [0, 0],
      rim: sunRim(id, toTheLeft),
      figure: silhouette(dark, ...walkers),
    })
  return planes({
    back: place.back,
    middle: [
      row(
        'after',
        -1,
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
        walker(452, 3, {
          thinks: 'It smells of biscuit up there.',
          rotate: -10,
          scale: 0.62,
          figure: group({}, ...mouseShape()),
        }),
        // Between the ears, as an express rides.
        group({ x: 738, y: Math.round(climbAt(726)) - 190, rotate: -14, scale: 0.42, flip: true }, snail()),
      ),
      row(
        'before',
        1,
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
        at: [1040, 558],
        scale: 0.7,
        figure: sitting({ mood: 'wonder', mouth: 'oh', look: [-1, 0.2], turn: -0.45, tilt: -5 }),
      }),
      onGround(light, {
        thinks: 'Clara is going to burst.',
        at: [896, 554],
        scale: 0.68,
        figure: rabbit({ mood: 'worried', look: [-1, 0.5] }),
      }),
      onGround(light, {
        thinks: 'Mmmmm. Not now. Not now.',
        at: [778, 554],
        scale: 0.66,
        flip: true,
        figure: duck({ mood: 'hush', look: [-0.2, -1] }),
      }),
      onGround(light, {
        thinks: 'Moons: none. I count once more.',
        at: [584, 556],
        scale: 0.68,
        // Only the stars show where he ends.
        rim: { id: 'hugo', colour: '#545CA8', inwards: [2, 5] },
        flip: true,
        figure: hedgehog({ mood: 'curious', look: [-0.4, -1] }),
      }),
      onGround(light, {
        thinks: 'There is no hurry.',
        at: [474, 556],
        scale: 0.68,
        flip: true,
        figure: snail({ mood: 'tender', look: [-0.4, -1] }),
      }),
      onGround('night', {
        thinks: 'The biscuit is unguarded.',
        at: [704, 586],
        scale: 1,
        flip: true,
        figure: mouse({}),
      }),
      onGround(light, {
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
