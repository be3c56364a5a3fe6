import { duckHushed } from '../../characters/friends/duck-poses'
import { hedgehogCurled } from '../../characters/friends/hedgehog'
import { mousePeeps } from '../../characters/friends/mouse'
import { miloLeans } from '../../characters/friends/rabbit-at-night'
import { snail } from '../../characters/friends/snail'
import { huddled } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { planes } from '../../kit/layers'
import { groundShadow, halo, onLitParts, rimmed, roundGradient } from '../../kit/light-effects'
import { asItIs, type Light } from '../../kit/lighting'
import { ellipse, group, path } from '../../kit/svg'
import { hilltopInTheDark } from '../../places'
import { satchel } from '../../props/objects'
import { onGround } from './figures'

/* Page 9 */

/* Pages 7 (story-wood.ts) to 9 of “The Moon Is Late”: into the dark (docs/storyboard.jpg). Each has its text on the left. */
/** The dark, and what one firefly can do about it: for those far from it, and for those near it. */
const byFirefly = (part: number): Light => ({
  ambient: '#716EA8',
  cast: '#3E427E',
  strength: 0.94,
  wine: ['#6E3450', 0.42],
  glow: ['#E0A878', part],
})

/** Two wings, and a light that it carries behind it. */
const firefly = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M0-4C-16-24-36-16-18-4C0-2 22-10 14-24Q4-28 0-4Z', '#B8A8D8'),
    path('M-12-4C-8-8 0-8 4-4L2 4C-4 4-10 2-12-4Z', '#2A2048'),
    path('M3-4C14-6 20 2 16 8C10 12 2 8 1 4Z', '#FFF6D0'),
  )

/** Where the firefly's light falls on them, from Presto to Nori: their faces, and the chests below. */
const faced: [x: number, y: number, wide: number, tall: number][] = [
  [430, 530, 70, 60],
  [540, 505, 70, 60],
  [655, 440, 84, 110],
  [816, 420, 54, 130],
  [896, 350, 130, 210],
]

/** The darkest page: five in a row who lean on one another, one firefly, and its light on what faces it. */
export const hushPage = () => {
  const place = hilltopInTheDark()
  const at: Point = [524, 330]
  const [light, nearFirefly] = [byFirefly(0.05), byFirefly(0.16)]
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      // One firefly, which they all have to themselves: a small light, and a faint one that reaches them all.
      ...halo('glow', { at, colour: '#FFE2A0', edge: '#B07058', reach: 86 }, 0.9),
      ellipse(...at, 270, 270, 'url(#glow)', { opacity: 0.4 }),
      firefly({ x: at[0] - 10, y: at[1] }),
      ...groundShadow('ground', '#03041A', [[800, 572, 400]], 0.8),
      // The light on their edges becomes less from the snail to Nori.
      ...rimmed(
        'row',
        { colour: '#EDB873', inwards: [2.4, 1.4], light: asItIs, middle: [670, 508], reach: 375 },
        group(
          {},
          onGround(light, {
            thinks: 'Left: small. Right: nobody. The tallest is… I?',
            at: [994, 562],
            scale: 0.8,
            figure: huddled({ mood: 'wonder', mouth: 'soft', look: [-1, 0.8], turn: -0.5, tilt: -9 }),
          }),
          onGround(light, {
            thinks: 'Clara is going to burst. Nori is warm.',
            at: [846, 570],
            scale: 0.77,
            rotate: 4,
            figure: miloLeans(),
          }),
          onGround(nearFirefly, {
            thinks: 'Mmmmm. Not now. Not now.',
            at: [716, 570],
            scale: 0.8,
            rotate: 4,
            figure: duckHushed(),
          }),
          onGround(nearFirefly, {
            thinks: 'There is no hurry.',
            at: [474, 580],
            scale: 0.66,
            figure: snail({ mood: 'hush', look: [0.4, -1], neck: 'in' }),
          }),
          onGround(nearFirefly, {
            thinks: 'Moons: none. I count once more.',
            at: [604, 578],
            scale: 0.74,
            rotate: 6,
            figure: hedgehogCurled(),
          }),
        ),
      ),
      roundGradient('warm', [
        [0, '#FFDCA0', 1],
        [0.5, '#FFC080', 0.75],
        [1, '#FFC080', 0],
      ]),
      ...onLitParts('row', ...faced.map(([x, y, wide, tall]) => ellipse(x, y, wide, tall, 'url(#warm)'))),
    ],
    front: [
      onGround(nearFirefly, {
        thinks: 'That is the smallest moon so far.',
        at: [1116, 539],
        figure: mousePeeps({}),
      }),
      onGround(nearFirefly, {
        thinks: 'In case the moon is hungry.',
        at: [1142, 582],
        scale: 0.68,
        figure: satchel({}),
      }),
    ],
  })
}
