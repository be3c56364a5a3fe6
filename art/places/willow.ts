import type { Point } from '../kit/geometry'

/*
 * A pollard willow: a short trunk with a thick head, and long shoots that rise from it and droop under their leaves.
 * It stands on y = 0, about 270 wide and 260 tall. Drawn with `plant` (plants.ts).
 */

const trunk =
  'M-30 8C-14-2-13-22-16-44C-19-66-34-76-35-94L-40-100L-32-106C-30-118-18-124-8-119L2-125L10-118C24-122 36-112 34-98L38-90L32-82C24-68 15-62 14-42C13-22 17-2 34 8L8 3L-6 6Z'

/** A shoot: where it leaves the head, the corner that it bends around, and where its tip hangs. */
type Shoot = [root: Point, corner: Point, tip: Point]
const shoots: Shoot[] = [
  [
    [-32, -98],
    [-128, -190],
    [-134, -22],
  ],
  [
    [-30, -104],
    [-106, -250],
    [-112, -58],
  ],
  [
    [-26, -110],
    [-82, -226],
    [-86, -24],
  ],
  [
    [-18, -116],
    [-56, -310],
    [-62, -84],
  ],
  [
    [-10, -118],
    [-26, -290],
    [-42, -116],
  ],
  [
    [0, -120],
    [4, -300],
    [28, -150],
  ],
  [
    [12, -118],
    [46, -270],
    [50, -82],
  ],
  [
    [18, -114],
    [68, -306],
    [76, -44],
  ],
  [
    [24, -110],
    [94, -220],
    [98, -74],
  ],
  [
    [28, -104],
    [114, -252],
    [120, -30],
  ],
  [
    [32, -96],
    [130, -180],
    [138, -56],
  ],
]

/** The point at `along` (0 to 1) of a shoot. */
const shootPoint = (shoot: Shoot, along: number) =>
  [0, 1].map((axis) => {
    const [root = 0, corner = 0, tip = 0] = shoot.map((point) => point[axis] ?? 0)
    return (1 - along) ** 2 * root + 2 * along * (1 - along) * corner + along ** 2 * tip
  }) as Point

/** A thin shoot that tapers to its tip, with narrow leaves along the part that hangs. */
const shootOutline = (shoot: Shoot, index: number) => {
  const [[x, y], [cornerX, cornerY], [tipX, tipY]] = shoot
  const leaves = Array.from({ length: 10 }, (_, i) => {
    const [rootX, rootY] = shootPoint(shoot, 0.36 + i * 0.064).map(Math.round)
    const aside = ((i + index) % 2 ? 1 : -1) * (11 - 0.7 * i)
    const long = 24 + ((i * 5 + index * 3) % 9)
    const [tip, half] = [Math.round(aside), Math.round(aside / 2)]
    // All leaves turn the same way round, so that those that overlap leave no holes.
    return `M${rootX} ${rootY}q${half + 5} ${Math.round(long * 0.4)} ${tip} ${long}q${-half - 5}-${Math.round(long * 0.4)} ${-tip}-${long}Z`
  })
  // So does the shoot, whichever way it leans.
  const [under, above] = [`${cornerX} ${cornerY + 5}`, `${cornerX} ${cornerY}`]
  const [there, back] = tipX < 0 ? [under, above] : [above, under]
  return `M${x + (tipX < 0 ? 3 : -3)} ${y}Q${there} ${tipX} ${tipY}Q${back} ${x - (tipX < 0 ? 3 : -3)} ${y}Z${leaves.join('')}`
}

/** Outline of the whole tree. */
export const willowOutline = trunk + shoots.map(shootOutline).join('')
