import { asFigure, ellipse, group, type Placement, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { bill, billShade, down, downShade, duckBill, foot, wingFeathers, wingShade } from './duck-parts'
import { brow } from './parts'

/*
 * Clara the duck crying, about 250 wide, standing on y = 0 and facing left: her short neck is bowed, her head hangs with
 * the bill pointing down, and her near wing lies across her face like a hand. One eye looks out beside it.
 */

/** Nape, a hollow between neck and back, the back, a tail that hangs, belly, breast and throat. */
const bowedBody =
  'M-78-138C-56-160-14-154 2-124C8-112 14-102 28-98C54-94 78-84 94-66Q114-62 138-60Q134-49 124-46L136-39Q130-30 119-29L128-21Q110-12 92-22C72-10 44-6 16-6C-30-6-66-26-68-60L-60-90Z'
/** Below head and wing, along belly and rump, and between the feathers of the tail. */
const bowedBodyShade =
  'M-68-60C-66-26-30-6 16-6 44-6 72-10 92-22Q110-12 128-21L119-29Q130-30 136-39L124-46C80-30 50-22 20-24-24-26-44-40-44-70ZM2-124C-6-100-22-84-44-76L-30-60C0-70 16-88 14-106Z'

/** The near wing in one contour: shoulder, elbow on the flank, wrist at the breast, and four primaries over her face. */
const wing =
  'M10-98C34-92 52-76 50-56C48-36 26-30 4-36C-18-42-34-54-44-70Q-54-72-62-78L-52-84Q-66-88-74-96L-62-100Q-74-108-78-120L-64-120Q-70-132-68-146C-42-138-24-124-16-108Q-6-100 10-98Z'
const wingFolds =
  'M-68-146Q-44-124-28-100-46-114-64-120ZM-62-100Q-42-98-28-86-48-92-62-100ZM-52-84Q-36-82-24-72-42-76-52-84ZM-44-70C-34-54-18-42 4-36 26-30 48-36 50-56 38-44 12-44-8-54-22-60-34-62-44-70ZM-8-84Q12-78 24-58 8-64-6-62 2-72-8-84Z'

export const cryingDuck = (place: Placement) =>
  asFigure(
    'duck',
    place,
    // Feet turned in.
    group({ x: 38, scale: 1.3 }, path(foot(0), billShade)),
    group({ x: -40, scale: 1.3, flip: true }, path(foot(0), bill)),
    path(bowedBody, down),
    shade(path(bowedBodyShade, downShade)),
    ellipse(-62, -108, 40, 38, down),
    group({ x: -72, y: -96, rotate: -58, scale: 1.1 }, duckBill('sad')),
    eye(-88, -114, 10, 'sad', { look: [0.1, 0.9], outer: -1, skin: down }),
    group({ x: -88, y: -137, rotate: -24 }, brow(0, 0, 8, 'sorry', '#A88A70')),
    path(wing, wingFeathers),
    shade(path(wingFolds, wingShade)),
  )
