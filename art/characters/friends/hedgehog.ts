import {
  colours as c,
  type Drawing,
  element,
  ellipse,
  group,
  ink,
  limb,
  path,
  shade,
  sides,
} from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { brow, cheek, type FriendOptions, mouth, shadow } from './parts'

/* Hugo the hedgehog, standing on y = 0, facing left unless a function says otherwise. */

/** Colours of face, belly and coat. */
export const skin = '#F3D9BD'
export const skinShade = '#E3BF9B'
export const darkBrown = '#4E322E'
export const brown = '#7D5546'
export const spineTip = '#C59A78'
export const bellyFur = '#B98A68'

/** The shape of a spine, which rows repeat as a marker. @param flat how far it is pressed to the back, in degrees */
const spineShape = (flat: number) =>
  shade(
    element(
      'marker',
      { id: 'spine', orient: 'auto', overflow: 'visible' },
      group({ rotate: flat }, path('M-2 2Q8-2 17-9Q11 3 2 7Z', brown), path('M9-3L17-9L12 1Z', spineTip)),
    ),
  )

/** Rows of spines along an invisible line, which turn with it. @param d the rows, each from brow to rump */
export const spineRowsAlong = (d: string, size: number) =>
  shade(element('path', { d, fill: 'none', 'stroke-width': size, 'marker-mid': 'url(#spine)' }))

/**
 * Spines in overlapping rows, whose shape is written once.
 * @param d the rows, each from brow to rump
 * @param size of a spine
 * @param flat how far the spines are pressed to the back, in degrees
 */
export const spines = (d: string, size: number, flat: number = 0) => [
  spineShape(flat),
  spineRowsAlong(d, size),
]

/** Size of a spine on every page; along a row they are about 20 apart, as are the rows. */
export const spineSize = 1.3

/** Outline of the back, with the uneven hairline over face and ears. */
export const back =
  'M-34-2C-42-10-46-20-42-28Q-50-34-48-42L-40-44Q-50-54-46-64L-34-66L-34-78L-20-78L-8-97L4-86L18-109L26-91L46-107L50-87L72-93L70-70L92-66L80-48L97-34L82-26Q84-6 60-2Z'
const spineRows =
  'M-50-76L-36-68L-20-78L0-84L22-90L46-86L66-70L80-48M-40-54L-24-64L-4-66L16-72L42-65L66-40M-42-42L-28-48L-10-50L8-54L26-50L42-38M-38-28L-14-36L14-35L36-24'
const bellyFringe = 'M-40-24Q20-8 78-24Q74-8 58-4L46-9L34-2L20-9L4-2L-10-9L-28-3Z'

/** Face, ear and nose, facing left. */
export const face = (
  { mood = 'curious', look = [-0.5, 0] }: FriendOptions,
  mouthParts: Drawing[] = [mouth(-86, -15, 17, mood)],
) => [
  path('M-30-2C-24-22-26-50-36-58C-52-64-70-54-78-40C-86-33-100-33-101-25C-98-13-70-2-44-1Z', skin),
  ellipse(-38, -60, 12, 13, skin),
  shade(ellipse(-39, -58, 6, 8, c.blush)),
  eye(-62, -38, 8, mood, { look, skin: skinShade }),
  brow(-58, -50, 6, mood, '#8A6350'),
  cheek(-51, -23, mood === 'hush' ? 12 : 8),
  ink(ellipse(-99, -26, 7, 6, c.eye)),
  ...mouthParts,
]

/** The mouth wide open, calling: the lower jaw drops from the cheek. */
export const callingMouth = [
  ink(path('M-98-17C-86-21-74-21-63-18C-61-6-70 7-89 11C-94 7-97-4-98-17Z', c.eye)),
  shade(path('M-87 9C-88-1-77-6-66-6C-69 2-77 9-87 9Z', c.tongue)),
  path('M-63-18C-52-8-56 10-72 17C-84 22-98 18-89 11C-72 7-63-6-63-18Z', skin),
]

/** His coat in profile: back, spines and the fringe over the belly. */
export const coat = () => [
  path(back, darkBrown),
  ...spines(spineRows, spineSize),
  path(bellyFringe, bellyFur),
]

export const feet = (d: string) => limb(d, skinShade, 11)

/** About 205 wide. @param options `lifts`: rotates the head upwards, in degrees */
export const hedgehog = ({ lifts = 0, ...options }: FriendOptions & { lifts?: number } = {}): Drawing =>
  scaleToHeight(
    'hedgehog',
    110,
    shadow(84),
    feet('M-46-3L-32-3M-14-3L-6-3M28-3L42-3M54-3L62-3'),
    group({ x: lifts * -0.5, y: lifts * -0.3, rotate: lifts }, ...face(options)),
    path(back, darkBrown),
    ...spines(spineRows, spineSize),
    path(bellyFringe, bellyFur),
  )

