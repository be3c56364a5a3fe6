import { group, line, type Placement, path, repeat, shade } from '../kit/svg'

/* The old pine on the hilltop, and the owl in it (page 9). */

/** Its flat, rounded pads of needles. */
const pads =
  'M1270 150C1240 164 1216 150 1204 130C1180 142 1150 132 1144 112C1110 118 1080 104 1076 84C1050 88 1030 74 1030 56C1004 62 976 54 970 38C950 46 926 42 918 30C904 40 886 36 880 24C866 28 850 22 850 10Q850-10 870-20H1270ZM684 88C676 76 690 66 704 70C704 52 730 44 744 56C752 40 784 38 792 54C812 44 840 54 842 70C860 70 870 86 858 96C842 108 820 106 812 98C800 110 776 110 766 98C752 108 732 106 726 96C710 102 692 98 684 88Z'

/** Old and leaning; the picture's edge cuts off its crown. A bough reaches over those who sit below. */
export const pine = (fill: string, light: string) => [
  path(
    'M1190 620C1212 480 1224 340 1184 236C1160 172 1030 122 760 78L758 72C960 92 1060 98 1150 150C1190 180 1220 130 1220-20H1270C1262 100 1236 180 1238 240C1250 380 1240 500 1270 620Z',
    fill,
  ),
  // The sky on the bough, and the owl's shadow.
  line('M830 89C1000 104 1070 116 1146 158', light, 4),
  line('M940 101L1006 108', fill, 7),
  path(pads, fill),
  // Sprays of needles.
  ...repeat(
    'needles',
    [
      [754, 72],
      [790, 88],
      [826, 76],
      [884, 6],
      [926, 14],
      [1002, 34],
      [1068, 50],
      [1110, 30],
      [1116, 88],
      [1184, 108],
      [1206, 40],
    ],
    shade(line('M0 0L-12-5M0 0L-7-13M0 0L3-15M0 0L11-9', light, 2.6)),
  ),
]

/** A sleeping owl, 72 tall, hunched on a bough at y = 0, which her toes grip. */
export const owl = (
  place: Placement,
  { body, belly, wing, face }: { body: string; belly: string; wing: string; face: string },
) =>
  group(
    place,
    path('M-10 0L-14 20L0 24L14 20L10 0Z', wing),
    path('M-26-22C-30-42-28-60-22-76L-11-64H11L22-76C28-60 30-42 26-22C22-4 12 4 0 4S-22-4-26-22Z', body),
    path('M-14-30Q0-42 14-30C18-14 10 0 0 0S-18-14-14-30Z', belly),
    shade(path('M20-46C34-30 30-8 14 8C8 0 20-20 20-46ZM-20-46C-34-30-30-8-14 8C-8 0-20-20-20-46Z', wing)),
    shade(line('M-17-45q7 7 13 0M4-45q6 7 13 0', face, 3)),
    path('M-4-42H4L0-33ZM-12 0Q-14 8-10 8Q-6 8-7 0ZM-5 1Q-7 9-3 9Q1 9 0 1ZM3 1Q2 9 5 9Q9 8 9 0Z', face),
  )
