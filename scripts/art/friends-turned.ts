import { settled } from './cast'
import { eye } from './face'
import { brow, cheek, type How, mouth, shadow } from './friend-face'
import { closedBill } from './friends'
import { colours as c, ellipse, group, ink, limb, line, path, shade } from './svg'

/* The four friends from the front and from behind, at their settled size, standing on y = 0. */

const both = [-1, 1] as const
/** Two eyes of a face that is seen from the front. */
const eyes = (apart: number, y: number, size: number, { mood = 'happy', look = [0, 0] }: How, skin: string) =>
  both.map((side) => eye(side * apart, y, size, mood, { look, skin, outer: side }))

const spines =
  'M-70-8L-84-22L-70-32L-86-50L-66-54L-76-76L-54-74L-56-98L-36-88L-28-110L-12-92L0-114L12-92L28-110L36-88L56-98L54-74L76-76L66-54L86-50L72-8L52 0H-52Z'
const innerSpines =
  'M-50-10L-58-30L-46-38L-54-58L-38-60L-38-80L-20-72L-12-88L0-74L12-88L20-72L38-80L38-60L54-58L46-38L58-30L50-10Z'

/** Hugo from the front. */
export const hedgehogFront = (how: How = {}) =>
  settled(
    'hedgehog',
    112,
    shadow(84),
    path(spines, '#5B3B35'),
    shade(path(innerSpines, '#7D5546')),
    ...both.map((side) => ellipse(side * 40, -60, 12, 12, '#F3D9BD')),
    ...both.map((side) => shade(ellipse(side * 40, -59, 6, 7, c.blush))),
    path('M-44-34C-46-66-18-64 0-54C18-64 46-66 44-34C42-10 20 0 0 0S-42-10-44-34Z', '#F3D9BD'),
    ...eyes(19, -36, 8, how, '#E3BF9B'),
    brow(19, -50, 7, how.mood ?? 'happy', '#8A6350'),
    ...both.map((side) => cheek(side * 30, -20)),
    ink(ellipse(0, -23, 9, 7, c.eye)),
    mouth(-10, -11, 20, how.mood ?? 'happy'),
    ...both.map((side) => ellipse(side * 32, -2, 15, 7, '#E3BF9B')),
  )

/** Hugo from behind, his snout up to the right. */
export const hedgehogBehind = () =>
  settled(
    'hedgehog',
    112,
    shadow(84),
    ...both.map((side) => ellipse(side * 34, -2, 15, 7, '#E3BF9B')),
    path(spines, '#5B3B35'),
    path(
      'M34-88L46-80L36-70L50-62L40-50L54-44L52-32C76-36 98-52 106-66C110-76 104-84 94-84C76-92 56-100 34-88Z',
      '#F3D9BD',
    ),
    shade(path('M54-44L52-32C76-36 98-52 106-66C92-54 74-46 54-44Z', '#E3BF9B')),
    ellipse(42, -90, 12, 13, '#F3D9BD'),
    shade(ellipse(44, -89, 6, 7, c.blush)),
    eye(72, -74, 8, 'wonder', { narrow: 0.8, look: [0.5, -0.8], skin: '#E3BF9B' }),
    cheek(66, -57, 7),
    ink(ellipse(105, -79, 7, 6, c.eye)),
    shade(path(innerSpines, '#7D5546')),
    shade(path('M-26-12L-30-28L-20-32L-20-46L-8-40L0-52L8-40L20-46L20-32L30-28L26-12Z', '#96705C')),
    ellipse(0, -4, 9, 7, '#E3BF9B'),
  )

/** Presto from the front. */
export const snailFront = (how: How = {}) =>
  settled(
    'snail',
    104,
    shadow(58),
    ellipse(4, -56, 46, 46, c.violet),
    shade(path('M24-97C56-84 62-40 34-20C20-12 4-10-8-12C30-30 40-66 24-97Z', c.violetDeep)),
    limb('M-12-34L-24-84M12-34L24-86', '#E9C46A', 8),
    path('M-26-30C-26-56 26-56 26-30C28-18 40-8 46 0H-46C-40-8-28-18-26-30Z', '#E9C46A'),
    shade(path('M-34-10C-14-4 14-4 34-10C40-6 44-4 46 0H-46C-44-4-40-6-34-10Z', '#D4A94A')),
    ...both.map((side) => ellipse(side * 24, -86, 11, 12, '#E9C46A')),
    ...eyes(24, -86, 9, how, '#D4A94A'),
    ...both.map((side) => cheek(side * 16, -27, 7)),
    mouth(-9, -24, 18, how.mood ?? 'happy'),
  )

/** Presto from behind. */
export const snailBehind = () =>
  settled(
    'snail',
    104,
    shadow(58),
    limb('M-10-60L-22-84M10-60L22-86', '#E9C46A', 8),
    ...both.map((side) => ellipse(side * 23, -87, 11, 12, '#E9C46A')),
    path('M-40 0C-34-14-24-26 0-26S34-14 40 0Z', '#E9C46A'),
    ellipse(-2, -52, 46, 45, c.violet),
    shade(path('M20-92C52-78 56-34 28-14C16-8 0-6-12-8C28-26 36-62 20-92Z', c.violetDeep)),
    line('M-2-96C-30-84-34-24-4-8', c.sun, 6),
    path('M-16 0C-14-14-6-22 0-22S14-14 16 0Z', '#D4A94A'),
  )

