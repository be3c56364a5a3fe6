import { group, ink, path, shade, sides } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, downShade, duckHead, wingFeathers, wingShade } from './duck-parts'
import { cheek, type FriendOptions, frontEyes, shadow } from './parts'

/* Clara the duck from the front and from behind, standing on y = 0. */

/** Eyes, cheeks and bill around (0, -106). */
export const frontFace = (options: FriendOptions = {}) => [
  ...frontEyes(19, -118, 9, options, downShade),
  ...sides.map((side) => cheek(side * 23, -101, 8)),
  path('M-17-98C-14-88 14-88 17-98L0-92Z', billShade),
  path('M-20-100C-20-112-10-115 0-115S20-112 20-100C12-94-12-94-20-100Z', bill),
  ink(
    path('M-6-108h.1M6-108h.1', 'none', {
      stroke: '#A84E1F',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
  ),
]

/** The folded wing at her side: a round shoulder, and the tips of three primaries. */
const frontWing = (side: number) =>
  group(
    { flip: side < 0 },
    path(
      'M46-78C62-78 74-58 72-38C71-24 66-14 60-7C57-12 56-17 56-22C53-16 50-12 46-10C44-16 44-21 44-27C41-23 39-21 36-20C36-44 38-62 46-78Z',
      wingFeathers,
    ),
    shade(
      path(
        'M46-78C62-78 74-58 72-38C71-24 66-14 60-7C64-30 62-56 46-78ZM56-22C53-32 53-40 55-48C59-40 59-31 56-22ZM44-27C42-36 43-44 46-50C48-42 47-34 44-27Z',
        wingShade,
      ),
    ),
  )

/** From the front. */
export const duckFromFront = () =>
  scaleToHeight(
    'duck',
    142,
    shadow(64),
    ...sides.map((side) => path(`M${side * 8} 0C${side * 8}-10 ${side * 34}-10 ${side * 38} 0Z`, bill)),
    path(
      'M-58-44C-62-74-38-88-24-92C-40-118-26-142 0-142S40-118 24-92C38-88 62-74 58-44C54-14 28-5 0-5S-54-14-58-44Z',
      down,
    ),
    shade(
      path(
        'M58-44C54-14 28-5 0-5S-54-14-58-44C-46-20-20-14 4-16C34-20 46-60 24-92C38-88 62-74 58-44ZM-26-94C-10-84 12-84 26-94C16-78-14-78-26-94ZM-24-62Q-18-54-11-60Q-16-48-25-54ZM-4-54Q2-46 9-52Q4-40-5-46ZM-26-40Q-20-32-13-38Q-18-26-27-32Z',
        downShade,
      ),
    ),
    ...sides.map(frontWing),
    ...frontFace(),
  )

/** From behind: wings folded over the tail, head turned to the left. */
export const duckFromBehind = () =>
  scaleToHeight(
    'duck',
    142,
    shadow(64),
    ...sides.map((side) => path(`M${side * 8} 0C${side * 8}-10 ${side * 30}-10 ${side * 34} 0Z`, billShade)),
    path(
      'M-60-44C-64-74-44-92-22-96C-4-104 14-104 26-94C46-88 64-72 60-44C56-12 28-4 0-4S-56-12-60-44Z',
      down,
    ),
    shade(path('M26-94C46-88 64-72 60-44C56-12 28-4 0-4C34-22 44-60 26-94Z', downShade)),
    // The wings, each with three primaries that end at the tail.
    path('M-50-80C-68-58-64-34-40-22L-32-26L-24-14L-16-19L-4-8L-2-20C-18-32-22-66-50-80Z', wingFeathers),
    path('M52-80C70-58 66-34 42-22L34-26L26-14L18-19L6-8L4-20C20-32 24-66 52-80Z', wingFeathers),
    shade(
      path(
        'M52-80C70-58 66-34 42-22L34-26L26-14L18-19L6-8C30-20 50-46 52-80ZM-32-26C-42-36-46-46-46-56C-38-46-34-36-32-26ZM-16-19C-24-28-28-36-30-46C-22-38-18-28-16-19Z',
        wingShade,
      ),
    ),
    // Tail feathers, one of them curled.
    path('M-16-22L-12-2L-4-8L2 2L8-8L16-2L20-22C18-36 6-42-2-36C-4-30 2-28 4-32C2-26-8-26-16-22Z', down),
    group({ x: 2, y: -108 }, ...duckHead({})),
  )
