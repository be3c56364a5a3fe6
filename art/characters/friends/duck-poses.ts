import { colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { eye, type Mood } from '../face'
import { scaleToHeight } from '../heights'
import {
  bill,
  billShade,
  closedBill,
  down,
  downShade,
  foldedWing,
  tail,
  wingFeathers,
  wingShade,
} from './duck'
import { cheek } from './parts'

/* Poses of Clara the duck that single story pages need, facing left, standing on y = 0. */

/** On tiptoe, her neck stretched out to inspect something above her, tail up (page 11). */
export const stretchingDuck = () =>
  scaleToHeight(
    'duck',
    142,
    // Feet on tiptoe.
    path(
      'M-6-50H6L2-20L-4-10L0-1L-10-3L-18 1H-36L-16-9L-7-22ZM24-50H36L32-20L26-10L30-1L20-3L12 1H-6L14-9L23-22Z',
      bill,
    ),
    group({ x: 10, y: -2, rotate: -24, scale: 0.9 }, group({ class: 'wag' }, ...tail)),
    // Outline of breast, neck, head and back.
    path(
      'M-32-41C-60-52-70-82-60-106C-54-120-51-130-58-142C-80-150-94-170-87-192C-79-215-52-226-29-216C-6-206 2-180-9-158C-16-142-12-130 0-122C10-115 22-112 34-110C54-106 72-98 72-80C70-58 52-42 30-36C8-31-14-34-32-41Z',
      down,
    ),
    // Shade on nape and belly, away from the light, and between the feathers of the breast.
    shade(
      path(
        'M-29-216C-6-206 2-180-9-158C-16-142-12-130 0-122C10-115 22-112 34-110C4-100-26-112-28-138C-28-160-12-184-29-216ZM72-80C70-58 52-42 30-36C8-31-14-34-32-41C-46-46-56-56-61-68C-42-48-14-46 12-50C38-54 58-66 72-80ZM-54-82Q-54-72-45-70Q-52-66-58-72ZM-46-98Q-46-88-36-86Q-44-82-50-90ZM-40-72Q-36-64-27-64Q-34-58-42-64Z',
        downShade,
      ),
    ),
    group({ x: -10, y: -42, rotate: 10, scale: 0.72 }, ...foldedWing()),
    group({ x: -137, y: -100, rotate: 43 }, ...closedBill('happy')),
    // Wide eye, one brow raised in doubt.
    eye(-49, -187, 11, 'hush', { look: [-0.8, -0.8] }),
    shade(path('M-57-205C-47-213-36-208-33-200C-41-205-48-206-57-205Z', '#B49C92')),
    shade(ellipse(-37, -164, 9, 6, c.cheek, { opacity: 0.8 })),
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
