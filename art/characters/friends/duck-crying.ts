import { asFigure, colours as c, group, line, type Placement, path, shade } from '../../kit/svg'
import { bill, billShade, down, downShade, duckBill, foot, wingFeathers, wingShade } from './duck-parts'

/*
 * Clara the duck crying, about 240 wide, sitting on y = 0 and facing left: curled up, her head sunk on her breast, the
 * tip of the bill among its feathers, and the tail down.
 */

/** Crown, nape, back, a tail that hangs, belly, breast and throat in one contour. */
const curledBody =
  'M-106-104C-106-132-86-150-60-150C-34-150-14-134-6-114C0-106 12-102 24-100C66-96 98-78 114-52Q130-42 146-18L130-22 132-8 114-14C96 2 60 4 16 4C-44 4-104 6-113-34C-118-54-110-66-100-76C-104-84-106-94-106-104Z'
/** Behind the cheek, along belly and rump, and below the tail. */
const curledBodyShade =
  'M-6-114C0-106 12-102 24-100C2-86-30-76-52-78-26-86-10-98-6-114ZM-113-38C-88-14-40-10 0-10 50-8 92-22 114-52Q130-42 146-18L130-22 132-8 114-14C96 2 60 4 16 4C-44 4-104 4-113-38Z'
/** Feathers of the breast, which hide the tip of the bill. */
const breast = 'M-115-42Q-108-32-104-40-96-28-90-38-80-28-76-38-66-30-62-42L-40-20-70-4-110-22Z'

/** The folded wing as a drop on her side: a round shoulder, and primaries towards the tail. */
const wing =
  'M-40-50C-42-76-12-90 20-84C58-78 92-56 118-24Q104-22 94-26L102-14Q88-10 76-15L82-4C40 2-38-4-40-50Z'
const wingFolds =
  'M-76-20Q-64-14-60-24-66-4-76-20ZM-50-28Q-40-22-34-32-40-12-50-28ZM-38-40C-26-18 20-16 76-15L82-4C40 2-32-2-38-40ZM94-26Q60-24 34-36 64-34 94-26Z'

export const cryingDuck = (place: Placement) =>
  asFigure(
    'duck',
    place,
    group({ x: -34, y: 6, scale: 1.2 }, path(foot(0), bill)),
    group({ x: 10, y: 8, scale: 1.2 }, path(foot(0), billShade)),
    path(curledBody, down),
    shade(path(curledBodyShade, downShade)),
    group(
      { x: -66, y: -108, rotate: -48, scale: 1.16 },
      duckBill('sad'),
      // The shut eye, and a worried brow whose inner end rises.
      line('M-14-8Q-3 4 10-4', c.eye, 4),
      line('M-20-19Q-8-28 6-21', '#94625A', 4),
    ),
    path(breast, down),
    path(wing, wingFeathers),
    shade(path(wingFolds, wingShade)),
  )