const duckFace = (how: How) => [
  ...eyes(19, -118, 9, how, '#EADCCB'),
  brow(19, -133, 7, how.mood ?? 'happy', '#D3C0AA'),
  ...both.map((side) => cheek(side * 23, -101, how.mood === 'hush' ? 13 : 8)),
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

/** Her face half turned to the left, her bill in profile. */
const duckFaceTurned = ({ mood = 'happy', look = [-0.5, 0] }: How) => [
  eye(-17, -122, 8, mood, { narrow: 0.75, look, outer: -1 }),
  group({ x: 3, y: -14, scale: 0.87 }, ...closedBill(mood)),
  eye(12, -119, 9, mood, { look, skin: '#EADCCB' }),
  brow(11, -135, 7, mood, '#CDB8A2'),
  cheek(20, -101, 9),
]

const duckWing = (side: number) =>
  path(
    `M${side * 50}-72C${side * 74}-60 ${side * 70}-30 ${side * 60}-18L${side * 54}-26L${side * 46}-18C${side * 42}-36 ${side * 42}-58 ${side * 50}-72Z`,
    '#F3E4CC',
  )

/** Clara from the front. @param how `turned`: her face, half to the left */
export const duckFront = ({ turned = false, ...how }: How & { turned?: boolean } = {}) =>
  settled(
    'duck',
    142,
    shadow(64),
    ...both.map((side) => path(`M${side * 8} 0C${side * 8}-10 ${side * 34}-10 ${side * 38} 0Z`, '#F08A4B')),
    // Half turned, the far wing is behind her.
    turned && shade(duckWing(1)),
    path(
      'M-58-44C-62-74-38-88-24-92C-40-118-26-142 0-142S40-118 24-92C38-88 62-74 58-44C54-14 28-5 0-5S-54-14-58-44Z',
      '#FFFBEF',
    ),
    shade(path('M24-92C38-88 62-74 58-44C54-14 28-5 0-5C34-22 44-60 24-92Z', '#EADCCB')),
    ...(turned ? [-1] : both).map(duckWing),
    ...(turned ? duckFaceTurned(how) : duckFace(how)),
  )

/** Clara from behind, her wings folded over her tail, her head turned to the left. */
export const duckBehind = ({ mood = 'happy', look = [-0.6, -0.4] }: How = {}) =>
  settled(
    'duck',
    142,
    shadow(64),
    ...both.map((side) => path(`M${side * 8} 0C${side * 8}-10 ${side * 30}-10 ${side * 34} 0Z`, '#D96B2E')),
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

const grey = '#B9AFC6'
const greyShade = '#978BAA'

const rabbitEars = (inner?: string) =>
  both.map((side) =>
    group(
      { flip: side > 0 },
      path('M-6-158C-8-196-10-248-30-250C-48-248-46-196-32-152Z', side > 0 ? greyShade : grey),
      inner !== undefined && path('M-13-164C-14-198-18-236-30-238C-40-234-38-200-28-160Z', inner),
    ),
  )

/** Milo from the front. */
export const rabbitFront = (how: How = {}) =>
  settled(
    'rabbit',
    250,
    shadow(66),
    path('M-50-8C-60-60-38-104 0-104S60-60 50-8C34 2-34 2-50-8Z', grey),
    shade(path('M20-102C48-92 58-52 50-8C40-2 26 0 12 0C38-30 40-74 20-102Z', greyShade)),
    path('M-26-12C-32-50-20-82 0-82S32-50 26-12Z', '#fff'),
    ...rabbitEars(c.blush),
    path('M-52-128C-52-160-28-174 0-174S52-160 52-128C52-100 26-88 0-88S-52-100-52-128Z', grey),
    path('M-38-110C-34-128-14-130 0-120C14-130 34-128 38-110C36-96 18-88 0-88S-36-96-38-110Z', '#fff'),
    ...eyes(25, -138, 10, how, greyShade),
    brow(25, -155, 8, how.mood ?? 'happy', '#EFEAF4'),
    ...both.map((side) => cheek(side * 40, -114, 9)),
    ink(path('M-7-122H7L0-113Z', c.tongue)),
    line('M0-112V-106M-13-106q7 8 13 0q6 8 13 0', c.eye, 3.5),
    ...both.map((side) => ellipse(side * 28, -4, 24, 9, '#fff')),
    ...both.map((side) =>
      group(
        { flip: side > 0 },
        path('M-46-84C-52-62-40-46-22-46L-16-62C-28-66-32-74-30-84Z', side > 0 ? greyShade : grey),
        ellipse(-16, -54, 12, 11, '#fff'),
      ),
    ),
  )

/** Milo from behind. */
export const rabbitBehind = () =>
  settled(
    'rabbit',
    250,
    shadow(66),
    ...both.map((side) => ellipse(side * 34, -4, 24, 9, '#fff')),
    path('M-54-10C-64-62-38-104 0-104S64-62 54-10C36 2-36 2-54-10Z', grey),
    shade(path('M20-102C52-92 62-52 54-10C44-2 28 0 12 0C42-30 44-74 20-102Z', greyShade)),
    ...rabbitEars(),
    path('M-52-128C-52-160-28-174 0-174S52-160 52-128C52-100 26-88 0-88S-52-100-52-128Z', grey),
    shade(path('M30-168C46-160 52-146 52-128C52-100 26-88 0-88C30-104 42-136 30-168Z', greyShade)),
    ellipse(0, -30, 27, 23, '#fff'),
  )
