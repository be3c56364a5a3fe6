import { group, path, shade } from '../../kit/svg'
import { eye, type Mood } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, closedBill, down, downShade, wingFeathers, wingShade } from './duck'
import { cheek } from './parts'

/* Poses of Clara the duck that single story pages need, facing left, standing on y = 0. */

/** A leg on tiptoe, from behind: the web stands upright. @param x of the ankle */
const tiptoe = (x: number) =>
  `M${x - 5}-40H${x + 6}L${x + 4}-20L${x + 13}-1L${x + 3} 1L${x - 3}-1L${x - 12} 2L${x - 17}-1L${x - 4}-20Z`

/** Outline of head, neck, breast and back, from behind; the neck is an S. */
const upstretchedBody =
  'M-44-164C-26-144-28-130-46-120C-62-108-68-88-64-68C-58-42-30-28-4-28C30-26 56-38 62-62C66-84 54-104 36-116C20-124 10-134 6-150C4-164 2-176-6-186Z'

/** Head and face, bill shut, as on the standing body. */
const inspectingFace = [
  path(
    'M-26-88C-20-96-28-100-28-110C-28-128-14-142 8-142C28-142 45-130 45-112C45-94 34-76 10-74C-6-74-18-80-26-88Z',
    down,
  ),
  shade(path('M10-74C34-76 45-94 45-112Q45-126 36-134C40-104 30-84 10-74Z', downShade)),
  ...closedBill('happy'),
  eye(2, -117, 11, 'hush', { look: [-1.55, -0.1] }),
  cheek(9, -96),
]

/**
 * The far wing, which comes out broad behind the back and bends over the head in one taper: the primaries are a
 * visor above the eye. The body hides its root.
 */
const wingAsVisor = [
  path(
    'M60-60C92-116 88-190 44-232C12-266-40-290-84-283Q-108-277-122-264Q-102-265-86-261Q-100-256-110-245Q-90-247-74-245Q-82-240-86-231Q-62-236-40-230C-10-222 6-190 2-160L-14-110Z',
    wingFeathers,
  ),
  shade(
    path(
      'M60-60C72-96 68-126 54-152Q54-132 42-118Q42-150 26-178Q26-152 10-138L-14-110ZM-86-261Q-50-264-24-252Q-50-257-86-261ZM-74-245Q-44-250-16-238Q-44-244-74-245Z',
      wingShade,
    ),
  ),
]

/** The near wing, folded over flank and back. */
const wingOnBack = [
  path(
    'M-30-82C-26-102 4-102 24-88C42-74 60-60 86-56L70-49L82-42L62-39L72-29L48-30C20-27-10-36-22-54C-28-64-32-74-30-82Z',
    wingFeathers,
  ),
  shade(
    path(
      'M70-49Q46-50 24-62Q46-58 70-49ZM48-30C20-27-10-36-22-54C-28-64-32-74-30-82C-22-56 10-40 48-30Z',
      wingShade,
    ),
  ),
]

/** Tail feathers, turned to the viewer, one of them curled. */
const tailFromBehind = [
  path('M52-56C68-54 82-62 84-76C84-86 72-88 70-80C75-80 77-76 74-72C70-66 60-64 50-64Z', down),
  path('M40-62C60-54 76-58 92-70Q92-56 84-48L100-52Q94-36 82-31L92-28C76-14 52-16 34-28Z', down),
  shade(path('M100-52Q94-36 82-31L92-28C76-14 52-16 34-28C56-26 74-34 84-48Z', downShade)),
]

/** From behind, on tiptoe, a wing shading her eye: she inspects something above her (page 11). */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    142,
    path(tiptoe(-16), bill),
    path(tiptoe(20), billShade),
    ...wingAsVisor,
    path(upstretchedBody, down),
    // The back is turned from the light.
    shade(
      path(
        'M-6-186C2-176 4-164 6-150C10-134 20-124 36-116C54-104 66-84 62-62C56-38 30-26-4-28C-30-28-52-38-61-60C-40-40-6-42 14-60C36-82 24-104-4-118C-18-126-18-150-16-168Z',
        downShade,
      ),
    ),
    group({ class: 'wag' }, ...tailFromBehind),
    ...wingOnBack,
    group({ x: -115, y: -103, rotate: 40 }, ...inspectingFace),
  )

