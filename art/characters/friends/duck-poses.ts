import { group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { stretchedBody, stretchedLegs, tail } from './duck'
import { down, downShade, duckHead, wingFeathers, wingShade } from './duck-parts'

/* Poses of Clara the duck that single story pages need, facing left, standing on y = 0. */

/** Shade on the belly, and between the feathers of the breast. */
const bellyShade =
  'M96-84C86-64 68-52 46-42C22-32-14-30-40-38C-52-43-60-51-65-61C-44-46-10-44 18-48C46-54 70-66 92-92ZM-58-76Q-57-66-48-65Q-54-61-61-66ZM-46-88Q-46-78-36-76Q-44-72-50-80Z'

/**
 * The near wing as a visor, in one contour: up from the shoulder, bent at the elbow behind the head, and forward from the
 * wrist in a fan of primaries, split at the ends only.
 */
const visorWing = [
  path(
    'M2-70C26-82 40-100 42-124C44-142 48-158 40-172C20-186-8-194-42-194Q-58-197-51-204Q-42-208-26-204Q-46-210-54-217Q-55-226-42-225Q-29-222-17-216Q-34-226-42-234Q-41-243-29-240Q-16-235-6-228Q-19-239-24-246Q-20-255-8-250C22-240 52-222 66-194C74-176 82-164 82-150Q95-140 88-130Q96-118 86-110C82-88 70-68 52-57L16-50Z',
    wingFeathers,
  ),
  // Secondaries below the scalloped edge of the coverts, and the fold inside the elbow.
  shade(
    path(
      'M78-166C82-160 83-156 82-150Q95-140 88-130Q96-118 86-110C82-88 70-68 52-57L38-54Q50-62 52-74Q68-82 66-100Q78-110 70-126Q80-136 70-150Q78-158 78-166ZM42-171C62-158 42-144 56-118C40-126 44-148 42-171Z',
      wingShade,
    ),
  ),
  // Down over its root.
  path('M-6-72Q4-62 16-72Q18-60 32-64Q36-54 50-57Q30-50 18-49L0-50Z', down),
]

/** On tiptoe, a wing shading her eye: she inspects something above her (page 11). */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    150,
    stretchedLegs,
    group({ class: 'wag' }, group({ x: 2, y: -18, rotate: -4 }, ...tail)),
    stretchedBody[0],
    shade(path(bellyShade, downShade)),
    group({ x: 2, y: -142, rotate: 30 }, ...duckHead({ mood: 'hush' })),
    ...visorWing,
  )

/** Outline of the sitting body: one curved neck, full breast, and the back to the root of the tail. */
const sittingBody =
  'M-46-108C-42-98-32-94-29-86C-27-76-38-70-50-58C-72-38-72-8-46 0H56C80 0 96-16 100-38C100-60 80-70 56-70C26-68 6-76 9-94L20-116H-46Z'
/** Shade below the cheek, on the nape, and on belly and rump. */
const sittingBodyShade =
  'M-46-108C-30-92 0-92 14-110L9-94C6-76 26-68 56-70C20-58-8-68-6-92C-14-88-22-86-29-87C-32-94-42-98-46-108ZM100-38C96-16 80 0 56 0H-46C-56-3-62-9-65-18C-40-4 40 4 100-38Z'

/** Three short tail feathers that turn up. */
const upturnedTail =
  'M60-62C74-70 82-84 83-104C91-95 94-87 93-79L108-92C111-79 110-68 106-60L121-66C119-42 104-26 84-16Z'

/** Her near wing in one broad contour: shoulder, elbow on the flank, wrist before the breast, three round primaries up. */
const wingAtBill = [
  path(
    'M26-70C4-78-16-70-30-60C-42-56-46-70-48-84C-50-96-62-98-66-86C-66-104-80-108-84-92C-88-108-102-106-101-90C-98-60-84-34-58-18C-36-5-8 0 16-6C44-12 62-30 58-50C54-62 40-68 26-70Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-66-86C-64-70-58-58-46-50C-60-56-68-70-66-86ZM-84-92C-80-70-70-54-54-42C-72-52-84-72-84-92ZM-78-40C-50-12-8-2 16-6C44-12 62-30 58-50C46-28 14-20-16-24C-40-26-62-30-78-40Z',
      downShade,
    ),
  ),
  // Down over its root.
  path('M16-76Q10-62 2-60Q14-56 14-48Q24-48 24-38Q36-42 38-30Q50-34 60-24L76-60L40-76Z', down),
]

/** Sitting, the tips of a wing at her bill, eye wide and cheek puffed, so as not to quack (page 9). */
export const duckHoldingBill = () =>
  scaleToHeight(
    'duck',
    160,
    path(upturnedTail, down),
    path(sittingBody, down),
    shade(path(sittingBodyShade, downShade)),
    ...wingAtBill,
    // Over the tips, so that the bill stays whole.
    group({ x: -14, y: -124, rotate: 8 }, ...duckHead({ mood: 'hush', blush: 13, look: [-0.6, -0.8] })),
  )
