import { group, line, type Placement, path, shade } from '../kit/svg'

/* The old pine on the hilltop, and the owl in it (page 9). */

/** Its pads of needles: flat above, and below with tufts of all lengths. */
const pads =
  'M848 14Q862 22 884 16Q878 28 866 34Q896 34 912 24Q910 40 898 50Q930 50 950 34Q952 52 944 62Q974 60 996 44Q1004 64 1000 78Q1030 70 1046 54Q1056 80 1052 98Q1080 90 1094 72Q1112 98 1110 118Q1136 106 1146 88Q1168 114 1168 136Q1190 124 1196 104Q1226 124 1240 152L1270 130V-20H880ZM672 80Q700 84 716 80Q706 94 690 102Q726 102 746 88Q744 104 734 114Q766 108 780 92Q788 104 784 116Q812 106 820 92Q834 100 838 108Q860 100 872 84C852 64 836 66 822 68Q818 56 806 50Q796 56 788 60Q770 38 744 44Q740 52 732 56Q708 50 700 64Q684 66 672 80Z'

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
  // Needles that catch the last light.
  shade(
    line(
      'M706 72l22 2M722 64l18 6M752 58l16 8M800 64l8 10M826 78l16 2M900 4l20 10M950 14l20 14M1018 20l14 16M1070 30l14 22M1100 34l10 20M1160 60l8 24M1196 68l6 20',
      light,
      2.6,
    ),
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
