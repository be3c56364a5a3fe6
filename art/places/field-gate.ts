import { ellipse, group, line, path, shade } from '../kit/svg'

/* The gate between birches on the hilltop, their wood, and a stump (page 9). */

/** Dark marks on the bark of a birch, from the middle of its foot upwards. */
const birchMarks = 'm-9-60q8 6 14 1m-4-62q5-5 11-1m-17-54q6 5 9 0m-3-66q8 6 12 1m-13-56q5-4 8-1m-4-60q5 5 9 0'

/** Trunks of a birch wood on the left under one crown, close to the colour of the night because the text is on them. */
export const birchWood = path(
  'M-60 530V-20H676Q690 22 656 36Q658 72 622 66Q606 96 574 74Q540 96 510 62Q480 86 452 70Q416 100 368 84Q350 124 300 104Q270 140 230 116Q190 148 140 120Q100 150 60 126Q20 150-10 130L-6 530H24L16 110H42L50 530H96L104 110H118L122 530H152L166 110H196L184 530H244L250 90H262L266 530H318L326 80H352L344 530Z',
  '#0E2C23',
)

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

/** The old field gate, sagging from the near birch, its fence on both sides. */
export const fieldGate = [
  line('M632 300V452M784 322V456', '#081C15', 9),
  line(
    'M626 316L790 336M626 346L790 362M626 378L790 388M626 412L790 416M636 408L776 338M830 372L1260 350M830 412L1260 396M-60 442Q300 430 590 388M-60 474Q300 464 590 424',
    '#081C15',
    6,
  ),
]

/** The mossy stump of a third birch, its cut at (476, 474). */
export const stump = group(
  { x: -9, y: -26 },
  path('M424 500C428 540 424 584 386 616H590C554 592 544 540 546 500Z', '#2A4A34'),
  shade(path('M500 500H546C544 540 554 592 590 616H520C528 580 496 540 500 500Z', '#14301F')),
  ellipse(485, 500, 62, 14, '#D8C088'),
  // Moss over its edge.
  path(
    'M423 500Q440 512 462 513T512 513T547 500L548 516Q544 530 534 518Q522 550 512 524Q500 522 494 528Q486 562 476 528Q464 524 458 534Q450 556 444 526Q430 534 424 518Z',
    '#6C8A48',
  ),
)
