import { asFigure, colours as c, group, line, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { headWithBandana, sittingNeckY } from './parts'

/* Nori on the hill, sitting half turned to the right: waiting for the moon, calling it, and looking at it. */

const farForeleg = 'M64-120C62-70 74-48 71-28C64-8 68 0 82 0H124C138 0 140-12 128-24C118-48 124-90 120-130Z'

/** Trunk, with locks of fur along the back. */
const trunk =
  'M-44-240C-86-214-122-180-142-134L-156-130L-148-116C-155-98-158-84-157-70L-171-60L-157-50C-156-20-142-2-112-2H70C112-30 138-86 134-140C132-182 112-212 86-234Z'

/** Shade on the back, away from the evening sky. */
const shadeOnBack =
  'M-44-240C-86-214-122-180-142-134L-156-130L-148-116C-155-98-158-84-157-70L-171-60L-157-50C-156-20-142-2-112-2H-70C-122-34-128-104-96-150C-72-184-46-204-24-236Z'

const chest =
  'M84-232C130-208 150-170 144-130L156-117L140-110L147-91L128-91L127-71L110-80L99-58L85-77L64-66C78-120 64-182 34-228Z'

const nearForeleg = 'M26-130C20-78 34-50 31-27C22-10 28 2 44 2H88C104 2 106-12 94-25C88-54 98-92 92-128Z'

/** Fur of the upper foreleg, ending in locks above the white. */
const sleeve = 'M20-154C11-118 15-92 22-70L34-82L42-62L55-79L67-62L78-80L90-70C101-104 98-140 84-168Z'

const thigh = 'M-130-94C-108-142-36-130-14-68C-6-32-26-2-64-2H-118C-146-20-149-62-130-94Z'
/** Crease of the thigh, tapering at both ends. */
const crease = 'M-112-110C-76-138-26-110-14-66C-10-44-16-26-30-14C-22-30-22-48-28-66C-42-104-76-124-112-110Z'
const hindFoot = 'M-74-26C-46-42-2-40 14-24C24-9 14 3-2 3H-84C-98 1-94-16-74-26Z'

/** Tail lying in the grass, its white tip raised. */
const tail = group(
  { x: -116, y: -2, flip: true },
  group(
    { class: 'wag' },
    path('M0 0C32 6 70 4 90-12C110-30 112-62 98-88C90-70 80-58 64-54C44-50 22-54 6-70Z', c.furShade),
    path('M98-88C113-60 110-30 90-12L83-27L73-14L69-32L58-24L59-42L48-44Q70-50 80-62T98-88Z', c.cream),
    shade(path('M110-42C107-28 100-19 90-12L83-27L73-14L72-21Q98-20 110-42Z', c.whiteShade)),
  ),
)

/** The body without head. */
const body = () => [
  tail,
  shade(path(farForeleg, c.whiteShade)),
  path(trunk, c.fur),
  shade(path(shadeOnBack, c.furShade)),
  path(chest, c.cream),
  // Below the chin, and beside the upper foreleg.
  shade(path('M34-228C58-196 72-164 74-126L85-77L64-66C78-120 64-182 34-228Z', c.whiteShade)),
  path(nearForeleg, c.cream),
  shade(
    path('M26-130C20-78 34-50 31-27C22-10 28 2 44 2H58C46-4 44-16 48-28C50-50 40-70 42-100Z', c.whiteShade),
  ),
  path(sleeve, c.fur),
  path(thigh, c.fur),
  shade(path(crease, c.furShadow)),
  path(hindFoot, c.cream),
  shade(path('M-92-8C-60 0-20-2 18-12C18-2 10 3-2 3H-84C-92 2-94-4-92-8Z', c.whiteShade)),
  shade(line('M-28 1V-10M-11 1V-10M62 1V-12M78 1V-12', c.parchment, 4)),
  shade(path('M-46-220C-10-150 78-150 118-212Z', c.furShadow)),
]

/** @param options of the head; `lift`: how far the neck is stretched, in units */
export const callingNori = ({ lift = 0, ...options }: HeadOptions & { lift?: number } = {}) =>
  asFigure(
    'nori',
    {},
    ...body(),
    headWithBandana({ x: 36 - lift * 0.3, y: sittingNeckY - lift }, noriHead({ turn: 0.8, ...options })),
  )
