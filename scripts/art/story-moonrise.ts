import type { Part } from './cast'
import { onGround } from './cast'
import { duck, snail } from './friends'
import { hedgehogBehind } from './friends-turned'
import { groundShadow, rimmed } from './glow'
import { asItIs } from './light'
import type { Point } from './limbs'
import { miloGazes } from './milo-at-night'
import { mouseSits } from './mouse'
import { gazing } from './nori'
import { disc, hilltopAtMoonrise } from './places'
import { planes } from './planes'
import { satchel } from './props'
import { ellipse, group, shade } from './svg'

/* Page 10 of “The Moon Is Late”: the moonrise. */

/** The moon before, on its way up, three times side by side; the ridge cuts a thread, a slice and a half off it. */
const risingMoons = [
  ellipse(31, 372, 36, 36, '#E4E0F0'),
  ellipse(92, 357, 36, 36, '#F4E0B4'),
  ellipse(170, 340, 36, 36, '#FFD98C'),
]

/** The moon rises, and is just clear of the ridge; all are dark before it. Clara cannot swallow it any longer. */
export const moonrisePage = () => {
  const place = hilltopAtMoonrise()
  const light = {
    ambient: '#A4688A',
    cast: '#5A3270',
    strength: 0.86,
    wine: ['#701C48', 0.14] as [string, number],
  }
  // The moon is on all of their edges, from the right or from the left; it is between them.
  const row = (id: string, inwards: Point, middle: Point, ...them: Part[]) =>
    rimmed(
      id,
      { colour: '#FFD98C', inwards, light: asItIs, middle, reach: 600 },
      group({}, ...them.map((part) => onGround(light, part))),
    )
  return planes({
    back: [...place.back, ...risingMoons, disc(556, 200, 182), ...place.ridges],
    middle: [
      ...place.middle,
      // On the ground before them, what the halo is in the air.
      shade(ellipse(570, 556, 400, 46, 'url(#gold)', { opacity: 0.9 })),
      ...groundShadow('ground', '#1F1439', [
        [298, 566, 170],
        [528, 548, 80],
        [668, 558, 60],
        [750, 580, 56],
        [110, 484, 90],
      ]),
      ...row(
        'right',
        [3, 4],
        [900, 560],
        {
          thinks: 'QUACK!',
          at: [660, 556],
          scale: 0.72,
          rotate: 3,
          figure: duck({ mood: 'laughing', quack: true, cheers: true }),
        },
        { thinks: 'In case the moon is hungry.', at: [750, 580], scale: 0.66, figure: satchel({}) },
      ),
      ...row(
        'left',
        [-3, 3],
        [100, 560],
        {
          thinks: 'The meeting is over. It came!',
          at: [532, 545],
          scale: 0.65,
          flip: true,
          figure: miloGazes(),
        },
        { thinks: 'There you are.', at: [312, 562], scale: 0.76, figure: gazing() },
        { thinks: 'One. One moon!', at: [108, 482], scale: 0.68, figure: hedgehogBehind() },
        {
          thinks: 'It came at my speed.',
          at: [81, 580],
          scale: 0.6,
          flip: true,
          figure: snail({ mood: 'wonder', look: [-1, -1] }),
        },
        {
          thinks: 'Everybody looks up. Now!',
          at: [584, 581],
          figure: mouseSits({}, 44),
        },
      ),
    ],
    front: place.front,
  })
}
