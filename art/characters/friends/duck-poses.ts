import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { down, downShade, duckHead, wingFeathers, wingShade } from './duck-parts'

/* Clara holding her bill, facing left, sitting on y = 0 (page 9). */

/** Three short tail feathers that turn up. */
const upturnedTail =
  'M60-62C74-70 82-84 83-104C91-95 94-87 93-79L108-92C111-79 110-68 106-60L121-66C119-42 104-26 84-16Z'

/** Outline of the sitting body: one curved neck, full breast, and the back to the root of the tail. */
const sittingBody =
  'M-46-108C-42-98-32-94-29-86C-27-76-38-70-50-58C-72-38-72-8-46 0H56C80 0 96-16 100-38C100-60 80-70 56-70C26-68 6-76 9-94L20-116H-46Z'
/** Shade below the cheek, on the nape, and on belly and rump. */
const sittingBodyShade =
  'M-46-108Q-16-84 14-110L9-94C6-76 26-68 56-70C20-58-8-68-6-92ZM100-38C96-16 80 0 56 0H-46Q40-2 100-38Z'

/**
 * Her near wing, bent like an arm: the shoulder on her flank, the forearm along the breast, a wrist below the throat,
 * and four spread primaries before the bill.
 */
const wingAtBill = [
  path(
    'M40-70C14-78-4-66-20-50C-30-56-34-66-32-78C-24-98-24-118-33-138Q-42-128-45-114Q-44-134-51-150Q-60-134-58-114Q-61-134-70-145Q-76-128-70-106Q-77-120-87-127C-92-110-84-90-72-74C-60-48-40-24-4-18C32-12 62-28 64-50C64-62 54-68 40-70Z',
    wingFeathers,
  ),
  // The forearm's lower edge, gaps between the primaries, and the coverts.
  shade(
    path(
      'M-72-74C-60-48-40-24-4-18C32-12 62-28 64-50C52-32 28-26 4-30C-30-38-54-54-72-74ZM-45-114Q-46-98-41-84Q-50-98-45-114ZM-58-114Q-56-98-48-84Q-60-96-58-114ZM-70-106Q-64-94-55-84Q-68-90-70-106ZM24-68C40-56 36-40 12-32C26-42 30-52 24-68Z',
      wingShade,
    ),
  ),
]

/** Sitting, the tips of a wing at her bill, eye wide and cheek puffed, so as not to quack (page 9). */
export const duckHoldingBill = () =>
  scaleToHeight(
    'duck',
    160,
    path(upturnedTail, down),
    path(sittingBody, down),
    shade(path(sittingBodyShade, downShade)),
    group({ x: -14, y: -124, rotate: 8 }, ...duckHead({ mood: 'hush', blush: 13, look: [-0.6, -0.8] })),
    ...wingAtBill,
  )
