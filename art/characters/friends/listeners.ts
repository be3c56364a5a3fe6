import { colours as c, ellipse, group, ink, mirror, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { down, wingFeathers } from './duck'
import { brow, cheek } from './parts'

/* Clara listening, seen from behind and half to the left, standing on y = 0 (page 7). */

const downShade = '#DCCFC6'

/** The bill, open to ask a question. */
const askingBill = [
  ink(path('M-30-112L-92-108L-84-94L-30-98Z', c.eye)),
  path('M-28-104C-48-98-66-95-84-97C-92-96-90-86-80-84C-62-81-42-84-26-94Z', '#D96B2E'),
  path(
    'M-33-133C-52-135-64-122-80-119C-94-117-108-117-106-108C-102-101-88-106-74-105C-58-105-42-103-27-107C-22-116-24-127-33-133Z',
    '#F08A4B',
  ),
  ink(ellipse(-60, -116, 3, 2, '#A84E1F')),
]

/** Clara's head, which is cocked as birds do when they do not understand. */
const cockedHead = group(
  { x: -32, y: -8, rotate: 22 },
  path('M34-80C38-112 32-145-4-146C-32-146-46-126-43-106C-41-94-35-86-32-78L-10-62C10-60 30-68 34-80Z', down),
  // Back of the head, away from the light.
  shade(
    path('M34-80C38-112 32-145-4-146C20-134 24-108 10-88Q0-74-30-76L-10-62C10-60 30-68 34-80Z', downShade),
  ),
  ...askingBill,
  eye(-19, -115, 10, 'puzzled', { look: [-0.7, -0.6], skin: downShade, outer: -1 }),
  brow(-14, -126, 8, 'puzzled', '#8A6A78'),
  cheek(-12, -94, 8),
)

/** Her head tilted, her wings folded over the tail, each with three primaries. */
export const puzzledDuckFromBehind = () =>
  scaleToHeight(
    'duck',
    142,
    path('M26-96C46-88 60-70 63-50C60 10-60 14-62-46C-64-70-50-88-30-98Z', down),
    ...mirror(
      'wing',
      path('M0-14C18-34 30-66 52-80C74-50 66-26 44-14L32-20L24-4L14-10L6 6H0Z', wingFeathers),
      shade(path('M32-20C44-26 52-40 52-80C74-50 66-26 44-14ZM14-10Q32-18 34-38Q38-18 24-4Z', down)),
    ),
    cockedHead,
  )
