import type { Part } from './cast'
import { onGround } from './cast'
import { claraShape, hugoShape, miloShape, mouseShape, noriShape } from './climbers'
import { duckHushed } from './duck'
import { snail } from './friends'
import { hedgehogCurled } from './friends-turned'
import { groundShadow, halo, pool, rimmed } from './glow'
import { asItIs, type Light } from './light'
import type { Point } from './limbs'
import { miloLeans } from './milo-at-night'
import { mouseSits } from './mouse'
import { huddled } from './nori'
import { climbAt, hillside, hilltopInTheDark } from './places'
import { planes } from './planes'
import { biscuit, satchel } from './props'
import { planPage } from './story-wood'
import type { Drawn } from './svg'
import { group, path } from './svg'

/* Pages 7 (story-wood.ts) to 9 of “The Moon Is Late”: into the dark (docs/storyboard.jpg). Each has its text on the left. */

/** Up the hill: beckon, waddle, trot and shuffle, dark before the last light. Nobody touches anybody else. */
const climbPage = () => {
  const place = hillside()
  const walker = (x: number, lift: number, part: Omit<Part, 'at'>) =>
    onGround(asItIs, { ...part, at: [x, Math.round(climbAt(x)) - lift] })
  // The last light is on all of their edges, from the left or from the right; its source is between them.
  const row = (id: string, inwards: Point, middle: Point, ...walkers: Drawn[]) =>
    rimmed(id, { colour: '#E89AA6', inwards, light: asItIs, middle, reach: 1500 }, group({}, ...walkers))
  return planes({
    back: place.back,
    middle: [
      // The biscuit in the satchel, with its bite, has a little of the light.
      group(
        { x: 762, y: Math.round(climbAt(762)) - 3, rotate: -20, scale: 0.38 },
        biscuit({ x: -90, y: -322, rotate: -58, scale: 1.5 }, true),
      ),
      ...row(
        'after',
        [-2.4, 1.2],
        [100, 440],
        walker(762, 1, {
          thinks: 'Do not shake the passenger.',
          rotate: -20,
          scale: 0.38,
          figure: noriShape(),
        }),
        walker(556, 3, { thinks: 'Eight steps, nine steps.', rotate: -19, scale: 0.93, figure: hugoShape() }),
        walker(434, 1, {
          thinks: 'It smells of biscuit up there.',
          rotate: -17,
          scale: 0.72,
          figure: mouseShape(),
        }),
      ),
      ...row(
        'before',
        [2.4, 1.2],
        [1400, 300],
        walker(1106, 38, { thinks: 'Come on! First we hop!', scale: 0.68, figure: miloShape() }),
        walker(986, 12, {
          thinks: 'One foot. Other foot.',
          rotate: -16,
          scale: 0.7,
          figure: claraShape(),
        }),
      ),
      // Last: on the ground no edge is lit.
      ...place.middle,
    ],
    front: place.front,
  })
}

/** The dark, and what one firefly can do about it. */
const byFirefly: Light = {
  ambient: '#716EA8',
  cast: '#3E427E',
  strength: 0.94,
  wine: ['#6E3450', 0.42],
  glow: ['#E0A878', 0.06],
}

/** Two wings, and a light that it carries behind it. */
const firefly = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-2-4C-16-22-26-20-22-10C-20-4-10-2-2-3ZM2-4C2-24 12-30 16-22C18-14 10-6 3-3Z', '#B8A8D8'),
    path('M-12-4C-8-8 0-8 4-4L2 4C-4 4-10 2-12-4Z', '#2A2048'),
    path('M3-4C14-6 20 2 16 8C10 12 2 8 1 4Z', '#FFF6D0'),
  )

/** The darkest page: five in a row who huddle, one firefly, and its light on all of their edges. */
const hushPage = () => {
  const place = hilltopInTheDark()
  const light = byFirefly
  const at: Point = [524, 330]
  const glow = (id: string, reach: number, strength: number, edge: string) =>
    halo(id, { at, colour: '#FFE2A0', edge, reach }, strength)
  // The light on their edges becomes less from the snail to Nori.
  const warm = (id: string, ...figures: Drawn[]) =>
    rimmed(
      id,
      { colour: '#EDB873', inwards: [3, 4], light: asItIs, middle: [585, 780], reach: 400 },
      group({}, ...figures),
    )
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      // One firefly, which they all have to themselves: a small light in the air, and where it falls on the grass.
      ...glow('glow', 86, 0.9, '#B08050'),
      ...pool('lit', { at: [524, 558], colour: '#FFE2A0', edge: '#7A6070', reach: 230 }, 0.8, 0.17),
      firefly({ x: at[0] - 10, y: at[1] }),
      ...groundShadow(
        'ground',
        '#03041A',
        [
          [1020, 566, 180],
          [716, 576, 200],
        ],
        0.8,
      ),
      ...warm(
        'behind',
        onGround(light, {
          thinks: 'Left: small. Right: nobody. The tallest is… I?',
          at: [1034, 562],
          scale: 0.8,
          figure: huddled({ mood: 'wonder', mouth: 'soft', look: [-1, 0.8], turn: -0.5, tilt: -9 }),
        }),
        onGround(light, {
          thinks: 'Mmmmm. Not now. Not now.',
          at: [730, 568],
          scale: 0.8,
          rotate: 5,
          figure: duckHushed(),
        }),
        onGround(light, {
          thinks: 'There is no hurry.',
          at: [485, 578],
          scale: 0.7,
          figure: snail({ mood: 'hush', look: [0.4, -1], neck: 'in' }),
        }),
      ),
      ...warm(
        'before',
        onGround(light, {
          thinks: 'Clara is going to burst. Nori is warm.',
          at: [874, 570],
          scale: 0.77,
          figure: miloLeans(),
        }),
        onGround(light, {
          thinks: 'Moons: none. I count once more.',
          at: [652, 578],
          scale: 0.74,
          figure: hedgehogCurled(),
        }),
      ),
      onGround(light, {
        thinks: 'In case the moon is hungry.',
        at: [954, 577],
        scale: 0.68,
        figure: satchel({}),
      }),
      onGround(light, {
        thinks: 'That is the smallest moon so far.',
        at: [1028, 581],
        figure: mouseSits({}),
      }),
    ],
    front: place.front,
  })
}

export const night: Record<string, () => Drawn[]> = { plan: planPage, climb: climbPage, hush: hushPage }
