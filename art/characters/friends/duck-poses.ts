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
 * Her near wing, laid along the breast to her bill: broad at the shoulder, a wrist below the throat, and primaries that
 * lie over one another, so that only their ends show along its edge.
 */
const wingAtBill = [
  path(
    'M44-66C22-78-8-74-22-88C-34-100-54-114-72-126Q-77-116-73-107Q-82-100-79-90Q-87-80-80-70Q-85-58-74-50Q-74-36-58-32Q-36-12-8-8C26-4 52-16 60-38C62-54 56-62 44-66Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-73-107C-64-92-48-80-32-72C-52-76-68-84-79-90Q-82-100-73-107ZM-80-70C-56-60-40-56-22-56C-44-50-62-48-74-50Q-85-58-80-70ZM-74-50Q-74-36-58-32Q-36-12-8-8C26-4 52-16 60-38C44-24 20-22-6-26C-34-30-54-38-74-50Z',
      wingShade,
    ),
  ),
  // Down over its root.
  path('M20-76Q14-62 6-60Q18-56 22-46L30-48Q34-32 60-24L78-60L44-76Z', down),
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
