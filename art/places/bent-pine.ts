import { dots } from '../kit/shapes'
import { group, line, path } from '../kit/svg'

/* The pine of page 9 in front of the rising moon (page 10). */

/** Needles along the upper edge of a bough, 18 wide. */
const needles = 'q-3-7-9-10q8 0 11 6q2-8 8-13q0 8 3 13q6-6 12-6q-6 5-7 10'

/** The pine of page 9 at some distance, bent over by the wind: a bough reaches into the moon, with the owl awake on it. */
export const bentPine = [
  path(
    `M744 452Q786 432 794 360C802 300 800 260 786 238C768 206 740 192 656 190Q672 180 690 182C748 178 782 192 796 216C808 170 796 130 752 96L764 90C804 118 826 160 818 210C830 290 814 380 822 420Q832 446 856 454Q830 452 812 446Q796 446 744 452ZM626 100${needles}l2-10${needles}l0-12${needles}l6-12${needles}l6-10${needles}l6-4${needles}l6 6${needles}l0 10${needles}l-2 12${needles}l-6 20q-30 16-62 4q-28 22-58 4q-38 14-72-4ZM652 190${needles}l6 4ZM806 196${needles}l2-6${needles}l2 10q-18 14-40-2Z`,
    '#3C1F5C',
  ),
  // Bark, which follows the bend.
  line(
    'M802 436Q794 340 804 250M786 436Q800 360 797 300M764 200Q784 208 792 228M700 187Q740 185 760 192M766 98Q806 132 808 196M806 154Q814 180 808 214',
    '#6A3A78',
    3,
  ),
  group(
    { x: 714, y: 181, scale: 0.66 },
    path('M-26-22C-30-42-28-60-22-76L-11-64H11L22-76C28-60 30-42 26-22C20 10-20 10-26-22Z', '#3C1F5C'),
    dots('#FFE9A8', 8, [
      [-11, -46],
      [9, -46],
    ]),
  ),
]
