import { snail } from '../../characters/friends/snail'
import { jumpingNori } from '../../characters/nori'
import { rect } from '../../kit/shapes'
import { colours as c, ellipse, group, line, type Placement, path, shade } from '../../kit/svg'
import { mapleLeaf, tuft } from '../../props/objects'
import { coverColours, coverSize } from './format'

/* Cover of the first book: a leap into a puddle. */

const { width, height } = coverSize
const { board } = coverColours.first
const [water, waterLight, waterDark] = ['#6BB9EC', '#B4E0F8', '#3F97D3']

/** A splash of water with drops. */
const crown = [
  path(
    'M92 656C104 622 98 582 74 546C110 566 130 586 142 608C140 572 148 538 164 508C170 548 178 582 196 606C204 590 212 578 224 568C226 586 234 598 246 604C258 590 264 574 264 558C284 572 298 586 312 596C322 582 326 566 324 544C346 562 362 582 374 602L404 608C414 594 420 578 420 558C434 574 442 590 444 606C458 586 466 554 464 514C484 544 492 578 490 606C506 588 524 574 546 566C526 594 518 626 524 656Z',
    water,
  ),
  shade(
    path(
      'M116 652C124 624 118 594 106 574C130 592 144 612 152 636C154 602 156 574 162 552C170 590 184 618 206 632L196 652ZM500 652C496 626 504 604 514 590C494 602 482 618 474 636C476 606 474 578 470 560C466 590 452 616 432 632L440 652Z',
      waterLight,
    ),
  ),
  path(
    'M112 490c-8 14-9 22 0 22s8-8 0-22ZM196 486c-12 20-14 32 0 32s12-12 0-32ZM436 496c-8 14-9 22 0 22s8-8 0-22Z',
    water,
  ),
]

const rain =
  'M96 352l-9 30M152 420l-8 26M104 470l-8 26M562 344l-9 30M512 402l-8 26M570 450l-8 26M424 350l-6 20M196 340l-6 20M578 60l-8 26M90 54l-8 26M82 210l-7 22M584 210l-7 22'

/** The snail under a maple leaf. */
export const snailUnderLeaf = (place: Placement) =>
  group(
    place,
    line('M-26-30C-36-100-22-160-4-190', '#C4402A', 7),
    snail({ mood: 'proud' }),
    mapleLeaf('#E8593B', { x: -2, y: -206, rotate: 12, scale: 4.4 }),
    shade(line('M0-150L-10-262M-4-196L-50-220M-4-196L38-232', '#C4402A', 5)),
  )

/** The front of the cover, without spine and title. */
export const drawFirstCover = () => [
  rect(width, height, board),
  shade(ellipse(326, 540, 262, 262, '#FFE3A0')),
  line(rain, '#4FA9E3', 8),
  // Puddle.
  path('M0 606C120 590 250 586 330 586C440 586 540 592 600 604V720H0Z', water),
  ...crown,
  shade(ellipse(308, 652, 196, 22, waterDark)),
  shade(
    line(
      'M116 662C190 684 430 684 504 662M60 640C72 626 84 620 94 618M150 700C240 712 380 712 466 698',
      waterLight,
      7,
    ),
  ),
  group({ x: 330, y: 650, scale: 0.56 }, jumpingNori({ mouth: 'laugh' })),
  path('M0 720V676C70 656 150 678 200 696C230 706 252 714 260 720Z', c.leaf),
  path('M600 720V664C540 668 450 688 400 720Z', c.leaf),
  tuft(128, 686, '#1F7D62'),
  snailUnderLeaf({ x: 512, y: 700, scale: 0.6 }),
]
