import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { stretchedBody, stretchedLegs, tail } from './duck'
import { bentWing, down, downShade, duckHead, foldedWing, spreadWing } from './duck-parts'

/* Poses of Clara the duck that single story pages need, facing left, standing on y = 0. */

/** Shade on the belly, and between the feathers of the breast. */
const bellyShade =
  'M96-84C86-64 68-52 46-42C22-32-14-30-40-38C-52-43-60-51-65-61C-44-46-10-44 18-48C46-54 70-66 92-92ZM-58-76Q-57-66-48-65Q-54-61-61-66ZM-46-88Q-46-78-36-76Q-44-72-50-80Z'

/** On tiptoe, a wing shading her eye: she inspects something above her (page 11). */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    150,
    stretchedLegs,
    group({ class: 'wag' }, group({ x: 2, y: -18, rotate: -4 }, ...tail)),
    stretchedBody[0],
    shade(path(bellyShade, downShade)),
    group({ x: -2, y: -92 }, ...bentWing),
    group({ x: 2, y: -142, rotate: 38 }, ...duckHead({ mood: 'hush' })),
  )

/** Outline of the sitting body: one curved neck, full breast, and the back to the root of the tail. */
const sittingBody =
  'M-46-108C-42-98-32-94-29-86C-27-76-38-70-50-58C-72-38-72-8-46 0H56C80 0 96-16 100-38C100-60 80-70 56-70C26-68 6-76 9-94L20-116H-46Z'
/** Shade below the cheek, on the nape, and on belly and rump. */
const sittingBodyShade =
  'M-46-108C-30-92 0-92 14-110L9-94C6-76 26-68 56-70C20-58-8-68-6-92C-14-88-22-86-29-87C-32-94-42-98-46-108ZM100-38C96-16 80 0 56 0H-46C-56-3-62-9-65-18C-40-4 40 4 100-38Z'

/** Three tail feathers that turn up. */
const upturnedTail =
  'M70-62C92-68 108-80 116-102C123-92 123-84 119-76L130-82C130-68 124-60 118-54L128-56C124-38 108-24 84-16Z'

/** Sitting, a wing over the end of her bill, eye wide and cheek puffed, so as not to quack (page 9). */
export const duckHoldingBill = () =>
  scaleToHeight(
    'duck',
    160,
    path(upturnedTail, down),
    path(sittingBody, down),
    shade(path(sittingBodyShade, downShade)),
    group({ x: -14, y: -124, rotate: 8 }, ...duckHead({ mood: 'hush', blush: 13 })),
    group({ x: -48, y: -40, rotate: -27, scale: 0.68 }, ...spreadWing),
    group({ x: -12, y: -42, rotate: -6 }, ...foldedWing),
  )
