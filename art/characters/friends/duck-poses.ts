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
 * Her near wing, bent: a round shoulder on her flank, the forearm up to a wrist below the cheek, and its leading edge
 * along the bill; below it three primaries in steps, as on the folded wing.
 */
const wingAtBill = [
  path(
    'M50-64C46-86 20-88-2-78C-10-74-12-84-11-92C-11-106-22-113-36-111C-52-109-68-112-84-120C-85-110-82-102-76-96L-87-97C-83-86-76-79-67-76L-77-75C-70-62-60-52-50-44C-38-28-16-18 8-20C34-22 56-40 50-64Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-76-96C-60-92-46-93-34-100C-46-98-62-98-76-96ZM-67-76C-54-76-42-79-32-87C-44-83-56-80-67-76ZM-77-75C-70-62-60-52-50-44C-38-28-16-18 8-20C34-22 56-40 50-64C42-40 12-32-12-40C-34-46-52-60-67-76ZM-22-70C-10-60-2-60 10-64C4-50-12-50-20-54C-28-58-28-64-22-70Z',
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