/** The face in three-quarter view, bill shut. @param cheekSize larger when the cheeks are puffed */
const halfTurnedFace = (mood: Mood, look: [number, number], cheekSize: number) => [
  eye(-21, -122, 8, mood, { narrow: 0.7, look, skin: downShade, outer: -1 }),
  path('M-9-100L-70-102C-74-88-56-86-44-86Q-18-84-9-94Z', billShade),
  path(
    'M-27-119C-36-114-46-110-60-108C-74-107-80-100-74-96C-62-93-50-98-38-96C-26-92-14-92-7-97C-7-108-14-118-27-119Z',
    bill,
  ),
  eye(8, -119, 11, mood, { look, skin: downShade }),
  cheek(24, -98, cheekSize),
]

/** Outline of the sitting body in three-quarter view: head, one curved neck, breast, rump and tail. */
const sittingBody =
  'M-22-104C-16-94-14-84-22-75C-32-64-60-58-64-34C-68-12-48 0-20 1H44C62 0 76-6 86-16L108-20Q104-28 98-31L116-40Q106-46 96-46L106-58C92-54 78-54 64-58C46-63 28-62 24-74C20-84 22-94 30-102C40-112 42-122 38-132C34-148 18-156 0-156C-22-156-36-142-36-124C-36-114-30-108-22-104Z'
const sittingBodyShade =
  'M30-102C22-94 20-84 24-74C28-62 46-63 64-58C50-54 34-56 20-66C10-76 10-88 14-98C0-95-16-98-22-104C0-100 24-106 38-126C40-118 36-108 30-102ZM106-58L96-46Q106-46 116-40L98-31Q104-28 108-20L86-16C76-6 62 0 44 1H-20C-44 0-62-10-65-28C-50-12-20-12 10-14C50-18 76-30 106-58Z'

/** The secondaries, hanging from the forearm. */
const secondaries = 'M56-18Q50 2 36-4Q26 6 16-7Q6 2-5-13Q-15-4-23-21Q-36-18-46-50L-20-50L40-30Z'

/**
 * The near wing, used as an arm: from the shoulder down to the elbow, forward to the wrist, and from there the
 * primaries, which close over the bill, and the thumb below it.
 */
const wingAtBill = [
  shade(path(secondaries, wingShade)),
  path(
    'M14-66C38-70 62-50 61-25C59-10 44-6 32-12C10-19-14-24-34-36C-50-46-60-62-65-84C-70-102-72-114-68-126C-60-120-56-112-56-103C-58-115-56-128-50-135C-44-127-42-116-44-104C-44-115-40-124-34-129C-29-119-29-109-32-99C-27-101-20-100-15-95C-16-85-22-78-28-71C-18-58 4-49 22-42C25-48 20-58 14-66Z',
    wingFeathers,
  ),
  shade(
    path(
      'M61-25C59-10 44-6 32-12C10-19-14-24-34-36C-50-46-60-62-65-84C-56-60-42-50-24-42C4-32 34-22 46-30C50-36 34-40 22-42C25-48 20-58 14-66C30-46 62-44 61-25ZM-56-103C-56-92-52-85-46-79C-54-85-59-93-56-103ZM-44-104C-44-92-41-86-36-80C-43-86-47-94-44-104ZM-32-99C-34-93-33-88-30-84C-36-88-36-94-32-99Z',
      wingShade,
    ),
  ),
]

/** Sitting, and holding her own bill shut, eyes wide, so as not to quack (page 9). */
export const duckHoldingBill = () =>
  scaleToHeight(
    'duck',
    156,
    path(sittingBody, down),
    shade(path(sittingBodyShade, downShade)),
    group({ x: -2, y: -16 }, ...halfTurnedFace('hush', [-0.7, -1], 10)),
    ...wingAtBill,
  )
