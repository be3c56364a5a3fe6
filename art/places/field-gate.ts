import { line, path, shade } from '../kit/svg'

/* The gate between birches on the hilltop, their wood, and a root (page 9). */

/** Dark marks on the bark of a birch, from the middle of its foot upwards. */
const birchMarks = 'm-9-60q8 6 14 1m-4-62q5-5 11-1m-17-54q6 5 9 0m-3-66q8 6 12 1m-13-56q5-4 8-1m-4-60q5 5 9 0'

/** Birches in the mist beside the text: thin trunks, and one with bark in broken pencil lines. */
export const birchWood = [
  line('M486 60V520M884 60L876 470', '#0E2C23', 13),
  path('M430-20C436 160 430 340 420 530H452C446 340 452 160 456-20Z', '#0E2C23'),
]

/** Two birches as posts of a gate: the near one shows the firefly's light, the far one the night. */
export const birches = [
  path('M794 470C806 330 800 160 812-20H828C820 160 822 330 836 470Z', '#2C5A48'),
  path(
    'M572 500C594 420 584 300 590 200S602 60 600-20H628C624 80 616 130 614 210C610 320 610 420 634 500Z',
    '#3C6450',
  ),
  shade(
    path(
      'M572 500C594 420 584 300 590 200S602 60 600-20H606C604 80 606 130 602 210C598 320 604 420 594 500Z',
      '#8C986C',
    ),
  ),
  line(`M602 494${birchMarks}M812 494${birchMarks}`, '#0C261E', 5),
]

/** The old field gate, sagging from the near birch, its fence on the left. */
export const fieldGate = [
  line('M632 300V452M784 322V456', '#081C15', 9),
  line(
    'M626 316L790 336M626 346L790 362M626 378L790 388M626 412L790 416M636 408L776 338M-60 442Q300 430 590 388M-60 474Q300 464 590 424',
    '#081C15',
    6,
  ),
]

/** A mossy root on the ground; its top is at (478, 574). */
export const mossyRoot = [
  path('M372 620C392 590 416 572 466 570C520 566 548 574 566 588L600 620Z', '#2A4A34'),
  path(
    'M400 590Q406 572 424 573q12-7 24 0q14-6 28 0q12-7 26 0q14-6 28 0Q550 576 560 586Q520 594 488 584Q440 600 400 590Z',
    '#6C8A48',
  ),
]
