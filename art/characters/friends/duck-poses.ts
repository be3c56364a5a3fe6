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
  'M-46-108Q-16-84 14-110L9-94C6-76 26-68 56-70C20-58-8-68-6-92ZM100-38C96-16 80 0 56 0H-46Q40-2 100-38Z'

/** Three short tail feathers that turn up. */
const upturnedTail =
  'M60-62C74-70 82-84 83-104C91-95 94-87 93-79L108-92C111-79 110-68 106-60L121-66C119-42 104-26 84-16Z'

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