/** Sitting up on his haunches, nose towards the moon, one finger raised (page 11). */
export const hedgehogSittingUp = () =>
  scaleToHeight(
    'hedgehog',
    110,
    path(
      'M-4-118L4-135L17-127L30-137L36-122L50-122L50-108L64-102L59-87L73-77L66-64L78-51L70-39L77-25L66-19L68-5L48-6L42 1H20C0-8-24-60-4-118Z',
      darkBrown,
    ),
    // Belly and chest, framed by the coat.
    path('M-30-92C-52-66-58-26-38-6C-22 2 14 2 26-4C10-14 16-52 4-76C-2-88-12-94-30-92Z', skin),
    shade(path('M4-76C16-52 10-14 26-4C14 2-22 2-38-6C-8-4 6-22 0-76Z', skinShade)),
    ...spines(
      'M0-110L8-122L22-122L36-112L48-98L56-80L60-60L62-40L58-22M6-98L22-104L36-92L45-74L50-54L51-34L48-22M4-80L18-82L28-68L35-50L37-36L34-22',
      spineSize,
    ),
    group({ x: -6, y: -46, rotate: 50 }, ...face({ mood: 'wonder', look: [-0.9, -0.5] })),
    // Arm and foot.
    path(
      'M0-78C-6-48-32-38-50-52C-62-54-66-64-62-68L-70-84Q-69-90-64-86L-55-73C-48-72-44-66-44-62C-34-56-24-62-20-72ZM-48 0C-54-12-40-16-28-12C-16-12-8-8-6 1H-44Z',
      skinShade,
    ),
  )

/** Half rolled up, looking out of the ball to the left, nose up (pages 9 and 11). */
export const curledHedgehog = (options: FriendOptions) =>
  scaleToHeight(
    'hedgehog',
    110,
    group({ x: -4, y: -30, rotate: 38, scale: 0.94 }, ...face(options)),
    path(
      'M-24-1L-40-34L-31-43L-47-58L-33-64L-38-85L-24-82L-21-104L-4-88L8-111L22-91L42-107L45-83L66-92L56-68L77-69L66-51L86-44L69-34L80-18L44-4H-20Z',
      darkBrown,
    ),
    ...spines(
      'M-42-42L-32-60L-17-76L3-84L24-82L43-71L56-55L68-34M-36-26L-24-42L-9-56L11-61L29-54L42-39L54-24M-26-10L-12-26L7-37L25-30L40-18',
      spineSize,
    ),
    path('M-34-22Q14-6 74-22Q70-4 52-2L40-8L28-2L14-8L0-2L-14-8L-26-2Z', bellyFur),
    feet('M-34-4L-20-4M36-4L50-4'),
  )

/** From behind, nose up to the right. */
export const hedgehogFromBehind = () =>
  group({ flip: true }, hedgehog({ mood: 'wonder', look: [-0.5, -0.9], lifts: 14 }))

/** From the front. */
export const hedgehogFromFront = (options: FriendOptions = {}) =>
  scaleToHeight(
    'hedgehog',
    112,
    shadow(84),
    path(
      'M-52 0C-74-8-82-22-80-34L-90-44L-76-52L-82-68L-66-72L-68-88L-50-88L-46-104L-30-98L-20-112L-6-104L8-114L20-102L34-109L42-95L58-96L60-82L76-80L74-62L88-54L78-40C84-22 72-6 52 0Z',
      darkBrown,
    ),
    shade(
      path(
        'M-60-12L-70-38L-58-36L-62-62L-46-54L-46-78L-28-68L-20-90L-6-74L10-92L20-72L40-84L42-62L60-66L56-42L68-38L60-12Z',
        brown,
      ),
    ),
    path('M-48-16L-54-4L-40-6L-32 2H32L42-6L54-3L48-16Z', bellyFur),
    ...sides.map((side) => ellipse(side * 42, -58, 12, 12, skin)),
    ...sides.map((side) => shade(ellipse(side * 42, -57, 6, 7, c.blush))),
    path('M-44-34C-46-66-18-64 0-54C18-64 46-66 44-34C42-10 20 0 0 0S-42-10-44-34Z', skin),
    path(
      'M-52-58L-40-52L-36-58L-26-48L-18-58L-8-48L0-56L10-47L18-58L28-49L36-57L42-51L52-60L30-80H-30Z',
      darkBrown,
    ),
    ...sides.map((side) =>
      eye(side * 19, -34, 8, options.mood ?? 'happy', {
        look: options.look ?? [0, 0],
        skin: skinShade,
        outer: side,
      }),
    ),
    brow(19, -47, 7, options.mood ?? 'happy', '#8A6350'),
    ...sides.map((side) => cheek(side * 30, -20)),
    ink(ellipse(0, -23, 9, 7, c.eye)),
    mouth(-10, -11, 20, options.mood ?? 'happy'),
    feet('M-40-3L-26-3M26-3L40-3'),
  )
