import { noriHead } from './head'
import type { How } from './nori-parts'
import { headOn, neckAt } from './nori-parts'
import { colours as c, group, path, shade } from './svg'

/* Nori half turned to the left, who sits in the dark with somebody at his side (page 9). */

/** What no light reaches: it lies as the body is round. */
const dim = (d: string) => shade(path(d, '#3A3A78', { opacity: 0.5 }))

const foreleg = 'M-34-116C-36-72-32-46-36-28C-48-16-42 1-26 1H16C30 1 32-10 24-22C22-48 32-80 38-116Z'
const back = 'C118-190 154-150 166-98C176-50 162-4 118 0'

/** Chest out, haunch and foot beside it, the tail around him because it is cold. */
export const huddled = (how: How) =>
  group(
    {},
    shade(group({ x: -58, y: -9 }, path(foreleg, c.whiteShade))),
    path(`M78-240${back}H40L-60-34L-110-92C-132-150-112-204-64-240Z`, c.fur),
    dim(`M78-240${back}C150-60 130-130 60-200Z`),
    path(foreleg, c.cream),
    path(
      'M-64-240C-112-204-132-150-110-92Q-98-98-92-112Q-84-84-64-68Q-58-86-50-96Q-38-68-16-56Q-14-80-6-92Q10-78 30-72Q40-96 42-118Q50-108 60-102C68-150 72-196 62-240Z',
      c.cream,
    ),
    // Below the head.
    dim('M-92-214C-60-140 60-140 92-214L60-240H-60Z'),
    path('M42-40C40-100 108-134 150-96C176-66 168-18 140-2H60C46-10 42-24 42-40Z', c.fur),
    dim('M140-104C176-82 168-18 140-2H90C134-20 162-64 140-104Z'),
    shade(path('M42-30C34-96 92-132 140-104C96-112 50-84 42-30Z', c.furShadow)),
    path('M22-24C44-34 84-34 108-24C122-14 116 1 102 1H20C4 1 4-16 22-24Z', c.cream),
    shade(path('M-16 1V-13L-10 1ZM4 1V-12L10 1ZM22 1V-12L28 1ZM42 1V-12L48 1Z', c.whiteShade)),
    // The tail.
    path('M156-60C200-50 204 0 160 6C130 12 104 10 84 0C116 0 146-10 156-60Z', c.furShade),
    path('M138 9C116 10 100 8 84 0Q120 0 138-11L132-2Z', c.cream),
    headOn({ x: -10, y: neckAt }, noriHead(how)),
  )
