import { group, line, path, repeat } from '../kit/svg'
import { needleTuft } from './pine'

/** The pine of the hilltop, bent by the wind into an arch over the moon (pages 10 and 11), its bark, and its lit edge. */
export const bentPine = (dark: string, bark: string, rim: string) => [
  path(
    'M690 620C724 560 738 480 728 400C722 350 706 296 676 252C652 212 622 168 580 134C550 112 510 100 470 96Q466 88 474 86C530 86 590 102 636 140C700 190 750 270 768 370C782 470 784 560 820 620Z',
    dark,
  ),
  path(
    'M424 96C440 66 476 50 516 56C550 30 606 42 634 72C652 88 640 106 612 106C574 118 470 118 424 96ZM592 50C612 8 686 2 716 24C766 18 796 50 786 72C738 92 628 90 592 50ZM676 160C690 124 740 114 766 130C796 128 814 150 806 168C770 182 704 186 676 160Z',
    dark,
  ),
  ...repeat(
    'needles',
    [
      [410, 104],
      [428, 84],
      [450, 68],
      [476, 58],
      [510, 54],
      [540, 46],
      [596, 40],
      [612, 22],
      [640, 12],
      [668, 8],
      [700, 14],
      [730, 22],
      [764, 30],
      [788, 50],
      [760, 84],
      [716, 86],
      [668, 82],
      [714, 127],
      [748, 122],
      [784, 130],
      [806, 144],
      [800, 174],
      [676, 166],
      [500, 116],
      [452, 110],
      [420, 100],
    ],
    group({ scale: 0.56 }, path(needleTuft, dark)),
    true,
  ),
  // Bark, which follows the bend.
  line('M744 590Q766 480 742 380M768 580Q776 470 754 370M716 300Q688 220 630 164', bark, 3),
  // The moon on its near edge.
  line('M730 420Q724 340 692 276M668 230Q646 188 606 154', rim, 4),
]
