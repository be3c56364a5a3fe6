import { asFigure, colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { headWithBandana, paw, sittingNeckY } from './parts'

/* Nori sitting half turned to the left, in the dark, with somebody at his side and grass over his toes (page 9). */

const farForeleg = 'M-22-116C-24-72-18-46-22-28C-34-16-28 1-12 1H26C40 1 42-10 34-22C32-48 40-80 44-116Z'
/** From the shoulder over the elbow to the wrist. */
const foreleg =
  'M52-208C100-222 140-192 160-150C170-128 168-112 164-88H128C128-112 114-130 94-144C66-162 40-184 52-208Z'
const back = 'C118-190 154-150 166-98C176-50 162-4 118 0'

/** @param options of the head; `covers`: what his near paw, at (147, -70), rests on */
export const huddledNori = ({ covers, ...options }: HeadOptions & { covers: Drawing }) =>
  asFigure(
    'nori',
    {},
    path(`M78-240${back}H40L-60-34L-110-92C-132-150-132-210-96-244Z`, c.fur),
    shade(path(`M78-240${back}C150-60 130-130 60-200Z`, c.furShadow)),
    path(farForeleg, c.cream),
    path(
      'M-96-244C-132-210-132-150-110-92Q-84-84-64-68Q-58-86-50-96Q-38-68-16-56Q-14-80-6-92Q10-78 30-72L42-118Q50-108 60-102C68-150 72-196 62-240Z',
      c.cream,
    ),
    path('M42-40C40-100 108-134 150-96C176-66 168-18 140-2H60C46-10 42-24 42-40Z', c.fur),
    shade(path('M42-30C34-96 92-132 140-104C96-112 50-84 42-30Z', c.furShadow)),
    covers,
    // The near foreleg reaches down to it.
    shade(group({ x: -7, y: 5 }, path(foreleg, c.furShadow))),
    path(foreleg, c.fur),
    path(
      'M128-88C128-98 124-106 120-114L132-106L138-122L148-108L158-122L166-106C168-100 166-94 164-84Z',
      c.cream,
    ),
    paw({ x: 147, y: -76, rotate: 88, scale: 0.84 }),
    asFigure('bandana', {}, headWithBandana({ x: -10, y: sittingNeckY }, noriHead(options))),
  )
