import { dots } from '../kit/shapes'
import { group, line, type Placement, path, repeat, shade } from '../kit/svg'

/* The old pine on the hilltop, and the owl in it (page 9). */

/** Its pads of needles, long and uneven. */
const pads =
  'M672 86Q684 64 736 60Q764 36 806 52Q850 56 880 90Q846 102 796 92Q728 106 672 86ZM1270 160Q1216 156 1196 124Q1156 134 1124 100Q1060 108 1036 70Q1000 76 972 44Q904 46 862 14Q850 0 880-20H1270Z'

/** A tuft of needles around the point where it grows. */
export const needleTuft =
  'M-16 10Q-22-4-34-12Q-20-12-14-6Q-16-18-24-26Q-10-22-6-10Q-4-24-8-36Q4-26 4-10Q8-20 16-26Q14-14 12-6Q20-10 30-8Q18 0 16 10Z'

/** Old and leaning; the picture's edge cuts off its crown. A bough reaches over those who sit below. */
export const pine = (fill: string, light: string) => [
  path(
    'M1190 620C1212 480 1224 340 1184 236C1160 172 1030 122 760 78L758 72C960 92 1060 98 1150 150C1190 180 1220 130 1220-20H1270V620Z',
    fill,
  ),
  // The sky on the bough.
  line('M830 89C1000 104 1070 116 1146 158', light, 4),
  path(pads, fill),
  // Tufts of needles stand out from the pads, each across the line through them: above, below, and under the crown.
  ...repeat(
    'needles',
    [
      [690, 74],
      [724, 66],
      [748, 58],
      [784, 50],
      [850, 74],
      [838, 92],
      [780, 88],
      [752, 92],
      [700, 90],
      [1214, 136],
      [1190, 124],
      [1140, 108],
      [1050, 82],
      [1030, 70],
      [980, 48],
      [950, 38],
      [906, 36],
    ],
    path(needleTuft, fill),
    true,
  ),
]

/** Round eyes that stare at us. */
const openEyes = (colour: string, pupil: string) => [
  dots(colour, 19, [
    [-11, -46],
    [11, -46],
  ]),
  dots(pupil, 10, [
    [-10, -46],
    [11, -46],
  ]),
]

/**
 * An owl, 72 tall, hunched on a bough at y = 0, which her toes grip.
 * @param awake the colour of her open eyes; without it she sleeps
 */
export const owl = (
  place: Placement,
  { body, belly, wing, face }: { body: string; belly: string; wing: string; face: string },
  awake?: string,
) =>
  group(
    place,
    path('M-10 0L-14 20L0 24L14 20L10 0Z', wing),
    path('M-26-22C-30-42-28-60-22-76L-11-64H11L22-76C28-60 30-42 26-22C22-4 12 4 0 4S-22-4-26-22Z', body),
    path('M-14-30Q0-42 14-30C18-14 10 0 0 0S-18-14-14-30Z', belly),
    shade(path('M20-46C34-30 30-8 14 8C8 0 20-20 20-46ZM-20-46C-34-30-30-8-14 8C-8 0-20-20-20-46Z', wing)),
    ...(awake ? openEyes(awake, wing) : [shade(line('M-17-45q7 7 13 0M4-45q6 7 13 0', face, 3))]),
    path('M-4-42H4L0-33ZM-12 0Q-14 8-10 8Q-6 8-7 0ZM-5 1Q-7 9-3 9Q1 9 0 1ZM3 1Q2 9 5 9Q9 8 9 0Z', face),
  )
