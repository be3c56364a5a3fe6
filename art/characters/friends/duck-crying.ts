import { asFigure, ellipse, group, type Placement, path, shade } from '../../kit/svg'
import { bill, down, duckBill, foot, wingFeathers, wingShade } from './duck-parts'

/*
 * Clara the duck crying, facing left, about 245 wide: she sits on her tail, her back is bent, and her bill lies on her
 * breast behind a wing.
 */

/** Outline of the bent neck, the ruffled back, the tail on the ground, and the breast. */
const slumpedBody =
  'M-96-134C-84-148-58-152-44-144L-38-156-24-136C-4-132 18-122 32-110L46-120 48-98C62-88 74-74 82-58L100-62 96-42C108-34 120-30 136-30L132-22 152-18 140-10 148-4C120 4 90 2 60 0H-36C-58 0-72-12-74-32L-84-40-74-48C-72-58-62-68-52-76Z'
const slumpedBodyShade =
  'M82-58C66-34 20-18-20-18-46-18-64-20-74-32-72-12-58 0-36 0H60C90 2 120 4 148-4L140-10 152-18 132-22 136-30C120-30 108-34 96-42L100-62ZM-44-144C-30-128-30-96-52-72L-44-60C-16-76-14-120-24-136ZM48-98Q34-88 16-88 40-84 56-92Z'

/** The wing before her eyes, in one contour from the shoulder over elbow and wrist to four primaries. */
const wing =
  'M42-72C34-98 2-108-26-110-52-116-76-128-98-130Q-108-126-102-120L-114-116Q-118-108-107-105L-112-98Q-108-90-94-92L-92-84Q-84-80-70-84C-52-76-30-44 0-36 26-32 46-48 42-72Z'

export const cryingDuck = (place: Placement) =>
  asFigure(
    'duck',
    place,
    path(slumpedBody, down),
    shade(path(slumpedBodyShade, down)),
    group({ x: -80, y: -98, rotate: -64, scale: 1.12 }, ellipse(0, 0, 37, 35, down), duckBill('sad')),
    // Feet turned in.
    group({ y: 6 }, path(foot(-18), bill)),
    group({ x: -94, y: 6, flip: true }, path(foot(0), bill)),
    // The wing's shadow on face and breast.
    shade(path(wing, wingShade, { transform: 'translate(-2 9)' })),
    path(wing, down),
    shade(
      path(
        'M-102-120Q-72-120-48-106-74-114-102-120ZM-107-105Q-76-108-46-94-74-100-107-105ZM42-72C38-54 18-44-6-50-30-56-46-78-58-84L-70-84C-52-76-30-44 0-36 26-32 46-48 42-72ZM32-78Q14-62-8-68 12-72 18-88Z',
        wingFeathers,
      ),
    ),
  )
