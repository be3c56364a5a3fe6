import { colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { eye, type Mood } from '../face'
import { scaleToHeight } from '../heights'
import { closedBill } from './duck'
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
      '#F08A4B',
    ),
    group(
      { class: 'wag' },
      path('M34-104C48-112 58-124 62-142L66-126L78-132L70-116L80-110C76-94 68-78 58-66Z', '#FFFBEF'),
    ),
    // Outline of breast, neck, head and back.
    path(
      'M-30-42C-56-54-64-82-54-106C-49-120-50-130-58-142C-80-150-94-170-87-192C-79-215-52-226-29-216C-6-206 2-180-9-158C-16-142-12-130 0-122C10-115 22-112 34-110C54-106 70-96 72-82C66-58 50-40 28-36C6-31-14-34-30-42Z',
      '#FFFBEF',
    ),
    // Shade on nape, back and belly, away from the light.
    shade(
      path(
        'M-29-216C-6-206 2-180-9-158C-16-142-12-130 0-122C10-115 22-112 34-110C54-106 70-96 72-82C66-58 50-40 28-36C6-31-14-34-30-42C10-44 44-60 48-92C14-92-22-108-26-138C-26-160-8-186-29-216Z',
        '#DCCFC6',
      ),
    ),
    path(
      'M-20-86C-6-102 20-102 36-92L56-98L49-84L58-79L46-70L50-62C32-46 8-46-6-58C-18-66-24-78-20-86Z',
      '#E4CFB2',
    ),
    shade(path('M-6-58C8-46 32-46 50-62L46-70C30-56 10-52-6-58Z', '#CDB394')),
    group({ x: -137, y: -100, rotate: 43 }, ...closedBill('happy')),
    // Wide eye, one brow raised in doubt.
    eye(-49, -187, 11, 'hush', { look: [-0.8, -0.8] }),
    shade(path('M-57-205C-47-213-36-208-33-200C-41-205-48-206-57-205Z', '#B49C92')),
    shade(ellipse(-37, -164, 9, 6, c.cheek, { opacity: 0.8 })),
  )

/** Outline of the body in three-quarter view, cheeks puffed. */
const bodyHoldingBill =
  'M-26-84C-44-70-58-52-54-30C-50-10-26-4 4-4C30-4 46-12 56-24L66-23L61-30L67-38C62-42 61-46 61-52C60-68 48-78 34-86C50-90 50-104 42-112C38-132 24-145 2-145C-20-145-34-130-33-112C-33-100-30-92-26-84Z'
const bodyHoldingBillShade =
  'M34-86C48-78 60-68 61-52C61-24 40-4 4-4C34-14 42-46 30-80Q0-78-18-88C14-86 34-92 42-112Q52-92 34-86Z'

/** The wing bends at the elbow in front of the breast; two feather tips press the bill shut. */
const wingHoldingBill =
  'M46-74C62-52 48-24 18-21C-16-20-40-38-50-62C-56-78-56-96-47-99C-39-100-35-94-34-89C-33-100-30-105-23-104C-12-102-12-88-8-74Q16-48 46-74Z'
/** Shade on the wing's lower edge and between the two feather tips. */
const wingHoldingBillShade =
  'M53-60C56-38 44-24 18-21C-16-20-40-38-50-62C-34-36-10-24 18-26C36-27 50-38 53-60ZM-34-89Q-33-66-20-56Q-29-72-34-89Z'

/** The face in three-quarter view, bill shut. @param cheekSize larger when the cheeks are puffed */
const halfTurnedFace = (mood: Mood, look: [number, number], cheekSize: number) => [
  eye(-21, -122, 8, mood, { narrow: 0.7, look, skin: '#DCCFC6', outer: -1 }),
  path('M-9-100L-70-102C-74-88-56-86-44-86Q-18-84-9-94Z', '#D96B2E'),
  path(
    'M-27-119C-36-114-46-110-60-108C-74-107-80-100-74-96C-62-93-50-98-38-96C-26-92-14-92-7-97C-7-108-14-118-27-119Z',
    '#F08A4B',
  ),
  eye(8, -119, 11, mood, { look, skin: '#DCCFC6' }),
  cheek(24, -98, cheekSize),
]

/** Holding her own bill shut, eyes wide, so as not to quack (page 9). */
export const duckHoldingBill = () =>
  scaleToHeight(
    'duck',
    142,
    path('M16-8L4-2L12-1L18 3L26 0L38 1L28-8Z', '#F08A4B'),
    path(bodyHoldingBill, '#FFFBEF'),
    shade(path(bodyHoldingBillShade, '#DCCFC6')),
    ...halfTurnedFace('hush', [-0.7, -1], 10),
    path(wingHoldingBill, '#E4CFB2'),
    shade(path(wingHoldingBillShade, '#DCCFC6')),
  )
