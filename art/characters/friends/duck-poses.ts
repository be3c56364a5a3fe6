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
 * The far wing as an arm: shoulder on the back, elbow out, wrist at the crown. The primaries are a visor above the
 * eye, the secondaries hang from elbow and forearm.
 */
const wingAsVisor = [
  path(
    'M10-112C22-116 36-136 48-152C38-164 16-186 2-202C-12-206-34-210-58-222L-88-244C-72-242-60-238-50-234L-72-252C-56-250-44-244-34-240L-46-254C-20-250 2-240 14-228C38-212 58-194 72-174L96-174L80-161L95-154L76-147L84-136L64-134C56-116 42-100 28-94C14-92 2-104 10-112Z',
    wingFeathers,
  ),
  shade(
    path(
      'M72-174L96-174L80-161L95-154L76-147L84-136L64-134C56-116 42-100 28-94C42-108 56-126 60-154C48-170 28-188 12-200C30-190 54-182 72-174ZM-50-234Q-30-228-14-222Q-30-232-50-234ZM-34-240Q-18-236-4-226Q-16-238-34-240Z',
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
    ...wingAsVisor,
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

/** Outline of the body in three-quarter view, cheeks puffed. */
const huddledBody =
  'M-28-86C-42-78-58-64-61-42C-64-16-38-3 0-3C28-3 46-9 58-18C64-15 72-14 80-17C76-21 73-25 71-29C77-29 83-32 87-38C79-39 71-44 67-50C66-66 56-80 42-88C52-94 51-106 44-112C42-132 26-145 4-145C-20-145-34-130-33-112C-34-102-33-92-28-86Z'
const huddledBodyShade =
  'M42-88C56-80 66-66 67-50C71-44 79-39 87-38C83-32 77-29 71-29C73-25 76-21 80-17C72-14 64-15 58-18C46-9 28-3 0-3C-30-3-54-12-60-30C-40-8 20-6 44-34C56-50 50-70 26-80C6-76-16-80-30-88C-8-82 26-86 46-110C52-104 50-94 42-88Z'

/**
 * The near wing, used as an arm: from the shoulder down to the elbow, up to the wrist, and from there the primaries,
 * which close over the bill, and the thumb. The secondaries hang from the forearm.
 */
const wingAtBill = [
  path(
    'M42-82C62-74 68-46 52-26C42-13 28-10 18-14L14-21C6-14-6-15-13-22L-15-29C-23-25-33-29-38-37L-38-44C-47-46-53-54-52-63C-57-69-56-78-50-83C-60-90-67-101-65-111C-58-111-53-107-51-103C-54-112-52-121-46-125C-41-120-39-112-40-104C-39-113-35-120-29-121C-25-113-25-104-28-95C-24-98-18-100-12-98C-12-89-19-79-28-72C-19-61-6-57 8-63C22-69 32-76 42-82Z',
    wingFeathers,
  ),
  shade(
    path(
      'M52-26C42-13 28-10 18-14L14-21C4-26-4-32-8-40C6-30 24-26 36-28C46-30 54-38 58-48C58-40 56-32 52-26ZM14-21C6-14-6-15-13-22L-15-29C-22-34-27-40-29-47C-19-36-6-28 14-21ZM-15-29C-23-25-33-29-38-37L-38-44C-42-48-45-53-46-59C-39-47-29-37-15-29ZM-51-103C-48-95-46-89-42-84C-48-88-50-95-51-103ZM-40-104C-39-96-37-90-33-85C-39-89-40-96-40-104ZM-28-95C-30-89-31-84-30-80C-33-84-32-90-28-95Z',
      wingShade,
    ),
  ),
]

/** Holding her own bill shut, eyes wide, so as not to quack (page 9). */
export const duckHoldingBill = () =>
  scaleToHeight(
    'duck',
    142,
    path('M16-8L4-1Q12 1 18 3L26 0L38 1L28-8Z', bill),
    path(huddledBody, down),
    shade(path(huddledBodyShade, downShade)),
    ...halfTurnedFace('hush', [-0.7, -1], 10),
    ...wingAtBill,
  )
