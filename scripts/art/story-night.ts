import { duck, hedgehog, rabbit, snail } from './friends'
import { lit, silhouette } from './light'
import { fromBehind, sitting, sleeping, walking } from './nori'
import { kitchenWindow, rect } from './places'
import { blanket, closedBook, moon, mouse, plan, stars } from './props'
import { hills, indoors, twilight } from './story-page'
import type { Drawn } from './svg'
import { el, ellipse, group, path, shade } from './svg'

/* Pages 7 to 12 of “The Moon Is Late”: into the dark, and out of it with the moon (docs/storyboard.png). */

/** A drawing in moonlight with a bright rim on the side of the moon. @param y of the rim */
const rimmed = (x: number, y: number, ...drawing: Drawn[]) => [
  shade(group({ x, y }, silhouette('#FFF0B8', ...drawing))),
  lit('night', ...drawing),
]

export const night: Record<string, () => Drawn[]> = {
  // A crowd before a stage: the sheet of paper is the brightest thing.
  plan: () => [
    ...twilight(['#2C5468', 0], ['#3B6A78', 0.42]),
    stars([
      [100, 70, 8],
      [560, 50, 6],
      [740, 130, 8],
      [680, 60, 5],
    ]),
    hills('#3C7F76', 0.72, 0.66, 0.6, 0.68),
    shade(path('M60 560C200 420 640 420 740 560Z', '#4F9482')),
    plan({ x: 332, y: 190, rotate: -3, scale: 2.9 }),
    lit(
      'dusk',
      path('M512 436C520 410 660 410 668 436L684 520H496Z', '#8A5A44'),
      shade(ellipse(590, 434, 76, 17, '#D9A066')),
      group({ x: 584, y: 438, scale: 0.72 }, rabbit({ mood: 'talking', look: [-0.8, 0.4], raised: true })),
    ),
    lit(
      'dusk',
      group({ x: 336, y: 592, scale: 0.56 }, fromBehind({ tilt: 6, turn: 0.4 })),
      group({ x: 506, y: 592, scale: 0.58 }, hedgehog({ mood: 'curious', look: [-0.2, -1] })),
      group({ x: 674, y: 592, scale: 0.58 }, duck({ mood: 'happy', look: [-0.6, -1] })),
      group({ x: 160, y: 590, scale: 0.62, flip: true }, snail({ look: [-0.3, -1] })),
    ),
    mouse({ x: 300, y: 66, scale: 0.6, flip: true }),
  ],

  // Long shot: five silhouettes before the last light.
  climb: () => [
    ...twilight(['#234478', 0], ['#326296', 0.26], ['#4D8DAE', 0.48], ['#83BDBE', 0.66], ['#C3DFC4', 0.8]),
    stars([
      [120, 90, 9],
      [270, 50, 6],
      [420, 130, 8],
      [560, 60, 7],
      [220, 190, 5],
    ]),
    path('M0 570C260 560 520 420 800 230V600H0Z', '#1A2350'),
    silhouette(
      '#141A3F',
      group({ x: 676, y: 308, rotate: -18, scale: 0.4, flip: true }, rabbit({})),
      group({ x: 560, y: 396, rotate: -20, scale: 0.42, flip: true }, duck({})),
      group(
        { x: 376, y: 492, rotate: -22, scale: 0.38 },
        walking({ turn: 0.9, tilt: 14, ears: 22 }),
        group({ x: 184, y: -436, rotate: 18, scale: 1.2, flip: true }, snail({})),
      ),
      group({ x: 196, y: 547, rotate: -11, flip: true, scale: 0.44 }, hedgehog({})),
      mouse({ x: 96, y: 565, rotate: -4, flip: true, scale: 0.74 }),
    ),
  ],

  // The darkest page: five pairs of eyes below a large sky.
  hush: () => [
    ...twilight(['#10143A', 0], ['#1C2356', 0.5]),
    shade(
      path(
        'M140 80h5v5h-5zM300 150h4v4h-4zM420 60h5v5h-5zM640 110h4v4h-4zM560 200h4v4h-4zM220 230h4v4h-4zM720 220h4v4h-4z',
        '#8A92CC',
      ),
    ),
    hills('#0C1030', 0.84, 0.81, 0.8, 0.82, 0.85),
    lit(
      'dark',
      group({ x: 644, y: 532, scale: 0.6 }, sitting({ mood: 'curious', look: [-0.5, -1], tilt: -4 })),
      group({ x: 500, y: 528, scale: 0.6 }, rabbit({ mood: 'curious', look: [0, -1] })),
      group({ x: 386, y: 526, flip: true, scale: 0.6 }, duck({ mood: 'surprised', look: [0, -1] })),
      group({ x: 216, y: 528, flip: true, scale: 0.6 }, hedgehog({ look: [0, -1] })),
      group({ x: 82, y: 526, flip: true, scale: 0.6 }, snail({ look: [0, -1] })),
      mouse({ x: 330, y: 576, scale: 0.68 }),
    ),
  ],

  // Near and from behind: the moon is as large as Nori, and Clara cannot swallow it any longer.
  moonrise: () => [
    ...twilight(['#3A2F7C', 0], ['#553F92', 0.3], ['#80579F', 0.52], ['#C07F98', 0.66]),
    moon({ x: 80, y: 366, scale: 0.95 }, 'thread'),
    moon({ x: 140, y: 250, scale: 1 }, 'slice'),
    moon({ x: 240, y: 150 }, 'half'),
    moon({ x: 500, y: 280, scale: 3 }),
    hills('#4A3B7E', 0.76, 0.7, 0.76, 0.72, 0.76),
    hills('#2E2A62', 0.86, 0.84, 0.85, 0.84),
    ...rimmed(5, -5, group({ x: 356, y: 590, scale: 0.74 }, fromBehind({ tilt: 8, turn: 0.4 }))),
    ...rimmed(
      -5,
      -5,
      group({ x: 606, y: 588, scale: 0.88, rotate: 10 }, duck({ mood: 'proud', quack: true })),
    ),
    mouse({ x: 120, y: 580, scale: 0.7, flip: true }),
  ],

  // From above the hill, everyone in silver light.
  moonlight: () => [
    ...twilight(['#7189CC', 0], ['#8CA3DC', 0.3], ['#AEC2EA', 0.55]),
    shade(ellipse(400, 106, 100, 100, '#DCE6FA', { opacity: 0.6 })),
    moon({ x: 400, y: 106, scale: 1.22 }),
    hills('#8FA8D2', 0.72, 0.66, 0.72, 0.68),
    path('M80 428V398L100 382L120 398V428Z', '#5F73B0'),
    shade(path('M92 404h14v14h-14z', '#FFE9A8')),
    path('M-40 600C80 300 720 300 840 600Z', '#6FA0A8'),
    shade(path('M60 460C200 350 600 350 740 460C560 400 240 400 60 460Z', '#A8CBC4')),
    shade(
      path(
        'M330 520L310 600H490L470 520ZM500 520L520 600H600L580 520ZM222 520L170 600H250L300 520ZM80 560L40 600H120L180 560ZM620 562L650 600H750L720 562Z',
        '#4F7C92',
        { opacity: 0.45 },
      ),
    ),
    lit(
      'moonlit',
      group(
        { x: 400, y: 524, scale: 0.58 },
        sitting({ mood: 'talking', mouth: 'o', look: [0, -1], tilt: -3 }),
      ),
      group({ x: 544, y: 522, scale: 0.58 }, rabbit({ look: [-0.4, -1] })),
      group({ x: 250, y: 524, flip: true, scale: 0.6 }, duck({ look: [0, -1] })),
      group({ x: 128, y: 562, flip: true, scale: 0.64 }, hedgehog({ look: [0, -1] })),
      group({ x: 668, y: 564, scale: 0.64 }, snail({ mood: 'proud' })),
    ),
    mouse({ x: 470, y: 580, scale: 0.6 }),
  ],

  // Near, on the kitchen floor: the moon lies on the fur.
  goodNight: () => [
    lit('night', ...indoors(400)),
    shade(el('rect', { x: -400, width: 1600, height: 600, fill: '#4A62C8', opacity: 0.28 })),
    group({ x: 530, y: 190 }, rect(300, 270, '#9FB4EC', -150, -140), lit('moonlit', ...kitchenWindow())),
    moon({ x: 590, y: 130, scale: 0.86 }),
    stars([
      [440, 100, 8],
      [470, 260, 6],
      [620, 280, 6],
    ]),
    shade(path('M400 340H660L600 600H60Z', '#FFF6D6', { opacity: 0.5 })),
    lit('moonlit', group({ x: 380, y: 566, scale: 1.25 }, blanket({}))),
    shade(group({ x: 385, y: 549, scale: 1.12 }, silhouette('#FFF6D0', sleeping()))),
    lit('moonlit', group({ x: 380, y: 556, scale: 1.12 }, sleeping()), closedBook({ x: 706, y: 478 })),
    // The strip of light on his back.
    shade(
      group(
        { x: 380, y: 556, scale: 1.12 },
        path('M60-180C130-176 192-124 196-66C170-116 120-150 50-158Z', '#FFF6D6', { opacity: 0.6 }),
      ),
    ),
    mouse({ x: 722, y: 578, scale: 0.84 }, true),
  ],
}
