import { rabbit } from '../../characters/friends/rabbit'
import { sittingNoriHalfTurned } from '../../characters/nori'
import { radialGradient } from '../../kit/light-effects'
import { applyLight } from '../../kit/lighting'
import { rect } from '../../kit/shapes'
import { colours as c, group, line, path, shade } from '../../kit/svg'
import { stars } from '../../props/objects'
import { coverColours, coverSize } from './format'

/* Cover of the third book: the riddle of the lighthouse. */

const { width, height } = coverSize
const { board } = coverColours.third
const rays = radialGradient(
  'rays',
  [
    [0, '#FFE9A8', 0.95],
    [0.5, '#C8B98F', 0.4],
    [1, '#8FA0B8', 0.12],
  ],
  { gradientUnits: 'userSpaceOnUse', cx: 478, cy: 448, r: 520 },
)

const lighthouse = [
  path('M424 408H500L526 640H398Z', '#F6F0FA'),
  path('M422 428H502L509 486H415ZM411 526H514L519 572H406Z', c.brick),
  shade(path('M474 408H500L526 640H480Z', c.ink, { opacity: 0.16 })),
  path('M432 348H492V404H432Z', '#FFE9A8'),
  line('M452 350V402M472 350V402', c.brick, 5),
  path('M418 350L462 306L506 350ZM414 402H510V418H414Z', c.brick),
  path('M446 640V606C446 584 478 584 478 606V640Z', '#5C3A94'),
]

/** The front of the cover, without spine and title. */
export const drawThirdCover = () => [
  rect(width, height, board),
  shade(path('M0 420C120 400 300 404 600 396V560H0Z', '#2C5688')),
  rays,
  // Below the title.
  shade(path('M478 450L0 318V452ZM478 450L700 372V496Z', 'url(#rays)')),
  stars([
    [104, 190, 7],
    [572, 352, 8],
    [560, 100, 6],
    [392, 396, 6],
  ]),
  // Sea with reflected light.
  path('M0 500C100 492 200 506 300 498S500 492 600 500V720H0Z', '#17345A'),
  shade(line('M96 528h70M210 546h44M130 572h36M560 530h40M300 524h40', '#4A76A8', 6)),
  path('M340 720C336 660 380 628 470 622C550 618 590 640 600 650V720Z', '#2A3F5E'),
  group({ x: 88, y: 118, scale: 0.84 }, ...lighthouse),
  path('M0 720V632C90 606 200 620 300 648C420 640 520 640 600 664V720Z', '#1E6B5A'),
  shade(
    path(
      'M0 632C90 606 200 620 300 648C420 640 520 640 600 664V676C520 652 420 652 300 660C200 634 90 622 0 646Z',
      '#3F9A80',
    ),
  ),
  applyLight(
    'dusk',
    group(
      { x: 196, y: 694, scale: 0.55 },
      sittingNoriHalfTurned({ mood: 'surprised', turn: 0.5, look: [0.8, -0.8], tilt: -8 }),
    ),
  ),
  applyLight(
    'dusk',
    group(
      { x: 348, y: 698, scale: 0.55, flip: true },
      rabbit({ mood: 'wonder', look: [-0.5, -0.9], mirrored: true }),
    ),
  ),
]
