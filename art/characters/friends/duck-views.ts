import { ink, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { brow, cheek, type FriendOptions, frontEyes, shadow } from './parts'

/* Clara the duck from the front and from behind, standing on y = 0. */

const frontFace = (options: FriendOptions) => [
  ...frontEyes(19, -118, 9, options, '#EADCCB'),
  brow(19, -133, 7, options.mood ?? 'happy', '#D3C0AA'),
  ...sides.map((side) => cheek(side * 23, -101, options.mood === 'hush' ? 13 : 8)),
  path('M-17-98C-14-88 14-88 17-98L0-92Z', '#D96B2E'),
  path('M-20-100C-20-112-10-115 0-115S20-112 20-100C12-94-12-94-20-100Z', '#F08A4B'),
  ink(
    path('M-6-108h.1M6-108h.1', 'none', {
      stroke: '#A84E1F',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
  ),
]

const frontWing = (side: number) =>
  path(
    `M${side * 50}-72C${side * 74}-60 ${side * 70}-30 ${side * 60}-18L${side * 54}-26L${side * 46}-18C${side * 42}-36 ${side * 42}-58 ${side * 50}-72Z`,
    '#F3E4CC',
  )

/** From the front. */
export const duckFromFront = (options: FriendOptions = {}) =>
  scaleToHeight(
    'duck',
    142,
    shadow(64),
    ...sides.map((side) => path(`M${side * 8} 0C${side * 8}-10 ${side * 34}-10 ${side * 38} 0Z`, '#F08A4B')),
    path(
      'M-58-44C-62-74-38-88-24-92C-40-118-26-142 0-142S40-118 24-92C38-88 62-74 58-44C54-14 28-5 0-5S-54-14-58-44Z',
      '#FFFBEF',
    ),
    shade(path('M24-92C38-88 62-74 58-44C54-14 28-5 0-5C34-22 44-60 24-92Z', '#EADCCB')),
    ...sides.map(frontWing),
    ...frontFace(options),
  )

/** From behind: wings folded over the tail, head turned to the left. */
export const duckFromBehind = ({ mood = 'happy', look = [-0.6, -0.4] }: FriendOptions = {}) =>
  scaleToHeight(
    'duck',
    142,
    shadow(64),
    ...sides.map((side) => path(`M${side * 8} 0C${side * 8}-10 ${side * 30}-10 ${side * 34} 0Z`, '#D96B2E')),
    path(
      'M-60-44C-64-74-44-92-22-96C-4-104 14-104 26-94C46-88 64-72 60-44C56-12 28-4 0-4S-56-12-60-44Z',
      '#FFFBEF',
    ),
    shade(path('M26-94C46-88 64-72 60-44C56-12 28-4 0-4C34-22 44-60 26-94Z', '#EADCCB')),
    // Each wing ends in a point at the tail.
    path('M-50-80C-68-56-60-26-4-10L-2-20C-18-32-22-66-50-80Z', '#F3E4CC'),
    path('M52-80C70-56 62-26 6-10L4-20C20-32 24-66 52-80Z', '#E2CFB8'),
    path('M-16-22L-12-2L-4-8L2 2L8-8L16-2L20-22C8-34-6-34-16-22Z', '#FFFBEF'),
    path('M-30-92C-38-118-26-142 2-142C34-142 44-114 32-90C18-78-16-78-30-92Z', '#FFFBEF'),
    shade(path('M16-140C38-132 42-110 32-90C24-82 10-80-2-82C20-94 26-116 16-140Z', '#EADCCB')),
    path('M-28-104C-46-98-60-98-70-104C-62-92-44-88-28-94Z', '#D96B2E'),
    path('M-29-120C-42-120-50-112-64-110C-72-108-74-102-68-101C-54-98-40-98-27-101Z', '#F08A4B'),
    eye(-17, -115, 8, mood, { narrow: 0.7, look, skin: '#EADCCB', outer: -1 }),
    cheek(-12, -98, 7),
  )
