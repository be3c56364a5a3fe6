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
    path(`M78-240${back}H40L-60-34L-110-92C-132-150-132-210-96-244Z`, c.fur),
    dim(`M78-240${back}C150-60 130-130 60-200Z`),
    path(foreleg, c.cream),
    path(
      'M-96-244C-132-210-132-150-110-92Q-98-98-92-112Q-84-84-64-68Q-58-86-50-96Q-38-68-16-56Q-14-80-6-92Q10-78 30-72Q40-96 42-118Q50-108 60-102C68-150 72-196 62-240Z',
      c.cream,
    ),
    path('M42-40C40-100 108-134 150-96C176-66 168-18 140-2H60C46-10 42-24 42-40Z', c.fur),
    shade(path('M42-30C34-96 92-132 140-104C96-112 50-84 42-30Z', c.furShadow)),
    path('M22-24C44-34 84-34 108-24C122-14 116 1 102 1H20C4 1 4-16 22-24Z', c.cream),
    shade(path('M-16 1V-13L-10 1ZM4 1V-12L10 1Z', c.whiteShade)),
    // The tail.
    path('M150-56C184-46 186 0 150 5C126 9 100 8 84 0C116 0 140-10 150-56Z', c.furShade),
    headOn({ x: -10, y: neckAt }, noriHead(how)),
  )
