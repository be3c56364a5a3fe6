import { mix } from '../kit/lighting'
import { colours as c, group, type Placement, path } from '../kit/svg'

/** An open book standing on the ground, 236 wide, seen from its covers; a star is on the front. @param cover its colour */
export const standingBook = (place: Placement, cover: string) =>
  group(
    place,
    path(
      'M0-12C-30-30-66-34-100-26L-112-104C-76-118-34-114 0-96C34-114 76-118 112-104L100-26C66-34 30-30 0-12Z',
      c.cream,
    ),
    path(
      'M0 0C-30-18-66-22-106-10L-120-94C-80-106-34-102 0-82C34-102 80-106 120-94L106-10C66-22 30-18 0 0Z',
      cover,
    ),
    path('M0 0C30-18 66-22 106-10L120-94C80-106 34-102 0-82Z', mix(cover, c.ink, 0.12)),
    path('M-62-88l9 21 21 8-21 9-9 21-9-21-21-9 21-8Z', '#E2703A'),
  )
