import { element, group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { stretchedLegs } from './duck'
import { down, downShade, duckHead, wingFeathers, wingShade } from './duck-parts'

/* Poses of Clara the duck that single story pages need, facing left, standing on y = 0. */

/** Three short tail feathers that turn up. */
const upturnedTail =
  'M60-62C74-70 82-84 83-104C91-95 94-87 93-79L108-92C111-79 110-68 106-60L121-66C119-42 104-26 84-16Z'

/** Outline on tiptoe: the short neck in an S, the full breast, and the back. */
const tiptoeBody =
  'M-32-142C-14-118-34-108-54-94C-76-76-70-50-42-38C-14-28 22-32 46-42C68-52 86-64 96-84C98-96 84-104 66-104C46-104 24-106 26-124L36-150Z'
/** Shade below the cheek, on the nape, on belly and rump, and between the feathers of the breast. */
const tiptoeShade =
  'M-28-130C-14-116 14-116 28-130C20-114 22-106 44-104C20-92-6-98-23-114ZM96-84C86-64 68-52 46-42C22-32-14-30-42-38Q-60-46-66-62C-36-40 46-44 96-84ZM-58-78Q-57-68-48-67Q-54-63-61-68ZM-46-94Q-46-84-36-82Q-44-78-50-86Z'

/**
 * The near wing as a visor, in one contour: from the shoulder back to the elbow, up to the wrist above the head, and from
 * there a fan of primaries, the lowest of which shades the eye.
 */
const visorWing = [
  path(
    'M-10-78C12-84 34-92 42-112C48-134 46-160 36-174C16-178-16-182-46-192Q-74-202-92-203Q-100-226-72-221L-90-242Q-86-265-54-251L-59-268Q-48-290-23-266L-20-279Q-6-295 10-264L18-272Q34-284 40-252Q70-244 72-208Q88-196 82-178Q96-164 90-146Q102-126 90-108C82-84 68-66 46-56L6-52Z',
    wingFeathers,
  ),
  // Secondaries beyond the scalloped edge of the coverts.
  shade(
    path(
      'M40-252Q70-244 72-208Q88-196 82-178Q96-164 90-146Q102-126 90-108C82-84 68-66 46-56L30-54Q48-62 50-76Q68-86 62-106Q76-118 66-136Q74-152 62-166Q68-184 52-196Q58-228 40-252Z',
      wingShade,
    ),
  ),
  shade(
    element('path', {
      d: 'M-71-221L-10-198M-53-250L0-208M-22-265L11-216M10-263L22-222',
      fill: 'none',
      stroke: wingShade,
      'stroke-width': 3,
    }),
  ),
  // Down over its root.
  path('M-18-80Q-8-70 4-80Q6-68 20-72Q24-62 38-65Q36-48 10-46Z', down),
]

/** On tiptoe, a wing shading her eye: she inspects something above her (page 11). */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    150,
    stretchedLegs,
    group({ class: 'wag', x: 6, y: -26 }, path(upturnedTail, down)),
    path(tiptoeBody, down),
    shade(path(tiptoeShade, downShade)),
    group({ x: -2, y: -158, rotate: 22 }, ...duckHead({ mood: 'hush' })),
    ...visorWing,
  )

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
