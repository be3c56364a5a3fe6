import { asFigure, colours as c, ellipse, ink, line, type Placement, path, shade } from '../../kit/svg'
import { bill, billShade, down, downShade, wingFeathers, wingShade } from './duck'

/* Clara the duck crying, facing left, about 250 wide: back bent, bill on her breast, one wing to her eye. */

/** Outline of head, breast, bent back and the drooping tail, whose tip turns up a little. */
const slumpedBody =
  'M-92-70C-106-96-100-140-68-154C-38-166-8-156 0-134C26-150 66-142 88-106C104-80 120-64 142-60C152-60 156-66 153-72C165-66 163-52 150-47C142-45 136-45 132-46C137-40 142-38 147-37C139-30 128-29 116-31C98-8 60 0 20 0C-24 2-66 2-84-14C-98-28-100-50-92-70Z'

/** The wing, bent at the elbow on the ground; three primaries dab the eye. */
const dabbingWing = () => [
  path(
    'M38-98C66-84 70-46 44-24C20-6-14-14-30-36C-42-54-50-74-53-94C-52-102-44-103-40-96C-42-110-38-122-31-121C-24-119-24-106-22-99C-20-110-12-118-6-113C-2-106-6-90-2-80C10-82 22-104 38-98Z',
    wingFeathers,
  ),
  shade(
    path(
      'M38-98C66-84 70-46 44-24C20-6-14-14-30-36C-4-22 24-36 34-60C40-76 42-86 38-98ZM-40-96C-38-80-34-66-24-52C-36-62-42-80-40-96ZM-22-99C-22-82-18-66-8-54C-20-64-26-82-22-99ZM-2-80C-2-66 4-56 12-48C-2-54-8-68-2-80Z',
      wingShade,
    ),
  ),
]

/** The bill hangs down on the breast. */
const hangingBill = [
  path('M-62-94C-66-70-82-44-98-36C-112-36-110-60-96-96Z', billShade),
  path('M-92-122C-100-104-104-84-116-66C-126-48-120-36-108-40C-90-46-70-72-62-102Q-72-120-92-122Z', bill),
  ink(
    path('M-98-92h.1M-88-88h.1', 'none', { stroke: '#A84E1F', 'stroke-width': 5, 'stroke-linecap': 'round' }),
  ),
]

/** An eye full of tears under a lid that is half closed and hangs at its outer end. */
const weepingEye = [
  ink(ellipse(-58, -108, 15, 17, c.eye)),
  path('M-70-98Q-58-88-47-97Q-58-80-70-98Z', '#B4DCFF'),
  ink(ellipse(-64, -102, 4, 4, '#fff')),
  path('M-78-106C-78-136-36-136-39-96Q-54-116-78-106Z', downShade),
  line('M-77-106Q-54-116-40-97', c.eye, 4),
  shade(path('M-84-142C-70-148-48-140-36-120C-52-133-66-136-80-133C-86-133-88-139-84-142Z', '#A88C84')),
]

export const cryingDuck = (place: Placement) =>
  asFigure(
    'duck',
    place,
    path(slumpedBody, down),
    // Shade below the head, in the fold of the neck and below the belly.
    shade(
      path(
        'M-92-70C-70-50-20-60 0-134C12-80-20-34-60-36C-80-38-92-52-92-70ZM-94-44C-80-22-40-16 10-16C56-16 90-22 116-36C98-8 60 0 20 0C-24 2-66 2-84-14C-92-22-96-34-94-44Z',
        downShade,
      ),
    ),
    ...hangingBill,
    ...weepingEye,
    shade(ellipse(-44, -80, 12, 8, c.cheek, { opacity: 0.8 })),
    ...dabbingWing(),
    path('M-64-92C-74-76-73-66-64-66S-55-76-64-92Z', '#B4DCFF'),
  )
