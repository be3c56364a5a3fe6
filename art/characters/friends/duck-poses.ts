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
 * Her near wing, bent: a round shoulder on her flank, the forearm up to a wrist below the cheek, and the hand's leading
 * edge across the bill; on its other side three primaries in steps, as on the folded wing.
 */
const wingAtBill = [
  path(
    'M50-64C46-86 20-88-2-78C-10-76-14-84-14-92C-16-112-32-134-56-143C-66-142-71-132-71-121L-79-128C-85-118-85-108-82-99L-90-103C-94-86-84-64-66-50C-46-32-20-18 8-20C34-22 56-40 50-64Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-71-121C-70-106-62-96-48-88C-58-98-66-108-71-121ZM-82-99C-78-86-68-76-52-70C-64-78-74-86-82-99ZM-90-103C-94-86-84-64-66-50C-46-32-20-18 8-20C34-22 56-40 50-64C42-40 12-30-12-36C-44-46-78-70-90-103ZM-22-70C-10-60-2-60 10-64C4-50-12-50-20-54C-28-58-28-64-22-70Z',
      wingShade,
    ),
  ),
]

/** Sitting, a wing over her bill, eye wide and cheek puffed, so as not to quack (page 9). */
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
