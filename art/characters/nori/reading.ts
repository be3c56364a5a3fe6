import { colours as c, type Drawing, ellipse, group, mirror, path, shade } from '../../kit/svg'
import type { HeadOptions } from './head'
import { paw } from './parts'
import { seatedBody } from './sitting'

/* Nori sitting with something to read. */

/** An open book seen from its covers. */
const book = () =>
  group(
    { y: -16 },
    path(
      'M0-4C-30-22-66-26-100-18L-110-98C-76-110-34-106 0-88C34-106 76-110 110-98L100-18C66-26 30-22 0-4Z',
      c.oat,
    ),
    shade(path('M0-88C34-106 76-110 110-98L100-18C66-26 30-22 0-4Z', '#F0D9B0')),
    path(
      'M0 8C-30-10-66-14-104-6L-118-88C-78-100-34-94 0-74C34-94 78-100 118-88L104-6C66-14 30-10 0 8Z',
      c.sun,
    ),
    shade(path('M0 8C30-10 66-14 104-6L118-88C78-100 34-94 0-74Z', c.sunDark)),
    path('M-42-32C-70-50-68-74-54-74C-46-74-43-66-43-66S-38-75-30-74C-16-72-20-48-42-32Z', '#E2703A'),
  )

/** A hind leg stretched towards the viewer: the sole with its pads. */
const hindPaw = () => [
  path('M64-62C92-84 132-80 146-52L128-10H70Z', c.fur),
  ellipse(124, -30, 35, 38, c.cream),
  shade(
    path(
      'M124-26C136-26 144-16 142-9C139-1 109-1 106-9C104-16 112-26 124-26ZM97-35a7 9 0 1 1 14 0a7 9 0 1 1-14 0ZM117-46a7 9 0 1 1 14 0a7 9 0 1 1-14 0ZM137-35a7 9 0 1 1 14 0a7 9 0 1 1-14 0Z',
      c.blush,
    ),
  ),
]

/** An arm that holds a book, without its paw. */
const bookArm = () => [
  path(
    'M50-214C98-204 126-178 136-138C142-116 152-96 142-80C132-66 112-68 96-74L84-106C92-126 76-150 44-162Z',
    c.fur,
  ),
  shade(path('M60-158C86-146 94-126 86-102C104-124 96-150 60-158Z', c.furShade)),
  path('M136-106L122-99L128-90L114-86C104-66 130-60 142-80Z', c.cream),
]

/** Holding something to read on his lap. @param options `held`: what he holds, drawn at his feet */
export const holdingNori = ({ held, ...options }: HeadOptions & { held: Drawing }) =>
  seatedBody(options, {
    upper: group({}, ...mirror('arms', ...bookArm())),
    held: group({}, held, ...mirror('limbs', ...hindPaw(), paw({ x: 104, y: -82, rotate: 172 }, false))),
    onLap: true,
  })

/** Reading an open book. */
export const readingNori = (options?: HeadOptions) =>
  holdingNori({ look: [0, 0.8], ...options, held: book() })
